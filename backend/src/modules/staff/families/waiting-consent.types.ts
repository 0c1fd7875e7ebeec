import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { ConsentMailsUsedUpError, SeenChangedError } from '../staff.errors.ts'
import type { WaitingConsent } from './waiting-consent.service.ts'

export const ConsentObstacleEnum = builder.enumType('ConsentObstacle', {
  description: 'Why a parent who agreed could not be linked to the child.',
  values: {
    learnerAddress: { description: 'A learner signs in with the address.' },
    staffAddress: { description: 'A staff member signs in with the address.' },
    closedAccount: { description: 'The account of the address is suspended.' },
    familyFull: { description: 'The parent already has four children.' },
  } as const,
})

export const WaitingConsentType = builder.objectRef<WaitingConsent>('WaitingConsent').implement({
  description: 'A child who waits for a parent’s consent, as shown to staff. Each reading is logged.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the child’s account.' }),
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    parentEmail: t.exposeString('parentEmail', {
      description: 'Email address of the parent, masked except for its first letter and its domain.',
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the parent was first asked.' }),
    mails: t.exposeInt('mails', { description: 'Number of emails sent.' }),
    mailsLeft: t.exposeInt('mailsLeft', { description: 'Number of emails that can still be sent.' }),
    obstacle: t.expose('obstacle', {
      type: ConsentObstacleEnum,
      nullable: true,
      description: 'Why a parent who agreed could not be linked; null if no parent has agreed yet. Staff help the family.',
    }),
    isCaseOpen: t.exposeBoolean('isCaseOpen', {
      description: 'Whether a case is open, so that staff can link the family or close it.',
    }),
    erasedOn: t.expose('erasedOn', { type: 'DateTime', description: 'When the account is erased without consent.' }),
  }),
})

errorType(SeenChangedError, 'The data has changed since it was read; nothing was changed.')
errorType(ConsentMailsUsedUpError, 'The parent has already been sent the maximum number of emails.')
