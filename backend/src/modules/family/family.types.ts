import { type FamilyControls, labMinuteChoices } from '@deepm/schema/rules/family/family-controls'
import { builder } from '../../graphql/builder.ts'
import { errorType } from '../../graphql/errors.types.ts'
import { addressColumns, ownAddress, provenAddress } from '../accounts/addresses/address.service.ts'
import { FamilyFullError, NoParentLinkedError } from '../guardianship/guardianship.errors.ts'
import { LabToolEnum } from '../lab/lab.types.ts'
import { controlsOfLearner } from './controls.service.ts'

errorType(FamilyFullError, 'The parent looks after as many children as a family can have here. Nothing was changed or used up.')
errorType(NoParentLinkedError, 'Nobody is linked to the learner who could answer.')

const FamilyControlsType = builder.objectRef<FamilyControls>('FamilyControls').implement({
  description: 'What a family decides for a learner. Each has a default until somebody says otherwise.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    mayAskProviders: t.exposeBoolean('mayAskProviders', {
      description:
        'Whether prompts, without personal data, may go to AI companies. A consent of its own: off under 13 by default.',
    }),
    isLabOn: t.exposeBoolean('isLabOn', { description: 'Whether the AI lab is on.' }),
    opensLabEarly: t.exposeBoolean('opensLabEarly', {
      description: 'Whether the lab is open before the account is 30 days old.',
    }),
    labTools: t.field({
      type: [LabToolEnum],
      description: 'Tools of the lab that may be used, in their order.',
      resolve: ({ labTools }) => [...labTools],
    }),
    labMinutesPerDay: t.exposeInt('labMinutesPerDay', {
      description: `Minutes a day in the lab: ${labMinuteChoices.join(', ')}.`,
    }),
    quietFrom: t.exposeInt('quietFrom', {
      nullable: true,
      description: 'When quiet hours begin, in minutes after midnight where the learner lives; null for none.',
    }),
    quietUntil: t.exposeInt('quietUntil', {
      nullable: true,
      description: 'When quiet hours end, in minutes after midnight; before `quietFrom` means the next day. Null for none.',
    }),
    mayShowProjects: t.exposeBoolean('mayShowProjects', { description: 'Whether projects may be shown to others.' }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing is recorded and the lab is closed; null while it goes on.',
    }),
  }),
})

type Guardian = { id: string; firstName: string; lastName: string; since: Date; mayEnd: boolean }

const GuardianType = builder.objectRef<Guardian>('Guardian').implement({
  description: 'A parent as the family sees them.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account of the parent.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name; may be empty.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when the two are linked.' }),
    mayEnd: t.exposeBoolean('mayEnd', {
      description:
        'Whether the viewer may end the link: from 13 up, when the learner can sign in without codes. Not for a learner during a pause.',
    }),
  }),
})

const InvitationType = builder.objectRef<{ parentEmail: string; expiresAt: Date }>('Invitation').implement({
  description: 'An invitation to a parent that nobody has answered yet.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    parentEmail: t.exposeString('parentEmail', { description: 'Where it was mailed to.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be answered.' }),
  }),
})

const person = { select: { id: true, firstName: true, lastName: true } } as const

builder.prismaObjectFields('Learner', (t) => ({
  timeZone: t.string({
    select: { user: { select: { timeZone: true } } },
    description: 'IANA name; decides when days and quiet hours of the learner begin.',
    resolve: ({ user }) => user.timeZone,
  }),
  signsInByCode: t.boolean({
    select: { user: { select: addressColumns } },
    description: 'Whether the learner confirmed no address of their own, so that a parent can make sign-in codes for them.',
    resolve: ({ user }) => provenAddress(user) === null,
  }),
  controls: t.field({
    type: FamilyControlsType,
    select: { consent: true, controls: true },
    description: 'What the family decides for the learner.',
    resolve: controlsOfLearner,
  }),
  guardians: t.field({
    type: [GuardianType],
    select: {
      consent: true,
      user: { select: addressColumns },
      guardianships: { select: { createdAt: true, parent: person }, orderBy: { createdAt: 'asc' } },
    },
    description: 'The parents linked to the learner.',
    resolve: ({ consent, user, guardianships }, _args, { viewer }) => {
      const isPaused = viewer?.role === 'learner' && viewer.pause !== null
      const mayEnd = consent === 'notRequired' && ownAddress(user) !== '' && !isPaused
      return guardianships.map(({ parent, createdAt }) => ({ ...parent, since: createdAt, mayEnd }))
    },
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
    description: 'The open invitation of a learner of 13 or more to a parent; only the learner sees it.',
    resolve: ({ id, consent, consentRequests }, _args, context) =>
      (id === context.viewer?.userId && consent === 'notRequired' && consentRequests[0]) || null,
  }),
}))
