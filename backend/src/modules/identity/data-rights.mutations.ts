import { RateLimitedError } from '../../errors.ts'
import { builder } from '../../graphql/builder.ts'
import { type DataExport, exportData } from './data-rights.service.ts'

const DataExportType = builder.objectRef<DataExport>('DataExport').implement({
  description: 'Everything the academy holds about an account, as a file.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'What to call the file.' }),
    json: t.exposeString('json', { description: 'The text of the file: JSON with plain names, indented for reading.' }),
  }),
})

// A mutation, since it is counted and since nothing of it should stay in a cache.
builder.mutationField('exportData', (t) =>
  t.field({
    type: DataExportType,
    authScopes: { signedIn: true },
    errors: { types: [RateLimitedError] },
    description: 'Everything the academy holds about the signed-in account, at most ten times an hour.',
    resolve: (_root, _args, context) => exportData(context),
  }),
)
