import { builder } from '../../graphql/builder.ts'
import { failure } from '../../graphql/errors.types.ts'
import type { WaitingConsent } from './consent-desk.service.ts'
import { ConsentMailsUsedUpError, SeenChangedError } from './staff.errors.ts'

const ConsentObstacleEnum = builder.enumType('ConsentObstacle', {
  description: 'Why a parent who agreed could not be linked to the child.',
  values: {
    learnerAddress: { description: 'A learner signs in with the address.' },
    staffAddress: { description: 'A member of staff signs in with the address.' },
    familyFull: { description: 'The parent looks after four children already.' },
  } as const,
})

export const WaitingConsentType = builder.objectRef<WaitingConsent>('WaitingConsent').implement({
  description: 'A child who waits for a parent’s yes, as staff see it. Each reading is logged.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the child’s account.' }),
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    parentEmail: t.exposeString('parentEmail', {
      description: 'Address of the parent with all but its first letter and its domain left out.',
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the parent was asked first.' }),
    mails: t.exposeInt('mails', { description: 'How many mails have gone out.' }),
    mailsLeft: t.exposeInt('mailsLeft', { description: 'How many more may be sent.' }),
    obstacle: t.expose('obstacle', {
      type: ConsentObstacleEnum,
      nullable: true,
      description: 'Why a parent who agreed could not be linked; null when no parent agreed yet. Staff help the family.',
    }),
    erasedOn: t.expose('erasedOn', { type: 'DateTime', description: 'When the account is erased, unless a parent says yes.' }),
  }),
})

builder.objectType(SeenChangedError, {
  ...failure,
  name: 'SeenChangedError',
  description: 'What was seen has changed since; nothing was done.',
})
builder.objectType(ConsentMailsUsedUpError, {
  ...failure,
  name: 'ConsentMailsUsedUpError',
  description: 'The parent was mailed as often as they may be.',
})
