import { queueDecision } from '@deepm/schema/rules/staff/safety-queue'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { AlreadyDecidedError } from '../staff.errors.ts'
import { QueueChoiceEnum } from './queue.types.ts'
import { decideQueueItem } from './queue-decision.service.ts'

const QueueDecisionInput = builder
  .inputType('QueueDecisionInput', {
    description: 'What staff decide about something in the safety queue.',
    fields: (t) => ({
      id: t.id({ description: 'Id of the item.' }),
      since: t.field({
        type: 'DateTime',
        required: false,
        description: 'Since when it waits, as it was read; when it waits anew since then, nothing is decided.',
      }),
      choice: t.field({ type: QueueChoiceEnum, description: 'What is decided.' }),
      word: t.string({
        required: false,
        description: 'What staff write to the child, at most 300 characters; required where the child reads it.',
      }),
      careNote: t.string({
        required: false,
        description:
          'What was done about a crisis, at most 2,000 characters, for staff; parents never read it. Required for a crisis.',
      }),
    }),
  })
  .validate(queueDecision)

builder.mutationField('decideQueueItem', (t) =>
  t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: { input: t.arg({ type: QueueDecisionInput, description: 'The decision.' }) },
    errors: { types: [NotFoundError, InvalidInputError, AlreadyDecidedError] },
    description:
      'Decides about something in the safety queue, and tells the child and, where it is no crisis, the parent. Asking again changes nothing.',
    resolve: async (_root, { input }, context) => {
      await decideQueueItem(context, queueDecision.parse(input))
      return done
    },
  }),
)
