import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { ReportConflictError } from './saved-report.errors.ts'
import type { ShippedReport } from './shipped-report.service.ts'

const staff = { staff: true } as const

builder.prismaObject('SavedReport', {
  description: 'A query that a member of staff keeps to run it again.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the report.' }),
    name: t.exposeString('name', { description: 'What its owner calls it, in one line.' }),
    query: t.exposeString('query', { description: 'The document as it is run.' }),
    variables: t.exposeString('variables', { description: 'Variables as a JSON object; may be empty.' }),
    isShared: t.exposeBoolean('isShared', { description: 'Whether other staff see it, too.' }),
    version: t.exposeInt('version', { description: 'Grows with every change; to be named by the next.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    isMine: t.boolean({
      description: 'Whether it belongs to the viewer, who alone may change it.',
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, { viewer }) => ownerId === viewer?.userId,
    }),
    ownerName: t.string({
      description: 'Name of the member of staff whose it is.',
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner.name,
    }),
  }),
})

export const ShippedReportType = builder.objectRef<ShippedReport>('ShippedReport').implement({
  description: 'A report that comes with the academy.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the report.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it tells, and how to read it.' }),
    query: t.exposeString('query', { description: 'The document to run; it needs no variables.' }),
  }),
})

errorType(ReportConflictError, 'The report was changed somewhere else since the version that the change was made on.')
