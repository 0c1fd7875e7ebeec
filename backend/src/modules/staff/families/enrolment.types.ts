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
    payerId: t.exposeID('payerId', { description: 'Id of the payer’s account.' }),
    payerName: t.exposeString('payerName', { description: 'Name of the payer.' }),
    payerEmail: t.exposeString('payerEmail', { description: 'Email address of the payer.' }),
    programme: t.expose('programme', { type: ProgrammeEnum, description: 'The programme.' }),
    status: t.expose('status', { type: EnrolmentStatusEnum, description: 'Status of the enrolment.' }),
    isManual: t.boolean({
      description: 'Whether staff manage it instead of the payment provider.',
      resolve: ({ provider }) => provider === manualProvider,
    }),
    amountCents: t.exposeInt('amountCents', { description: 'Price per month in US cents at the time it was opened.' }),
    word: t.exposeString('word', { description: 'Message from staff to the family; may be empty.' }),
    openedAt: t.expose('at', { type: 'DateTime', description: 'When it was requested or opened.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When the programme began; null before.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff last decided; null if they did not.',
    }),
    deciderName: t.exposeString('deciderName', {
      nullable: true,
      description: 'Name of the staff member who last decided; null if there is none, or the account is gone.',
    }),
  }),
})

const Payer = builder.objectRef<FoundFamily['payers'][number]>('FoundPayer').implement({
  description: 'A family member who can have a programme.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    email: t.exposeString('email', { description: 'Email address of the account.' }),
  }),
})

const FoundLearner = builder.objectRef<FoundFamily['learners'][number]>('FoundLearner').implement({
  description: 'A learner of a family, whose membership staff can change.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    age: t.exposeInt('age', { description: 'Estimated age in years.' }),
    tier: t.expose('tier', { type: MembershipTierEnum, description: 'Current membership.' }),
    mayChange: t.exposeBoolean('mayChange', {
      description: 'False for a child under 13 without consent of a parent.',
    }),
  }),
})

export const FoundFamilyType = builder.objectRef<FoundFamily>('FoundFamily').implement({
  description: 'The family of an account, found by its email address. Each reading is logged.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account with the address.' }),
    name: t.exposeString('name', { description: 'Name of that account.' }),
    payers: t.field({
      type: [Payer],
      description:
        'Accounts that can have a programme: the account itself or the linked parents; empty if a parent must be found first.',
      resolve: ({ payers }) => payers,
    }),
    learners: t.field({
      type: [FoundLearner],
      description: 'The learner with this account, or the children of the parent.',
      resolve: ({ learners }) => learners,
    }),
  }),
})

errorType(NoPayerError, 'This account cannot have a programme.')
errorType(ProgrammeHeldError, 'The family already has a programme.')
errorType(ConsentMissingError, 'The child waits for a parent’s consent.')
errorType(PaidByCardError, 'The programme is paid by card and must be ended at the payment provider.')
errorType(CheckoutOpenError, 'The family has just opened a checkout.')
