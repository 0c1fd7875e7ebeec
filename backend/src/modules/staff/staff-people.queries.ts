import { builder } from '../../graphql/builder.ts'
import { listStaff } from './staff-people.service.ts'
import { StaffPersonType } from './staff-people.types.ts'

builder.queryField('staffPeople', (t) =>
  t.field({
    type: [StaffPersonType],
    authScopes: { staff: true },
    description: 'Who runs the academy, by name. Staff of the demo academy see that one only.',
    resolve: (_root, _args, context) => listStaff(context),
  }),
)
