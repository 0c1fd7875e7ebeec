import { isAdult } from '@deepm/schema/rules/accounts/ages'
import { type FamilyControls, labMinuteChoices } from '@deepm/schema/rules/family/family-controls'
import { builder } from '../../graphql/builder.ts'
import { errorType } from '../../graphql/errors.types.ts'
import { addressColumns, provenAddress } from '../accounts/addresses/address.service.ts'
import { FamilyFullError, NoParentLinkedError } from '../guardianship/guardianship.errors.ts'
import { LabToolEnum } from '../lab/lab.types.ts'
import { controlsOfLearner } from './controls.service.ts'
import { canEndLink } from './end-link.policy.ts'

errorType(FamilyFullError, 'The parent already has the maximum number of children. Nothing was changed or consumed.')
errorType(NoParentLinkedError, 'No parent is linked to the learner.')

const FamilyControlsType = builder.objectRef<FamilyControls>('FamilyControls').implement({
  description: 'What a family decides for a learner. Each setting has a default.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    mayAskProviders: t.exposeBoolean('mayAskProviders', {
      description:
        'Whether prompts, without personal data, may be sent to AI companies. A separate consent: off under 13 by default.',
    }),
    mayMakePictures: t.exposeBoolean('mayMakePictures', {
      description:
        'Whether a model may make pictures, if prompts may be sent to AI companies. A separate consent: off by default for everyone.',
    }),
    isLabOn: t.exposeBoolean('isLabOn', { description: 'Whether the AI lab is on.' }),
    opensLabEarly: t.exposeBoolean('opensLabEarly', {
      description: 'Whether the lab is open before the account is 30 days old.',
    }),
    labTools: t.field({
      type: [LabToolEnum],
      description: 'Allowed tools of the lab, in their order.',
      resolve: ({ labTools }) => [...labTools],
    }),
    labMinutesPerDay: t.exposeInt('labMinutesPerDay', {
      description: `Minutes a day in the lab: ${labMinuteChoices.join(', ')}.`,
    }),
    quietFrom: t.exposeInt('quietFrom', {
      nullable: true,
      description: 'When quiet hours begin, in minutes after midnight in the learner’s time zone; null for none.',
    }),
    quietUntil: t.exposeInt('quietUntil', {
      nullable: true,
      description: 'When quiet hours end, in minutes after midnight; earlier than `quietFrom` means the next day. Null for none.',
    }),
    mayShowProjects: t.exposeBoolean('mayShowProjects', { description: 'Whether projects may be shown to others.' }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account was paused: nothing is recorded and the lab is closed. Null if it is not paused.',
    }),
  }),
})

type Guardian = { id: string; firstName: string; lastName: string; since: Date; mayEnd: boolean }

const GuardianType = builder.objectRef<Guardian>('Guardian').implement({
  description: 'A linked parent, as shown to the family.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the parent’s account.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name; may be empty.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When the parent was linked.' }),
    mayEnd: t.exposeBoolean('mayEnd', {
      description:
        'Whether the viewer may end the link: from 13 up, when the learner has a confirmed address. A learner cannot during a pause.',
    }),
  }),
})

type Decision = { id: string; text: string; decidedAt: Date; parentFirstName: string | null }

const FamilyDecisionType = builder.objectRef<Decision>('FamilyDecision').implement({
  description: 'A decision of a parent about a learner.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the decision.' }),
    parentFirstName: t.exposeString('parentFirstName', {
      nullable: true,
      description: 'First name of the parent; null if the account no longer exists.',
    }),
    text: t.exposeString('text', { description: 'What the parent decided; completes a sentence that begins with the name.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', description: 'When it was decided.' }),
  }),
})

const InvitationType = builder.objectRef<{ parentEmail: string; expiresAt: Date }>('Invitation').implement({
  description: 'An unanswered invitation to a parent.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    parentEmail: t.exposeString('parentEmail', { description: 'Email address that it was sent to.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
})

const shownDecisions = 20

const person = { select: { id: true, firstName: true, lastName: true } } as const

builder.prismaObjectFields('Learner', (t) => ({
  timeZone: t.string({
    select: { user: { select: { timeZone: true } } },
    description: 'IANA time zone; decides when the learner’s days and quiet hours begin.',
    resolve: ({ user }) => user.timeZone,
  }),
  signsInByCode: t.boolean({
    select: { user: { select: addressColumns } },
    description: 'Whether the learner has no confirmed email address, so that a parent may create entry codes.',
    resolve: ({ user }) => provenAddress(user) === null,
  }),
  controls: t.field({
    type: FamilyControlsType,
    select: { consent: true, controls: true },
    description: 'Settings that the family decides for the learner.',
    resolve: controlsOfLearner,
  }),
  guardians: t.field({
    type: [GuardianType],
    select: {
      consent: true,
      ageAtSignup: true,
      createdAt: true,
      user: { select: addressColumns },
      guardianships: { select: { createdAt: true, parent: person }, orderBy: { createdAt: 'asc' } },
    },
    description: 'Parents linked to the learner.',
    resolve: (learner, _args, { viewer, clock }) => {
      const isPaused = viewer?.role === 'learner' && viewer.pause !== null && !isAdult(learner, clock())
      const mayEnd = canEndLink(learner) && !isPaused
      return learner.guardianships.map(({ parent, createdAt }) => ({ ...parent, since: createdAt, mayEnd }))
    },
  }),
  familyDecisions: t.field({
    type: [FamilyDecisionType],
    select: {
      familyDecisions: {
        select: { id: true, text: true, decidedAt: true, parent: { select: { firstName: true } } },
        orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
        take: shownDecisions,
      },
    },
    description: `Decisions of the parents in the last year, newest first; at most ${shownDecisions}.`,
    resolve: ({ familyDecisions }) =>
      familyDecisions.map(({ parent, ...it }) => ({ ...it, parentFirstName: parent?.firstName ?? null })),
  }),
  mayInviteParent: t.boolean({
    select: { consent: true, ageAtSignup: true, createdAt: true, guardianships: { select: { parentId: true } } },
    description: 'Whether the learner may invite a parent: from 13 up, and with a linked parent only from 18.',
    resolve: (learner, _args, { clock }) =>
      learner.consent === 'notRequired' && (learner.guardianships.length === 0 || isAdult(learner, clock())),
  }),
  invitation: t.field({
    type: InvitationType,
    nullable: true,
    select: (_args, context) => ({
      id: true,
      consent: true,
      consentRequests: {
        where: { answeredAt: null, expiresAt: { gt: context.clock() } },
        select: { parentEmail: true, expiresAt: true },
        take: 1,
      },
    }),
    description: 'Open invitation of a learner of 13 or more to a parent; visible to the learner only.',
    resolve: ({ id, consent, consentRequests }, _args, context) =>
      (id === context.viewer?.userId && consent === 'notRequired' && consentRequests[0]) || null,
  }),
}))
