import { NotFoundError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { dataPage } from './data-page.service.ts'
import { type DataExport, exportData } from './data-rights.service.ts'

const DataExportType = builder.objectRef<DataExport>('DataExport').implement({
  description: 'All data that the academy stores about an account, as a file.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'Name of the file.' }),
    json: t.string({
      description: 'Content of the file: JSON with plain names, indented for reading.',
      resolve: ({ data }) => JSON.stringify(data, null, 2),
    }),
    page: t.string({
      description: 'The same data as one HTML page without scripts, to read and print.',
      resolve: ({ data }) => dataPage('What DEEPM Academy holds', data),
    }),
  }),
})

// A mutation, because it counts against a rate limit and must not be cached.
builder.mutationField('exportData', (t) =>
  t.field({
    type: DataExportType,
    authScopes: { signedIn: true },
    args: {
      childId: t.arg.id({
        required: false,
        description: 'Id of a child for whom the signed-in parent gave consent; the viewer if omitted.',
      }),
    },
    errors: { types: [RateLimitedError, NotFoundError] },
    description: 'Exports all data that the academy stores about the signed-in account or a child. At most ten times an hour.',
    resolve: (_root, { childId }, context) => exportData(context, childId ?? null),
  }),
)
