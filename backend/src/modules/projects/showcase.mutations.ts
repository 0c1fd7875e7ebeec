import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { reportForm } from '@deepm/schema/rules/projects/project-forms'
import { ConsentRequiredError, InvalidInputError, NotFoundError, PausedError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { AnalysisTimeoutError } from '../../moderation/analysis.errors.ts'
import type { Context } from '../../platform/context.ts'
import { ShowcaseLockedError } from './projects.errors.ts'
import { ProjectType } from './projects.types.ts'
import { ProjectReactionEnum } from './reactions.types.ts'
import { answerShareRequest, requestShare, stopSharing } from './share.service.ts'
import { reactToProject, reportProject } from './showcase.service.ts'
import { ReportReasonEnum, ShowcaseProject } from './showcase.types.ts'

const projectId = { description: 'Id of the project.' }
const shown = [NotFoundError, InvalidInputError, ConsentRequiredError, PausedError, ShowcaseLockedError]

const ReportInput = builder
  .inputType('ProjectReportInput', {
    description: 'A report about a project in the showcase.',
    fields: (t) => ({
      reason: t.field({ type: ReportReasonEnum, description: 'Reason for the report.' }),
      note: t.string({ required: false, description: 'Note, at most 300 characters.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), reportForm))

builder.mutationFields((t) => ({
  reactToProject: t.field({
    type: ShowcaseProject,
    authScopes: { learner: true },
    args: {
      projectId: t.arg.id(projectId),
      reaction: t.arg({ type: ProjectReactionEnum, required: false, description: 'The reaction; null removes it.' }),
    },
    errors: { types: shown },
    description: 'Sets the reaction of the signed-in learner to a project in the showcase. Each learner has at most one.',
    resolve: (_root, args, context) => reactToProject(context, args.projectId, args.reaction ?? null),
  }),
  reportProject: t.field({
    type: DonePayload,
    authScopes: { recordingLearner: true, parent: true },
    args: { projectId: t.arg.id(projectId), input: t.arg({ type: ReportInput, description: 'The report.' }) },
    errors: { types: [...shown, RateLimitedError] },
    description:
      'Reports a project in the showcase to staff and hides it from the reporter. After reports from three people, it is hidden for everyone until staff decide.',
    resolve: async (_root, args, context) => {
      await reportProject(context, args.projectId, reportForm.parse(withoutNulls(args.input)))
      return done
    },
  }),
  requestShare: t.field({
    type: ProjectType,
    authScopes: { learner: true },
    args: { projectId: t.arg.id(projectId) },
    errors: { types: [...shown, RateLimitedError, AnalysisTimeoutError] },
    description:
      'Requests to share a completed project of the signed-in learner with its current texts, which must not contain personal data. Under 13, a parent decides first, then staff; from 13 up, staff.',
    resolve: (_root, args, context) => requestShare(context, args.projectId),
  }),
  stopSharing: t.field({
    type: ProjectType,
    authScopes: { learner: true, parent: true },
    args: { projectId: t.arg.id(projectId) },
    errors: { types: [NotFoundError] },
    description: 'Removes a project from the showcase and withdraws any open request, by its learner or a linked parent.',
    resolve: (_root, args, context) => stopSharing(context, args.projectId),
  }),
  answerShareRequest: t.prismaField({
    type: 'ShareRequest',
    authScopes: { parent: true },
    args: {
      requestId: t.arg.id({ description: 'Id of the request.' }),
      agree: t.arg.boolean({ description: 'Whether the parent agrees.' }),
    },
    errors: { types: [NotFoundError] },
    description: 'Records the decision of a linked parent on a share request. If the parent agrees, staff decide next.',
    resolve: async (query, _root, { requestId, agree }, context) => {
      await answerShareRequest(context, requestId, agree)
      return readRequest(context, query, requestId)
    },
  }),
}))

function readRequest({ db }: Context, query: object, id: string) {
  return db.shareRequest.findUniqueOrThrow({ ...query, where: { id } })
}
