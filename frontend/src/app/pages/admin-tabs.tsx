import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Panel = { title: string; Panel: LazyExoticComponent<ComponentType> }

/** The tabs of the admin dashboard, in their order. Each is a chunk of its own and asks for its data when it is opened. */
export const adminTabs = {
  students: {
    title: 'Students',
    Panel: lazy(() => import('../../features/staff/roster/students-tab.tsx').then((it) => ({ default: it.StudentsTab }))),
  },
  progress: {
    title: 'Progress',
    Panel: lazy(() => import('../../features/staff/analytics/progress-tab.tsx').then((it) => ({ default: it.ProgressTab }))),
  },
  safety: {
    title: 'Safety',
    Panel: lazy(() => import('../../features/staff/analytics/safety-tab.tsx').then((it) => ({ default: it.SafetyTab }))),
  },
  analytics: {
    title: 'Analytics',
    Panel: lazy(() => import('../../features/staff/analytics/analytics-tab.tsx').then((it) => ({ default: it.AnalyticsTab }))),
  },
} as const satisfies Record<string, Panel>

export type AdminTab = keyof typeof adminTabs

export function readAdminTab(text: string | null): AdminTab {
  return text !== null && Object.hasOwn(adminTabs, text) ? (text as AdminTab) : 'students'
}
