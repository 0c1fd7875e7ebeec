import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { ReportConflictError } from './saved-report.errors.ts'
import type { ShippedReport } from './shipped-report.service.ts'

const staff = { staff: true } as const

builder.prismaObject('SavedReport', {
  description: 'A query that a staff member saved to run it again.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the report.' }),
    name: t.exposeString('name', { description: 'Name from its owner, in one line.' }),
    query: t.exposeString('query', { description: 'The document to run.' }),
    variables: t.exposeString('variables', { description: 'Variables as a JSON object; may be empty.' }),
    isShared: t.exposeBoolean('isShared', { description: 'Whether it is shared with other staff.' }),
    version: t.exposeInt('version', { description: 'Incremented with every change; pass it with the next one.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    isMine: t.boolean({
      description: 'Whether it belongs to the viewer, who alone can change it.',
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, { viewer }) => ownerId === viewer?.userId,
    }),
    ownerName: t.string({
      description: 'Name of the owner.',
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner.name,
    }),
  }),
})

export const ShippedReportType = builder.objectRef<ShippedReport>('ShippedReport').implement({
  description: 'A report shipped with the academy.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the report.' }),
    name: t.exposeString('name', { description: 'Name of the report.' }),
    description: t.exposeString('description', { description: 'What it shows, and how to read it.' }),
    query: t.exposeString('query', { description: 'The document to run; it needs no variables.' }),
  }),
})

errorType(ReportConflictError, 'The report was changed after the version that the change is based on.')
