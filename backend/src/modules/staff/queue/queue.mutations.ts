import { queueDecision } from '@deepm/schema/rules/staff/safety-queue'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { AlreadyDecidedError } from '../staff.errors.ts'
import { QueueChoiceEnum } from './queue.types.ts'
import { decideQueueItem } from './queue-decision.service.ts'
import { openCrisis } from './queue-opening.service.ts'

const QueueDecisionInput = builder
  .inputType('QueueDecisionInput', {
    description: 'A decision of staff about an item of the safety queue.',
    fields: (t) => ({
      id: t.id({ description: 'Id of the item.' }),
      since: t.field({
        type: 'DateTime',
        required: false,
        description: 'Start of the waiting time, as last read; if it has entered the queue again since, nothing is decided.',
      }),
      choice: t.field({ type: QueueChoiceEnum, description: 'The decision.' }),
      word: t.string({
        required: false,
        description: 'Message to the child, at most 300 characters; required for decisions that the child reads.',
      }),
      careNote: t.string({
        required: false,
        description:
          'Note for staff about what was done in a crisis, at most 2,000 characters; parents never read it. Required for a crisis.',
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
      'Decides an item of the safety queue, and notifies the child and, except for a crisis, the parent. Repeating it has no effect.',
    resolve: async (_root, { input }, context) => {
      await decideQueueItem(context, queueDecision.parse(input))
      return done
    },
  }),
)

builder.mutationField('openCrisis', (t) =>
  t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: { id: t.arg.id({ description: 'Id of the item in the safety queue.' }) },
    errors: { types: [NotFoundError] },
    description: 'Records that staff opened a crisis, which ends the reminders. Only the first opening is stored and logged.',
    resolve: async (_root, { id }, context) => {
      await openCrisis(context, id)
      return done
    },
  }),
)
