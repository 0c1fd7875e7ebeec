import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Panel = { title: string; Panel: LazyExoticComponent<ComponentType> }

/** The tabs of the people screen, in their order. Each is a chunk of its own and asks for its data when it is opened. */
export const peopleTabs = {
  staff: {
    title: 'Staff',
    Panel: lazy(() => import('../../features/staff/people/staff-tab.tsx').then((it) => ({ default: it.StaffTab }))),
  },
  accounts: {
    title: 'Accounts',
    Panel: lazy(() => import('../../features/staff/people/accounts-tab.tsx').then((it) => ({ default: it.AccountsTab }))),
  },
  lists: {
    title: 'Lists',
    Panel: lazy(() => import('../../features/staff/people/lists-tab.tsx').then((it) => ({ default: it.ListsTab }))),
  },
  enrolments: {
    title: 'Enrolments',
    Panel: lazy(() => import('../../features/staff/people/enrolments-tab.tsx').then((it) => ({ default: it.EnrolmentsTab }))),
  },
  consent: {
    title: 'Consent',
    Panel: lazy(() => import('../../features/staff/people/consent-tab.tsx').then((it) => ({ default: it.ConsentTab }))),
  },
} as const satisfies Record<string, Panel>

export type PeopleTab = keyof typeof peopleTabs

export function readPeopleTab(text: string | null): PeopleTab {
  return text !== null && Object.hasOwn(peopleTabs, text) ? (text as PeopleTab) : 'staff'
}
