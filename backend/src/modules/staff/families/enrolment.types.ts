import { type EnrolmentChoice, enrolmentChoices } from '@deepm/schema/rules/staff/contact-lists'
import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { MembershipTierEnum } from '../../accounts/profile/learner.types.ts'
import { manualProvider } from '../../plans/enrolment.service.ts'
import {
  CheckoutOpenError,
  ConsentMissingError,
  NoPayerError,
  PaidByCardError,
  ProgrammeHeldError,
} from '../../plans/plans.errors.ts'
import { EnrolmentStatusEnum, ProgrammeEnum } from '../../plans/plans.types.ts'
import type { ListedEnrolment } from './enrolment-list.service.ts'
import type { FoundFamily } from './family-search.service.ts'

const staff = { staff: true } as const

export const EnrolmentChoiceEnum = builder.enumType('EnrolmentChoice', {
  description: 'What staff can do with an enrolment.',
  values: Object.fromEntries(
    Object.entries(enrolmentChoices).map(([name, { label }]) => [name, { description: `${label}.` }]),
  ) as Record<EnrolmentChoice, { description: string }>,
})

export const ListedEnrolmentType = builder.objectRef<ListedEnrolment>('ListedEnrolment').implement({
  description: 'An enrolment in the list of staff. Each reading is logged.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the enrolment.' }),
    payerId: t.exposeID('payerId', { description: 'Account of whoever enrols.' }),
    payerName: t.exposeString('payerName', { description: 'Their name.' }),
    payerEmail: t.exposeString('payerEmail', { description: 'Their address.' }),
    programme: t.expose('programme', { type: ProgrammeEnum, description: 'The programme.' }),
    status: t.expose('status', { type: EnrolmentStatusEnum, description: 'How it stands.' }),
    isManual: t.boolean({
      description: 'Whether it goes through staff, and not through the payment provider.',
      resolve: ({ provider }) => provider === manualProvider,
    }),
    amountCents: t.exposeInt('amountCents', { description: 'Price a month in US cents when it was opened.' }),
    word: t.exposeString('word', { description: 'What staff wrote to the family; may be empty.' }),
    openedAt: t.expose('at', { type: 'DateTime', description: 'When it was asked for or opened.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When the programme began; null before.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff decided last; null where they did not.',
    }),
    deciderName: t.exposeString('deciderName', {
      nullable: true,
      description: 'Who decided last; null where nobody did or the account is gone.',
    }),
  }),
})

const Payer = builder.objectRef<FoundFamily['payers'][number]>('FoundPayer').implement({
  description: 'Somebody of a family who can have a programme.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    email: t.exposeString('email', { description: 'Address of the account.' }),
  }),
})

const FoundLearner = builder.objectRef<FoundFamily['learners'][number]>('FoundLearner').implement({
  description: 'A learner of a family, whose membership staff can change.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    age: t.exposeInt('age', { description: 'Age in years, as far as it is known.' }),
    tier: t.expose('tier', { type: MembershipTierEnum, description: 'The membership now.' }),
    mayChange: t.exposeBoolean('mayChange', {
      description: 'False for a child under 13 whose parent has not said yes: nothing changes before.',
    }),
  }),
})

export const FoundFamilyType = builder.objectRef<FoundFamily>('FoundFamily').implement({
  description: 'The family of an account, found by its address. Each reading is logged.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account that has the address.' }),
    name: t.exposeString('name', { description: 'Name of that account.' }),
    payers: t.field({
      type: [Payer],
      description:
        'Who can have a programme: the account itself or the linked parents; none where a parent has to be found first.',
      resolve: ({ payers }) => payers,
    }),
    learners: t.field({
      type: [FoundLearner],
      description: 'The learner whose account it is, or the children of the parent.',
      resolve: ({ learners }) => learners,
    }),
  }),
})

errorType(NoPayerError, 'This account can not have a programme.')
errorType(ProgrammeHeldError, 'The family has a programme already.')
errorType(ConsentMissingError, 'The child waits for a parent’s yes.')
errorType(PaidByCardError, 'The programme is paid by card, and ends at the payment provider.')
errorType(CheckoutOpenError, 'The family has just opened a checkout.')
