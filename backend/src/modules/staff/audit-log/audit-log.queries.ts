import { type AuditAction, auditActions } from '@deepm/schema/rules/staff/audit'
import { builder } from '../../../graphql/builder.ts'
import { byId } from '../../../graphql/pages.ts'
import { auditOrder, auditors, entriesOf } from '../../../platform/audit-log/audit-log.service.ts'

builder.prismaObject('AuditEntry', {
  description: 'One thing that a member of staff read about people, decided or ran. It can not be changed.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the entry.' }),
    staffId: t.exposeID('staffId', { description: 'Account of the member of staff.' }),
    staffName: t.exposeString('staffName', { description: 'Their name at that time.' }),
    action: t.exposeString('action', { description: 'Id of what was done.' }),
    actionText: t.string({
      select: { action: true },
      description: 'What was done, in words.',
      resolve: ({ action }) => auditActions[action as AuditAction] ?? action,
    }),
    subjectIds: t.exposeStringList('subjectIds', { description: 'Ids of the accounts it was about.' }),
    detail: t.exposeString('detail', { description: 'What exactly. It names nobody and quotes nothing.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
})

const Auditor = builder.objectRef<{ id: string; name: string }>('Auditor').implement({
  description: 'A member of staff whose doings the log keeps.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'Name of the account.' }),
  }),
})

builder.queryFields((t) => ({
  auditLog: t.prismaConnection({
    type: 'AuditEntry',
    ...byId,
    authScopes: { staff: true },
    args: {
      staffId: t.arg.id({ required: false, description: 'Only what this member of staff did.' }),
      action: t.arg.string({ required: false, description: 'Only entries of this kind, by its id.' }),
      subjectId: t.arg.id({ required: false, description: 'Only what was about this account.' }),
    },
    description: 'What staff read and did, newest first. Staff of the demo academy see their own log.',
    resolve: async (query, _root, args, context) =>
      context.db.auditEntry.findMany({ ...query, where: await entriesOf(context, args), orderBy: auditOrder }),
  }),
  auditors: t.field({
    type: [Auditor],
    authScopes: { staff: true },
    description: 'The members of staff, by name.',
    resolve: (_root, _args, context) => auditors(context),
  }),
}))
