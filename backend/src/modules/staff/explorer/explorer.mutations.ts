import { InvalidInputError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { recordExport } from './explorer.service.ts'

builder.mutationFields((t) => ({
  recordExport: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: {
      report: t.arg.string({ description: 'What the rows are about, 1 to 200 characters.' }),
      rows: t.arg.int({ description: 'Number of rows, 0 or more.' }),
    },
    errors: { types: [InvalidInputError] },
    description: 'Keeps in the audit log that rows of a result are saved as a file. To be called before they are.',
    resolve: async (_root, { report, rows }, context) => {
      await recordExport(context, report, rows)
      return done
    },
  }),
}))
