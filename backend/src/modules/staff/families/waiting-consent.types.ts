import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { ConsentMailsUsedUpError, SeenChangedError } from '../staff.errors.ts'
import type { WaitingConsent } from './waiting-consent.service.ts'

export const ConsentObstacleEnum = builder.enumType('ConsentObstacle', {
  description: 'Why a parent who agreed could not be linked to the child.',
  values: {
    learnerAddress: { description: 'A learner signs in with the address.' },
    staffAddress: { description: 'A member of staff signs in with the address.' },
    closedAccount: { description: 'The account of the address is suspended.' },
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
    isCaseOpen: t.exposeBoolean('isCaseOpen', {
      description: 'Whether such a case is open: staff can link the family or close it.',
    }),
    erasedOn: t.expose('erasedOn', { type: 'DateTime', description: 'When the account is erased, unless a parent says yes.' }),
  }),
})

errorType(SeenChangedError, 'What was seen has changed since; nothing was done.')
errorType(ConsentMailsUsedUpError, 'The parent was mailed as often as they may be.')
