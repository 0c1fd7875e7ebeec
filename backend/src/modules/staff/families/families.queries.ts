import { rowsPerPage } from '@deepm/schema/rules/staff/contact-lists'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import { EnrolmentStatusEnum } from '../../plans/plans.types.ts'
import { cursorFor, type ListPage } from '../list-page.service.ts'
import { FoundFamilyType, ListedEnrolmentType } from './enrolment.types.ts'
import { countEnrolments, readEnrolments } from './enrolment-list.service.ts'
import { findFamily } from './family-search.service.ts'
import { countLeads, readLeads } from './lead.service.ts'
import { AddressListEnum, LeadType, MailStateEnum } from './lead.types.ts'
import { countWaitingConsents, readWaitingConsents } from './waiting-consent.service.ts'
import { WaitingConsentType } from './waiting-consent.types.ts'

const staff = { authScopes: { staff: true } } as const
const paging = { defaultSize: rowsPerPage, maxSize: 100, toCursor: cursorFor }
const total = 'Total number on all pages.'

builder.queryFields((t) => ({
  leads: t.connection(
    {
      type: LeadType,
      ...staff,
      args: {
        list: t.arg({ type: AddressListEnum, description: 'The list.' }),
        search: t.arg.string({
          required: false,
          description: 'Only addresses that start with this text; at most 254 characters.',
        }),
        state: t.arg({ type: MailStateEnum, required: false, description: 'Only entries with this status.' }),
      },
      description: 'Email addresses that visitors left, newest first. Each page is logged.',
      resolve: async (_root, { list, search, state, ...args }, context) => {
        const filter = { list, search: search ?? null, state: state ?? null }
        const page = await resolveCursorConnection({ args, ...paging }, (asked: ListPage) => readLeads(context, filter, asked))
        return { ...page, filter }
      },
    },
    {
      ...staff,
      description: 'A page of addresses.',
      fields: (connection) => ({
        total: connection.int({ description: total, resolve: ({ filter }, _args, context) => countLeads(context, filter) }),
        isDemo: connection.boolean({
          description:
            'Whether the viewer is staff of the demo academy, who see no addresses because those belong to real people.',
          resolve: async (_page, _args, context) => staffMember(context).isDemo,
        }),
      }),
    },
    { ...staff, description: 'An address with its cursor.' },
  ),
  enrolments: t.connection(
    {
      type: ListedEnrolmentType,
      ...staff,
      args: { status: t.arg({ type: EnrolmentStatusEnum, required: false, description: 'Only entries with this status.' }) },
      description: 'Programme requests and enrolments, newest first. Each page is logged.',
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
    { ...staff, description: 'An enrolment with its cursor.' },
  ),
  waitingConsents: t.connection(
    {
      type: WaitingConsentType,
      ...staff,
      description: 'Children who wait for a parent’s consent, newest first. Each page is logged.',
      resolve: (_root, args, context) =>
        resolveCursorConnection({ args, ...paging }, (asked: ListPage) => readWaitingConsents(context, asked)),
    },
    {
      ...staff,
      description: 'A page of waiting children.',
      fields: (connection) => ({
        total: connection.int({ description: total, resolve: (_page, _args, context) => countWaitingConsents(context) }),
      }),
    },
    { ...staff, description: 'A child with its cursor.' },
  ),
  family: t.field({
    type: FoundFamilyType,
    nullable: true,
    ...staff,
    args: { email: t.arg.string({ description: 'Full email address of a parent or learner.' }) },
    description: 'The family of an account; null if no account has the address. Each reading is logged.',
    resolve: (_root, { email }, context) => findFamily(context, email),
  }),
}))
