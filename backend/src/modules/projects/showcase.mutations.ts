import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { reportForm } from '@deepm/schema/rules/projects/project-forms'
import { z } from 'zod'
import { ConsentRequiredError, InvalidInputError, NotFoundError, PausedError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { AnalysisTimeoutError } from '../../moderation/analysis.errors.ts'
import type { Context } from '../../platform/context.ts'
import { ShowcaseLockedError } from './projects.errors.ts'
import { ProjectType } from './projects.types.ts'
import { answerShareRequest, requestShare, stopSharing } from './share.service.ts'
import { reportProject, setLike } from './showcase.service.ts'
import { ReportReasonEnum, ShowcaseProject } from './showcase.types.ts'

const projectId = { description: 'Id of the project.' }
const shown = [NotFoundError, InvalidInputError, ConsentRequiredError, PausedError, ShowcaseLockedError]

const ReportInput = builder
  .inputType('ProjectReportInput', {
    description: 'What somebody finds wrong with a shown project.',
    fields: (t) => ({
      reason: t.field({ type: ReportReasonEnum, description: 'Why it should not be shown.' }),
      note: t.string({ required: false, description: 'Words of theirs, at most 300 characters.' }),
    }),
  })
  .validate(z.preprocess(withoutNulls, reportForm))

builder.mutationFields((t) => ({
  likeProject: t.field({
    type: ShowcaseProject,
    authScopes: { learner: true },
    args: { projectId: t.arg.id(projectId) },
    errors: { types: shown },
    description: 'Likes a shown project. A learner counts once.',
    resolve: (_root, args, context) => setLike(context, args.projectId, true),
  }),
  unlikeProject: t.field({
    type: ShowcaseProject,
    authScopes: { learner: true },
    args: { projectId: t.arg.id(projectId) },
    errors: { types: shown },
    description: 'Takes a like back.',
    resolve: (_root, args, context) => setLike(context, args.projectId, false),
  }),
  reportProject: t.field({
    type: DonePayload,
    authScopes: { recordingLearner: true, parent: true },
    args: { projectId: t.arg.id(projectId), input: t.arg({ type: ReportInput, description: 'The report.' }) },
    errors: { types: [...shown, RateLimitedError] },
    description:
      'Tells staff that a shown project should not be; the reporter does not see it any more. Reported by three people, it waits hidden until staff decide.',
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
      'Asks that a completed project of the signed-in learner be shown, with the words it has now, which may tell nothing private. Under 13 a parent is asked first, then staff; from 13 up staff.',
    resolve: (_root, args, context) => requestShare(context, args.projectId),
  }),
  stopSharing: t.field({
    type: ProjectType,
    authScopes: { learner: true, parent: true },
    args: { projectId: t.arg.id(projectId) },
    errors: { types: [NotFoundError] },
    description: 'Ends that a project is shown, and any open question about it: by its learner or a linked parent.',
    resolve: (_root, args, context) => stopSharing(context, args.projectId),
  }),
  answerShareRequest: t.prismaField({
    type: 'ShareRequest',
    authScopes: { parent: true },
    args: {
      requestId: t.arg.id({ description: 'Id of the question.' }),
      agree: t.arg.boolean({ description: 'Whether the parent says yes.' }),
    },
    errors: { types: [NotFoundError] },
    description: 'The word of a linked parent on a question to show a project. After a yes, staff look at it.',
    resolve: async (query, _root, { requestId, agree }, context) => {
      await answerShareRequest(context, requestId, agree)
      return readRequest(context, query, requestId)
    },
  }),
}))

function readRequest({ db }: Context, query: object, id: string) {
  return db.shareRequest.findUniqueOrThrow({ ...query, where: { id } })
}
