import { resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { countQueue, cursorFor, type QueuePage, readQueue } from './queue.service.ts'
import { QueueCountType, QueueItem, QueueKindEnum } from './queue.types.ts'

builder.queryField('safetyQueue', (t) =>
  t.connection(
    {
      type: QueueItem,
      authScopes: { staff: true },
      args: {
        kinds: t.arg({ type: [QueueKindEnum], required: false, description: 'Only these kinds; all when left out.' }),
        isOverdue: t.arg.boolean({ required: false, description: 'True for what is past its deadline only.' }),
        id: t.arg.id({ required: false, description: 'Only the item of this id.' }),
      },
      description:
        'What waits for staff, the gravest first, then the nearest deadline. Each page that is read is kept in the audit log.',
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
          description: 'How much of each kind waits, on all pages and whatever the filter.',
          resolve: (_page, _args, context) => countQueue(context),
        }),
      }),
    },
    { authScopes: { staff: true }, description: 'An item at its place in the safety queue.' },
  ),
)
