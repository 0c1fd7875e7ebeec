import { enrolmentDecision, handEnrolmentForm, membershipChangeForm } from '@deepm/schema/rules/people-lists'
import { InvalidInputError, KeyReusedError, NotFoundError, RateLimitedError } from '../../errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { MembershipTierEnum } from '../identity/learner.types.ts'
import { DemoAccountError } from '../identity/profile.errors.ts'
import {
  CheckoutOpenError,
  ConsentMissingError,
  NoPayerError,
  PaidByCardError,
  PaymentUnreachableError,
  ProgrammeHeldError,
} from '../plans/plans.errors.ts'
import { ProgrammeEnum } from '../plans/plans.types.ts'
import { askAgain } from './consent-desk.service.ts'
import { decide, enrol, moveMembership } from './enrolment-desk.service.ts'
import { EnrolmentChoiceEnum } from './enrolment-desk.types.ts'
import { forgetLeftAddress } from './left-address.service.ts'
import { AddressListEnum } from './left-address.types.ts'
import { AlreadyDecidedError, ConsentMailsUsedUpError, SeenChangedError } from './staff.errors.ts'

const staff = { staff: true } as const
const word = { required: false, description: 'Words to the family, at most 300 characters.' } as const

const HandEnrolmentInput = builder
  .inputType('HandEnrolmentInput', {
    description: 'Whom staff enrol by hand, and in what.',
    fields: (t) => ({
      payerId: t.id({ description: 'Account of the parent, or of a learner of 18 or more.' }),
      programme: t.field({ type: ProgrammeEnum, description: 'The programme.' }),
      word: t.string(word),
      requestKey: t.field({ type: 'UUID', description: 'Random key of the request: a repeat enrols nobody twice.' }),
    }),
  })
  .validate(handEnrolmentForm)

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
  enrolByHand: t.field({
    type: DonePayload,
    authScopes: staff,
    args: { input: t.arg({ type: HandEnrolmentInput, description: 'Whom, and in what.' }) },
    errors: { types: [...refused, KeyReusedError] },
    description: 'Enrols somebody in a programme without a payment, and tells them. A checkout of theirs is closed first.',
    resolve: async (_root, { input }, context) => {
      await enrol(context, handEnrolmentForm.parse(input))
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
  forgetLeftAddress: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      list: t.arg({ type: AddressListEnum, description: 'The list that it was found on.' }),
      id: t.arg.id({ description: 'Id of the entry.' }),
    },
    errors: { types: [NotFoundError, DemoAccountError] },
    description: 'Forgets an address on both lists, with the mails to it from there, since its owner asked.',
    resolve: async (_root, { list, id }, context) => {
      await forgetLeftAddress(context, list, id)
      return done
    },
  }),
}))
