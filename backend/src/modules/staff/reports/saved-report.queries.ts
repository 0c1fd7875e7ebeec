import { builder } from '../../../graphql/builder.ts'
import { readableReports } from './saved-report.service.ts'
import { ShippedReportType } from './saved-report.types.ts'
import { shippedReports } from './shipped-report.service.ts'

builder.queryFields((t) => ({
  shippedReports: t.field({
    type: [ShippedReportType],
    authScopes: { staff: true },
    description: 'Reports shipped with the academy, by name.',
    resolve: () => shippedReports(),
  }),
  savedReports: t.prismaField({
    type: ['SavedReport'],
    authScopes: { staff: true },
    description: 'Reports of the viewer and shared reports of colleagues, by name; at most 500.',
    resolve: async (query, _root, _args, context) =>
      context.db.savedReport.findMany({
        ...query,
        where: await readableReports(context),
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 500,
      }),
  }),
}))
