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
import { changeFamilyMembership, decideEnrolmentRequest, enrolFamily } from './enrolment-decision.service.ts'
import { eraseLead } from './lead.service.ts'
import { AddressListEnum } from './lead.types.ts'
import { resendConsentRequest } from './waiting-consent.service.ts'
import { ConsentObstacleEnum } from './waiting-consent.types.ts'

const staff = { staff: true } as const
const word = { required: false, description: 'Message to the family, at most 300 characters.' } as const

const ManualEnrolmentInput = builder
  .inputType('ManualEnrolmentInput', {
    description: 'A manual enrolment.',
    fields: (t) => ({
      payerId: t.id({ description: 'Id of the parent’s account, or of a learner of 18 or more.' }),
      programme: t.field({ type: ProgrammeEnum, description: 'The programme.' }),
      word: t.string(word),
      requestKey: t.field({ type: 'UUID', description: 'Random key of the request; repeating it creates no second enrolment.' }),
    }),
  })
  .validate(manualEnrolmentForm)

const MembershipChangeInput = builder
  .inputType('MembershipChangeInput', {
    description: 'A change of a membership by staff.',
    fields: (t) => ({
      learnerId: t.id({ description: 'Id of the learner’s account.' }),
      from: t.field({
        type: MembershipTierEnum,
        description: 'The membership that was read; if it has changed since, the change is refused.',
      }),
      to: t.field({ type: MembershipTierEnum, description: 'New membership.' }),
      word: t.string(word),
    }),
  })
  .validate(membershipChangeForm)

const EnrolmentDecisionInput = builder
  .inputType('EnrolmentDecisionInput', {
    description: 'A decision of staff about an enrolment.',
    fields: (t) => ({
      id: t.id({ description: 'Id of the enrolment.' }),
      choice: t.field({ type: EnrolmentChoiceEnum, description: 'The decision.' }),
      word: t.string({ ...word, description: 'Message to the family, at most 300 characters; required to decline or end.' }),
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
    args: { input: t.arg({ type: ManualEnrolmentInput, description: 'The payer and the programme.' }) },
    errors: { types: [...refused, KeyReusedError] },
    description: 'Enrols a person in a programme without a payment, and notifies them. Closes an open checkout first.',
    resolve: async (_root, { input }, context) => {
      await enrolFamily(context, manualEnrolmentForm.parse(input))
      return done
    },
  }),
  decideEnrolment: t.field({
    type: DonePayload,
    authScopes: staff,
    args: { input: t.arg({ type: EnrolmentDecisionInput, description: 'The decision.' }) },
    errors: { types: [...refused, PaidByCardError, AlreadyDecidedError, SeenChangedError] },
    description:
      'Answers a request for a programme, or ends a manual enrolment, and notifies the family. Repeating it has no effect.',
    resolve: async (_root, { input }, context) => {
      await decideEnrolmentRequest(context, enrolmentDecision.parse(input))
      return done
    },
  }),
  changeMembership: t.field({
    type: DonePayload,
    authScopes: staff,
    args: { input: t.arg({ type: MembershipChangeInput, description: 'The learner and the new membership.' }) },
    errors: { types: [NotFoundError, ConsentMissingError, SeenChangedError, InvalidInputError, RateLimitedError] },
    description: 'Changes the membership of a learner, and notifies the family. Repeating it has no effect.',
    resolve: async (_root, { input }, context) => {
      await changeFamilyMembership(context, membershipChangeForm.parse(input))
      return done
    },
  }),
  linkFamily: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      learnerId: t.arg.id({ description: 'Id of the child’s account.' }),
      obstacle: t.arg({ type: ConsentObstacleEnum, description: 'Why the parent could not be linked, as last read.' }),
    },
    errors: {
      types: [NotFoundError, SeenChangedError, FamilyFullError, ParentAddressError, DemoAccountError, RateLimitedError],
    },
    description:
      'Links a parent who agreed but could not be linked, once the obstacle is removed. Only the parent who agreed is linked.',
    resolve: async (_root, { learnerId, obstacle }, context) => {
      await linkFamily(context, learnerId, obstacle)
      return done
    },
  }),
  closeConsentCase: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      learnerId: t.arg.id({ description: 'Id of the child’s account.' }),
      obstacle: t.arg({ type: ConsentObstacleEnum, description: 'Why the parent could not be linked, as last read.' }),
    },
    errors: { types: [NotFoundError, SeenChangedError, DemoAccountError, RateLimitedError] },
    description:
      'Closes the case of a parent who could not be linked. The account is erased within 7 days, unless the parent uses the link. Repeating it has no effect.',
    resolve: async (_root, { learnerId, obstacle }, context) => {
      await closeConsentCase(context, learnerId, obstacle)
      return done
    },
  }),
  askConsentAgain: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      learnerId: t.arg.id({ description: 'Id of the child’s account.' }),
      mails: t.arg.int({
        description: 'Number of emails sent, as last read; if another was sent since, the request is refused.',
      }),
    },
    errors: { types: [NotFoundError, ConsentMailsUsedUpError, SeenChangedError, DemoAccountError, RateLimitedError] },
    description: 'Emails a parent about consent again, as the child can: at most three times in total, to the same address.',
    resolve: async (_root, { learnerId, mails }, context) => {
      await resendConsentRequest(context, learnerId, mails)
      return done
    },
  }),
  eraseLead: t.field({
    type: DonePayload,
    authScopes: staff,
    args: {
      list: t.arg({ type: AddressListEnum, description: 'The list with the entry.' }),
      id: t.arg.id({ description: 'Id of the entry.' }),
    },
    errors: { types: [NotFoundError, DemoAccountError] },
    description: 'Erases an address from both lists, with the related emails, at its owner’s request.',
    resolve: async (_root, { list, id }, context) => {
      await eraseLead(context, list, id)
      return done
    },
  }),
}))
