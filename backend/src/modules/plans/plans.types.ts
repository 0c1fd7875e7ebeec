import { programmeIds } from '@deepm/schema/rules/plans/programmes'
import { builder } from '../../graphql/builder.ts'
import type { Payer } from './plans.policy.ts'

export const ProgrammeEnum = builder.enumType('Programme', {
  description: 'A programme of the pricing page, by its id. Names and prices are in schema/rules/programmes.',
  values: programmeIds,
})

export const EnrolmentStatusEnum = builder.enumType('EnrolmentStatus', {
  description: 'How an enrolment stands.',
  values: {
    waiting: { description: 'Asked of staff, who have not answered.' },
    open: { description: 'A checkout waits for the payer.' },
    paid: { description: 'It runs: paid, or begun by staff.' },
    failed: { description: 'The payment provider said no.' },
    declined: { description: 'Staff said no.' },
    cancelled: { description: 'Left or taken back; with a date of payment it ran and is over.' },
  },
})

export const PayerEnum = builder.enumType('Payer', {
  description: 'Who pays: the viewer, their parent or guardian, the academy itself for its staff, or nobody in the demo academy.',
  values: ['viewer', 'guardian', 'academy', 'nobody'] as const satisfies readonly Payer[],
})

export const EnrolmentType = builder.prismaObject('ProgrammeEnrolment', {
  description: 'Somebody enrolled in a programme. Readable by that person and by staff.',
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
    status: t.expose('status', { type: EnrolmentStatusEnum, description: 'How the payment stands.' }),
    amountCents: t.exposeInt('amountCents', { description: 'Price a month in US cents when it was opened.' }),
    word: t.exposeString('word', { description: 'What staff wrote to the family; may be empty.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for or opened.' }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first payment was known; null before.',
    }),
  }),
})
