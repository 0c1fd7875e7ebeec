import type { ComponentType } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'

type Panel = { title: string; Panel: ComponentType }

/** The tabs of the people screen in order. Each tab is a separate chunk and reads its data when it is opened. */
export const peopleTabs = {
  staff: {
    title: 'Staff',
    Panel: lazyComponent('StaffTab', () => import('../../../features/staff/accounts/staff-tab.tsx')),
  },
  accounts: {
    title: 'Accounts',
    Panel: lazyComponent('AccountsTab', () => import('../../../features/staff/accounts/accounts-tab.tsx')),
  },
  lists: {
    title: 'Leads',
    Panel: lazyComponent('ListsTab', () => import('../../../features/staff/contact-lists/lists-tab.tsx')),
  },
  enrolments: {
    title: 'Enrolments',
    Panel: lazyComponent('EnrolmentsTab', () => import('../../../features/staff/enrolment-requests/enrolments-tab.tsx')),
  },
  consent: {
    title: 'Consent',
    Panel: lazyComponent('ConsentTab', () => import('../../../features/staff/consent-cases/consent-tab.tsx')),
  },
} as const satisfies Record<string, Panel>

export type PeopleTab = keyof typeof peopleTabs

export function readPeopleTab(text: string | null): PeopleTab {
  return text !== null && Object.hasOwn(peopleTabs, text) ? (text as PeopleTab) : 'staff'
}
