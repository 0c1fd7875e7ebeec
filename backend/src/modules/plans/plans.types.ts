import { programmeIds } from '@deepm/schema/rules/plans/programmes'
import { builder } from '../../graphql/builder.ts'
import type { Payer } from './plans.policy.ts'

export const ProgrammeEnum = builder.enumType('Programme', {
  description: 'A programme of the pricing page, by its id. Names and prices are in schema/rules/plans/programmes.',
  values: programmeIds,
})

export const EnrolmentStatusEnum = builder.enumType('EnrolmentStatus', {
  description: 'Status of an enrolment.',
  values: {
    waiting: { description: 'Requested from staff, who have not answered.' },
    open: { description: 'A checkout waits for the payer.' },
    paid: { description: 'Active: paid, or enrolled by staff.' },
    failed: { description: 'The payment provider declined.' },
    declined: { description: 'Staff declined.' },
    cancelled: { description: 'Cancelled or withdrawn; with a payment date, it was active and has ended.' },
  },
})

export const PayerEnum = builder.enumType('Payer', {
  description: 'Who pays: the viewer, their parent or guardian, the academy for its staff, or no one in the demo academy.',
  values: ['viewer', 'guardian', 'academy', 'nobody'] as const satisfies readonly Payer[],
})

export const EnrolmentType = builder.prismaObject('ProgrammeEnrolment', {
  description: 'The enrolment of a person in a programme. Readable by that person and by staff.',
  authScopes: (enrolment, context) => enrolment.userId === context.viewer?.userId || { staff: true },
  select: { userId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the enrolment.' }),
    programme: t.field({
      type: ProgrammeEnum,
      select: { programme: true },
      description: 'The programme.',
      resolve: ({ programme }) => programme as (typeof programmeIds)[number],
    }),
    status: t.expose('status', { type: EnrolmentStatusEnum, description: 'Status of the enrolment.' }),
    amountCents: t.exposeInt('amountCents', { description: 'Price per month in US cents at the time it was opened.' }),
    word: t.exposeString('word', { description: 'Message from staff to the family; may be empty.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested or opened.' }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first payment was received; null before.',
    }),
  }),
})
