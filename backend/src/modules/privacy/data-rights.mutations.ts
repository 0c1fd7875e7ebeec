import { NotFoundError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { dataPage } from './data-page.service.ts'
import { type DataExport, exportData } from './data-rights.service.ts'

const DataExportType = builder.objectRef<DataExport>('DataExport').implement({
  description: 'Everything the academy holds about an account, as a file.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'What to call the file.' }),
    json: t.string({
      description: 'The text of the file: JSON with plain names, indented for reading.',
      resolve: ({ data }) => JSON.stringify(data, null, 2),
    }),
    page: t.string({
      description: 'The same as one HTML page without scripts, for reading and printing.',
      resolve: ({ data }) => dataPage('What DEEPM Academy holds', data),
    }),
  }),
})

// A mutation, since it is counted and since nothing of it should stay in a cache.
builder.mutationField('exportData', (t) =>
  t.field({
    type: DataExportType,
    authScopes: { signedIn: true },
    args: {
      childId: t.arg.id({
        required: false,
        description: 'Id of a child who learns by the signed-in parent’s yes; else it is about oneself.',
      }),
    },
    errors: { types: [RateLimitedError, NotFoundError] },
    description: 'Everything the academy holds about the signed-in account or a child, at most ten times an hour.',
    resolve: (_root, { childId }, context) => exportData(context, childId ?? null),
  }),
)
