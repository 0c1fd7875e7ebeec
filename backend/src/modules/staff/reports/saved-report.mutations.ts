import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { savedReportForm } from '@deepm/schema/rules/staff/saved-report'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { ReportConflictError } from './saved-report.errors.ts'
import { deleteReport, saveReport } from './saved-report.service.ts'

const SavedReportInput = builder
  .inputType('SavedReportInput', {
    description: 'A query to save.',
    fields: (t) => ({
      name: t.string({ description: 'Name, 1 to 80 characters; unique among the viewer’s reports.' }),
      query: t.string({ description: 'The document, at most 20,000 characters.' }),
      variables: t.string({ required: false, description: 'Variables as a JSON object, at most 5,000 characters.' }),
      isShared: t.boolean({ required: false, description: 'Whether it is shared with other staff; false by default.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), savedReportForm))

const SavedReportChangeInput = builder.inputType('SavedReportChangeInput', {
  description: 'The report to change.',
  fields: (t) => ({
    id: t.id({ description: 'Id of the report.' }),
    version: t.int({ description: 'Version that the change is based on.' }),
  }),
})

builder.mutationFields((t) => ({
  saveReport: t.prismaField({
    type: 'SavedReport',
    authScopes: { staff: true },
    args: {
      input: t.arg({ type: SavedReportInput, description: 'The report.' }),
      change: t.arg({
        type: SavedReportChangeInput,
        required: false,
        description: 'A report of the viewer to change; if omitted, a new one is saved.',
      }),
    },
    errors: { types: [InvalidInputError, NotFoundError, ReportConflictError] },
    description: 'Saves a query to run it again, or changes one. Saving the same again has no effect.',
    resolve: async (query, _root, { input, change }, context) => {
      const id = await saveReport(context, savedReportForm.parse(withoutNulls(input)), change ?? null)
      return context.db.savedReport.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  deleteReport: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: { id: t.arg.id({ description: 'Id of a report of the viewer.' }) },
    errors: { types: [NotFoundError] },
    description: 'Deletes a report of the viewer.',
    resolve: async (_root, { id }, context) => {
      await deleteReport(context, id)
      return done
    },
  }),
}))
