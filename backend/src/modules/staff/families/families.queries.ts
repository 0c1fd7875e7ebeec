import { rowsPerPage } from '@deepm/schema/rules/staff/contact-lists'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import { EnrolmentStatusEnum } from '../../plans/plans.types.ts'
import { cursorFor, type ListPage } from '../list-page.service.ts'
import { FoundFamilyType, ListedEnrolmentType } from './enrolment.types.ts'
import { countEnrolments, readEnrolments } from './enrolment-list.service.ts'
import { findFamily } from './family-search.service.ts'
import { countAddresses, readAddresses } from './lead.service.ts'
import { AddressListEnum, LeadType, MailStateEnum } from './lead.types.ts'
import { countWaiting, readWaiting } from './waiting-consent.service.ts'
import { WaitingConsentType } from './waiting-consent.types.ts'

const staff = { authScopes: { staff: true } } as const
const paging = { defaultSize: rowsPerPage, maxSize: 100, toCursor: cursorFor }
const total = 'How many there are on all pages.'

builder.queryFields((t) => ({
  leads: t.connection(
    {
      type: LeadType,
      ...staff,
      args: {
        list: t.arg({ type: AddressListEnum, description: 'Which list.' }),
        search: t.arg.string({ required: false, description: 'Only addresses that begin with this; 254 characters at most.' }),
        state: t.arg({ type: MailStateEnum, required: false, description: 'Only those that stand so.' }),
      },
      description: 'Addresses that visitors left, the newest first. Each page that is read is logged.',
      resolve: async (_root, { list, search, state, ...args }, context) => {
        const filter = { list, search: search ?? null, state: state ?? null }
        const page = await resolveCursorConnection({ args, ...paging }, (asked: ListPage) =>
          readAddresses(context, filter, asked),
        )
        return { ...page, filter }
      },
    },
    {
      ...staff,
      description: 'A page of addresses.',
      fields: (connection) => ({
        total: connection.int({ description: total, resolve: ({ filter }, _args, context) => countAddresses(context, filter) }),
        isDemo: connection.boolean({
          description: 'Whether staff of the demo academy ask, who see no addresses: those belong to real people.',
          resolve: async (_page, _args, context) => staffMember(context).isDemo,
        }),
      }),
    },
    { ...staff, description: 'An address at its place in the list.' },
  ),
  enrolments: t.connection(
    {
      type: ListedEnrolmentType,
      ...staff,
      args: { status: t.arg({ type: EnrolmentStatusEnum, required: false, description: 'Only those that stand so.' }) },
      description: 'Requests for programmes and enrolments, the newest first. Each page that is read is logged.',
      resolve: async (_root, { status, ...args }, context) => {
        const page = await resolveCursorConnection({ args, ...paging }, (asked: ListPage) =>
          readEnrolments(context, status ?? null, asked),
        )
        return { ...page, status: status ?? null }
      },
    },
    {
      ...staff,
      description: 'A page of enrolments.',
      fields: (connection) => ({
        total: connection.int({ description: total, resolve: ({ status }, _args, context) => countEnrolments(context, status) }),
      }),
    },
    { ...staff, description: 'An enrolment at its place in the list.' },
  ),
  waitingConsents: t.connection(
    {
      type: WaitingConsentType,
      ...staff,
      description: 'Children who wait for a parent’s yes, the newest first. Each page that is read is logged.',
      resolve: (_root, args, context) =>
        resolveCursorConnection({ args, ...paging }, (asked: ListPage) => readWaiting(context, asked)),
    },
    {
      ...staff,
      description: 'A page of children who wait.',
      fields: (connection) => ({
        total: connection.int({ description: total, resolve: (_page, _args, context) => countWaiting(context) }),
      }),
    },
    { ...staff, description: 'A child at its place in the list.' },
  ),
  family: t.field({
    type: FoundFamilyType,
    nullable: true,
    ...staff,
    args: { email: t.arg.string({ description: 'The whole address of a parent or a learner.' }) },
    description: 'The family of an account; null when nobody has the address. Each reading is logged.',
    resolve: (_root, { email }, context) => findFamily(context, email),
  }),
}))
