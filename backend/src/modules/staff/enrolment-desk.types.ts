import { type EnrolmentChoice, enrolmentChoices } from '@deepm/schema/rules/people-lists'
import { builder } from '../../graphql/builder.ts'
import { failure } from '../../graphql/errors.types.ts'
import { MembershipTierEnum } from '../identity/learner.types.ts'
import { byHand } from '../plans/enrolment.service.ts'
import {
  CheckoutOpenError,
  ConsentMissingError,
  NoPayerError,
  PaidByCardError,
  ProgrammeHeldError,
} from '../plans/plans.errors.ts'
import { EnrolmentStatusEnum, ProgrammeEnum } from '../plans/plans.types.ts'
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
    isByHand: t.boolean({
      description: 'Whether it goes through staff, and not through the payment provider.',
      resolve: ({ provider }) => provider === byHand,
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

builder.objectType(NoPayerError, { ...failure, name: 'NoPayerError', description: 'This account can not have a programme.' })
builder.objectType(ProgrammeHeldError, {
  ...failure,
  name: 'ProgrammeHeldError',
  description: 'The family has a programme already.',
})
builder.objectType(ConsentMissingError, {
  ...failure,
  name: 'ConsentMissingError',
  description: 'The child waits for a parent’s yes.',
})
builder.objectType(PaidByCardError, {
  ...failure,
  name: 'PaidByCardError',
  description: 'The programme is paid by card, and ends at the payment provider.',
})
builder.objectType(CheckoutOpenError, {
  ...failure,
  name: 'CheckoutOpenError',
  description: 'The family has just opened a checkout.',
})
