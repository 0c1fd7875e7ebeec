import { type AuditAction, auditActions } from '@deepm/schema/rules/staff/audit'
import { builder } from '../../../graphql/builder.ts'
import { byId } from '../../../graphql/pages.ts'
import { auditEntriesWhere, auditedStaff, auditOrder } from '../../../platform/audit-log/audit-log.service.ts'

builder.prismaObject('AuditEntry', {
  description: 'An entry about what a staff member read about people, decided or ran. It cannot be changed.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the entry.' }),
    staffId: t.exposeID('staffId', { description: 'Id of the staff member’s account.' }),
    staffName: t.exposeString('staffName', { description: 'Name of the staff member at that time.' }),
    action: t.exposeString('action', { description: 'Id of the action.' }),
    actionText: t.string({
      select: { action: true },
      description: 'The action, in words.',
      resolve: ({ action }) => auditActions[action as AuditAction] ?? action,
    }),
    subjectIds: t.exposeStringList('subjectIds', { description: 'Ids of the accounts that it was about.' }),
    detail: t.exposeString('detail', { description: 'Details, without names or quotations.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
  }),
})

const Auditor = builder.objectRef<{ id: string; name: string }>('Auditor').implement({
  description: 'A staff member with entries in the log.',
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
      staffId: t.arg.id({ required: false, description: 'Only entries of this staff member.' }),
      action: t.arg.string({ required: false, description: 'Only entries of this kind, by its id.' }),
      subjectId: t.arg.id({ required: false, description: 'Only entries about this account.' }),
    },
    description: 'The audit log, newest first. Staff of the demo academy see their own log.',
    resolve: async (query, _root, args, context) =>
      context.db.auditEntry.findMany({ ...query, where: await auditEntriesWhere(context, args), orderBy: auditOrder }),
  }),
  auditors: t.field({
    type: [Auditor],
    authScopes: { staff: true },
    description: 'Staff members, by name, and the server administrator after their first command.',
    resolve: (_root, _args, context) => auditedStaff(context),
  }),
}))
