import { resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { countQueue, cursorFor, type QueuePage, readQueue } from './queue.service.ts'
import { QueueCountType, QueueItem, QueueKindEnum, ResponseTimesType } from './queue.types.ts'
import { responseTimes } from './queue-opening.service.ts'

builder.queryField('safetyQueue', (t) =>
  t.connection(
    {
      type: QueueItem,
      authScopes: { staff: true },
      args: {
        kinds: t.arg({ type: [QueueKindEnum], required: false, description: 'Only these kinds; all if omitted.' }),
        isOverdue: t.arg.boolean({ required: false, description: 'True for overdue items only.' }),
        id: t.arg.id({ required: false, description: 'Only the item with this id.' }),
      },
      description: 'Items that wait for staff, most severe first, then by deadline. Each page is logged.',
      resolve: (_root, { kinds, isOverdue, id, ...args }, context) => {
        const filter = { kinds: kinds ?? null, isOverdue: isOverdue ?? false, id: id ?? null }
        const read = (page: QueuePage) => readQueue(context, filter, page)
        return resolveCursorConnection({ args, defaultSize: 20, maxSize: 100, toCursor: cursorFor }, read)
      },
    },
    {
      authScopes: { staff: true },
      description: 'A page of the safety queue.',
      fields: (connection) => ({
        counts: connection.field({
          type: [QueueCountType],
          description: 'Number of waiting items by kind, on all pages and regardless of the filter.',
          resolve: (_page, _args, context) => countQueue(context),
        }),
        responseTimes: connection.field({
          type: ResponseTimesType,
          description: 'How long crises of the last 30 days waited until staff opened them.',
          resolve: (_page, _args, context) => responseTimes(context),
        }),
      }),
    },
    { authScopes: { staff: true }, description: 'An item with its cursor.' },
  ),
)
