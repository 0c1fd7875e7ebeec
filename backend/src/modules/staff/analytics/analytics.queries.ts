import { builder } from '../../../graphql/builder.ts'
import { readReport } from './analytics.service.ts'
import { progressReport } from './analytics-progress.service.ts'
import { AcademyProgressType } from './analytics-progress.types.ts'
import { safetyReport } from './analytics-safety.service.ts'
import { AcademySafetyType } from './analytics-safety.types.ts'
import { usageReport } from './analytics-use.service.ts'
import { AcademyUseType } from './analytics-use.types.ts'

builder.queryFields((t) => ({
  academyProgress: t.field({
    type: AcademyProgressType,
    authScopes: { staff: true },
    description: 'How far the learners of the academy came. Reading it is kept in the audit log.',
    resolve: (_root, _args, context) => readReport(context, progressReport),
  }),
  academySafety: t.field({
    type: AcademySafetyType,
    authScopes: { staff: true },
    description: 'How safely the lab is used, and how soon staff decide. Reading it is kept in the audit log.',
    resolve: (_root, _args, context) => readReport(context, safetyReport),
  }),
  academyUse: t.field({
    type: AcademyUseType,
    authScopes: { staff: true },
    description: 'Who is here, who comes back, what is hard, used and made. Reading it is kept in the audit log.',
    resolve: (_root, _args, context) => readReport(context, usageReport),
  }),
}))
