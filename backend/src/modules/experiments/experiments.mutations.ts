import { ConsentRequiredError, InvalidInputError, NotFoundError, PausedError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { LessonLockedError } from '../learning/learning.errors.ts'
import type { Reward } from '../rewards/rewards.service.ts'
import { RewardType } from '../rewards/rewards.types.ts'
import { recordExperiment } from './experiment.service.ts'

const RecordExperimentInput = builder.inputType('RecordExperimentInput', {
  description: 'What the learner did in an experiment. Without a mission and a state, it records the start.',
  fields: (t) => ({
    experimentId: t.id({ description: 'Id of the experiment.' }),
    lessonId: t.id({
      required: false,
      description: 'Id of the lesson that contains the experiment; omitted outside of lessons.',
    }),
    mission: t.int({ required: false, description: 'Number of the reached mission, from 1 to 3.' }),
    evidence: t.field({
      type: 'JSON',
      required: false,
      description: 'Evidence of the mission, by its schema in schema/rules/experiments. Required with a mission.',
    }),
    state: t.field({
      type: 'JSON',
      required: false,
      description: 'What the learner saves, at most 32,000 characters. It replaces the saved state.',
    }),
  }),
})

type Payload = { learnerId: string; experimentId: string; reward: Reward }

const RecordExperimentPayload = builder.objectRef<Payload>('RecordExperimentPayload').implement({
  description: 'The experiment is recorded, by this request or an earlier one.',
  authScopes: { learner: true },
  fields: (t) => ({
    attempt: t.prismaField({
      type: 'ExperimentAttempt',
      description: 'The recorded attempt.',
      resolve: (query, { learnerId, experimentId }, _args, { db }) =>
        db.experimentAttempt.findUniqueOrThrow({ ...query, where: { learnerId_experimentId: { learnerId, experimentId } } }),
    }),
    learner: t.prismaField({
      type: 'Learner',
      description: 'The learner with updated XP, level and streak.',
      resolve: (query, { learnerId }, _args, { db }) => db.learner.findUniqueOrThrow({ ...query, where: { id: learnerId } }),
    }),
    reward: t.field({ type: RewardType, description: 'Reward of this request.', resolve: ({ reward }) => reward }),
  }),
})

builder.mutationField('recordExperiment', (t) =>
  t.field({
    type: RecordExperimentPayload,
    authScopes: { learner: true },
    args: { input: t.arg({ type: RecordExperimentInput, description: 'What to record.' }) },
    errors: {
      types: [NotFoundError, LessonLockedError, ConsentRequiredError, PausedError, InvalidInputError, RateLimitedError],
    },
    description:
      'Records a started experiment, a reached mission or the state to save, for the signed-in learner. In 24 hours, 4 completed experiments and 12 missions earn XP. Repeating it changes and earns nothing.',
    resolve: async (_root, { input }, context) => ({
      learnerId: context.viewer?.userId ?? '',
      experimentId: input.experimentId,
      reward: await recordExperiment(context, input),
    }),
  }),
)
