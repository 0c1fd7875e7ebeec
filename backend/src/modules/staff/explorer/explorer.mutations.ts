import { InvalidInputError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { recordExport } from './explorer.service.ts'

builder.mutationFields((t) => ({
  recordExport: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: {
      report: t.arg.string({ description: 'Description of the rows, 1 to 200 characters.' }),
      rows: t.arg.int({ description: 'Number of rows, 0 or more.' }),
    },
    errors: { types: [InvalidInputError] },
    description: 'Logs that rows of a result are saved as a file. Call it before saving.',
    resolve: async (_root, { report, rows }, context) => {
      await recordExport(context, report, rows)
      return done
    },
  }),
}))
