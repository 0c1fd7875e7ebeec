import { enrolmentDecision, manualEnrolmentForm, membershipChangeForm } from '@deepm/schema/rules/staff/contact-lists'
import { InvalidInputError, KeyReusedError, NotFoundError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { ParentAddressError } from '../../accounts/account.errors.ts'
import { MembershipTierEnum } from '../../accounts/profile/learner.types.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { FamilyFullError } from '../../guardianship/guardianship.errors.ts'
import {
  CheckoutOpenError,
  ConsentMissingError,
  NoPayerError,
  PaidByCardError,
  PaymentUnreachableError,
  ProgrammeHeldError,
} from '../../plans/plans.errors.ts'
import { ProgrammeEnum } from '../../plans/plans.types.ts'
import { AlreadyDecidedError, ConsentMailsUsedUpError, SeenChangedError } from '../staff.errors.ts'
import { closeConsentCase, linkFamily } from './consent-case.service.ts'
import { EnrolmentChoiceEnum } from './enrolment.types.ts'
import { decide, enrol, moveMembership } from './enrolment-decision.service.ts'
import { eraseLead } from './lead.service.ts'
import { AddressListEnum } from './lead.types.ts'
import { askAgain } from './waiting-consent.service.ts'
import { ConsentObstacleEnum } from './waiting-consent.types.ts'

const staff = { staff: true } as const
const word = { required: false, description: 'Words to the family, at most 300 characters.' } as const

const ManualEnrolmentInput = builder
  .inputType('ManualEnrolmentInput', {
    description: 'Whom staff enrol by hand, and in what.',
    fields: (t) => ({
      payerId: t.id({ description: 'Account of the parent, or of a learner of 18 or more.' }),
      programme: t.field({ type: ProgrammeEnum, description: 'The programme.' }),
      word: t.string(word),
      requestKey: t.field({ type: 'UUID', description: 'Random key of the request: a repeat enrols nobody twice.' }),
    }),
  })
  .validate(manualEnrolmentForm)

const MembershipChangeInput = builder
  .inputType('MembershipChangeInput', {
    description: 'A membership that staff change by hand.',
    fields: (t) => ({
      learnerId: t.id({ description: 'Account of the learner.' }),
      from: t.field({
        type: MembershipTierEnum,
        description: 'The membership that was seen: when it is another by now, it is refused.',
      }),
      to: t.field({ type: MembershipTierEnum, description: 'The membership from now on.' }),
      word: t.string(word),
    }),
  })
  .validate(membershipChangeForm)

const EnrolmentDecisionInput = builder
  .inputType('EnrolmentDecisionInput', {
    description: 'What staff decide about an enrolment.',
    fields: (t) => ({
      id: t.id({ description: 'Id of the enrolment.' }),
      choice: t.field({ type: EnrolmentChoiceEnum, description: 'What is decided.' }),
      word: t.string({ ...word, description: 'Words to the family, at most 300 characters; required for a no and for an end.' }),
    }),
  })
  .validate(enrolmentDecision)

const refused = [
  NotFoundError,
  NoPayerError,
  ProgrammeHeldError,
  CheckoutOpenError,
  PaymentUnreachableError,
  InvalidInputError,
  RateLimitedError,
]

builder.mutationFields((t) => ({
  enrolManually: t.field({
    type: DonePayload,
    authScopes: staff,
    args: { input: t.arg({ type: ManualEnrolmentInput, description: 'Whom, and in what.' }) },
    errors: { types: [...refused, KeyReusedError] },
    description: 'Enrols somebody in a programme without a payment, and tells them. A checkout of theirs is closed first.',
    resolve: async (_root, { input }, context) => {
      await enrol(context, manualEnrolmentForm.parse(input))
      return done
    },
  }),
  decideEnrolment: t.field({
    type: DonePayload,
    authScopes: staff,
    args: { input: t.arg({ type: EnrolmentDecisionInput, description: 'The decision.' }) },
    errors: { types: [...refused, PaidByCardError, AlreadyDecidedError, SeenChangedError] },
    description:
      'Answers a request for a programme, or ends what was begun by hand, and tells the family. Asking again changes nothing.',
    resolve: async (_root, { input }, context) => {
      await decide(context, enrolmentDecision.parse(input))
      return done
    },
  }),
  changeMembership: t.field({
    type: DonePayload,
    authScopes: staff,
    args: { input: t.arg({ type: MembershipChangeInput, description: 'Whose, and to what.' }) },
    errors: { types: [NotFoundError, ConsentMissingError, SeenChangedError, InvalidInputError, RateLimitedError] },
    description: 'Changes the membership of a learner, and tells the family. Asking again changes nothing.',
    resolve: async (_root, { input }, context) => {
      await moveMembership(context, membershipChangeForm.parse(input))
      return done
    },
  }),
  linkFamily: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      learnerId: t.arg.id({ description: 'Account of the child.' }),
      obstacle: t.arg({ type: ConsentObstacleEnum, description: 'Why it was not possible, as it was read.' }),
    },
    errors: {
      types: [NotFoundError, SeenChangedError, FamilyFullError, ParentAddressError, DemoAccountError, RateLimitedError],
    },
    description:
      'Links a parent who agreed and could not be linked, once nothing stands in the way. The parent is the one who agreed.',
    resolve: async (_root, { learnerId, obstacle }, context) => {
      await linkFamily(context, learnerId, obstacle)
      return done
    },
  }),
  closeConsentCase: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      learnerId: t.arg.id({ description: 'Account of the child.' }),
      obstacle: t.arg({ type: ConsentObstacleEnum, description: 'Why it was not possible, as it was read.' }),
    },
    errors: { types: [NotFoundError, SeenChangedError, DemoAccountError, RateLimitedError] },
    description:
      'Closes the case of a parent who could not be linked. The account is erased in 7 days at the latest, unless the parent uses the link. Closing again changes nothing.',
    resolve: async (_root, { learnerId, obstacle }, context) => {
      await closeConsentCase(context, learnerId, obstacle)
      return done
    },
  }),
  askConsentAgain: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      learnerId: t.arg.id({ description: 'Account of the child.' }),
      mails: t.arg.int({ description: 'How many mails had gone out as it was read: when one more has, nothing is sent.' }),
    },
    errors: { types: [NotFoundError, ConsentMailsUsedUpError, SeenChangedError, DemoAccountError, RateLimitedError] },
    description:
      'Mails a parent about consent once more, as the child’s own button does: three times at most in all, to the same address.',
    resolve: async (_root, { learnerId, mails }, context) => {
      await askAgain(context, learnerId, mails)
      return done
    },
  }),
  eraseLead: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      list: t.arg({ type: AddressListEnum, description: 'The list that it was found on.' }),
      id: t.arg.id({ description: 'Id of the entry.' }),
    },
    errors: { types: [NotFoundError, DemoAccountError] },
    description: 'Forgets an address on both lists, with the mails to it from there, since its owner asked.',
    resolve: async (_root, { list, id }, context) => {
      await eraseLead(context, list, id)
      return done
    },
  }),
}))
