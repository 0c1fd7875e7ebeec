import type { ComponentType } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'

type Panel = { title: string; Panel: ComponentType }

/** The tabs of the admin dashboard in order. Each tab is a separate chunk and reads its data when it is opened. */
export const adminTabs = {
  students: {
    title: 'Students',
    Panel: lazyComponent('StudentsTab', () => import('../../../features/staff/roster/students-tab.tsx')),
  },
  progress: {
    title: 'Progress',
    Panel: lazyComponent('ProgressTab', () => import('../../../features/staff/analytics/progress-tab.tsx')),
  },
  safety: {
    title: 'Safety',
    Panel: lazyComponent('SafetyTab', () => import('../../../features/staff/analytics/safety-tab.tsx')),
  },
  analytics: {
    title: 'Analytics',
    Panel: lazyComponent('AnalyticsTab', () => import('../../../features/staff/analytics/analytics-tab.tsx')),
  },
} as const satisfies Record<string, Panel>

export type AdminTab = keyof typeof adminTabs

export function readAdminTab(text: string | null): AdminTab {
  return text !== null && Object.hasOwn(adminTabs, text) ? (text as AdminTab) : 'students'
}
