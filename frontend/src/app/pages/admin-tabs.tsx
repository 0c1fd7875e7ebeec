import type { ComponentType } from 'react'
import { part } from '../../ui/part.ts'

type Panel = { title: string; Panel: ComponentType }

/** The tabs of the admin dashboard, in their order. Each is a chunk of its own and asks for its data when it is opened. */
export const adminTabs = {
  students: {
    title: 'Students',
    Panel: part('StudentsTab', () => import('../../features/staff/roster/students-tab.tsx')),
  },
  progress: {
    title: 'Progress',
    Panel: part('ProgressTab', () => import('../../features/staff/analytics/progress-tab.tsx')),
  },
  safety: {
    title: 'Safety',
    Panel: part('SafetyTab', () => import('../../features/staff/analytics/safety-tab.tsx')),
  },
  analytics: {
    title: 'Analytics',
    Panel: part('AnalyticsTab', () => import('../../features/staff/analytics/analytics-tab.tsx')),
  },
} as const satisfies Record<string, Panel>

export type AdminTab = keyof typeof adminTabs

export function readAdminTab(text: string | null): AdminTab {
  return text !== null && Object.hasOwn(adminTabs, text) ? (text as AdminTab) : 'students'
}
