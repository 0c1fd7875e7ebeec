import type { ComponentType } from 'react'
import { part } from '../../ui/part.ts'

type Panel = { title: string; Panel: ComponentType }

/** The tabs of the people screen, in their order. Each is a chunk of its own and asks for its data when it is opened. */
export const peopleTabs = {
  staff: {
    title: 'Staff',
    Panel: part('StaffTab', () => import('../../features/staff/people/staff-tab.tsx')),
  },
  accounts: {
    title: 'Accounts',
    Panel: part('AccountsTab', () => import('../../features/staff/people/accounts-tab.tsx')),
  },
  lists: {
    title: 'Lists',
    Panel: part('ListsTab', () => import('../../features/staff/people/lists-tab.tsx')),
  },
  enrolments: {
    title: 'Enrolments',
    Panel: part('EnrolmentsTab', () => import('../../features/staff/people/enrolments-tab.tsx')),
  },
  consent: {
    title: 'Consent',
    Panel: part('ConsentTab', () => import('../../features/staff/people/consent-tab.tsx')),
  },
} as const satisfies Record<string, Panel>

export type PeopleTab = keyof typeof peopleTabs

export function readPeopleTab(text: string | null): PeopleTab {
  return text !== null && Object.hasOwn(peopleTabs, text) ? (text as PeopleTab) : 'staff'
}
