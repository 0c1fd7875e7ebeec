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
    description: 'Progress of the academy’s learners. Each reading is logged.',
    resolve: (_root, _args, context) => readReport(context, progressReport),
  }),
  academySafety: t.field({
    type: AcademySafetyType,
    authScopes: { staff: true },
    description: 'How safely the lab is used, and how fast staff decide. Each reading is logged.',
    resolve: (_root, _args, context) => readReport(context, safetyReport),
  }),
  academyUse: t.field({
    type: AcademyUseType,
    authScopes: { staff: true },
    description: 'Active learners, retention, difficult questions, and use of features. Each reading is logged.',
    resolve: (_root, _args, context) => readReport(context, usageReport),
  }),
}))
