import { titleOf } from '@deepm/schema/rules/experiments/catalogue'
import { builder } from '../../graphql/builder.ts'
import { longText } from '../../graphql/limits.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { missionReports } from './report.service.ts'

builder.prismaObject('ExperimentAttempt', {
  description: 'What a learner did in an experiment: one per learner and experiment.',
  authScopes: (attempt, context) => mayReadLearner(context, attempt.learnerId),
  select: { learnerId: true, experimentId: true },
  fields: (t) => ({
    id: t.id({ description: 'Stable id.', resolve: ({ learnerId, experimentId }) => `${learnerId}:${experimentId}` }),
    experimentId: t.exposeID('experimentId', { description: 'Id of the experiment, as used in URLs.' }),
    title: t.string({ description: 'Title of the experiment.', resolve: ({ experimentId }) => titleOf(experimentId) }),
    missions: t.exposeIntList('missions', {
      description: 'Numbers of the reached missions, from 1 to 3, in the order in which they were reached.',
    }),
    reports: t.stringList({
      select: { missions: true, evidence: true },
      description: 'What the learner did in each reached mission: one sentence each, without a subject.',
      resolve: (attempt) => missionReports(attempt),
    }),
    state: t.field({
      type: 'JSON',
      nullable: true,
      complexity: longText,
      select: { state: true },
      description: 'What the learner saved; null for everyone else, and if nothing is saved.',
      resolve: ({ learnerId, state }, _args, { viewer }) => (viewer?.userId === learnerId ? state : null),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the learner started it.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When all missions were reached; null before.',
    }),
    lesson: t.relation('lesson', { nullable: true, description: 'The lesson in which it was started; null outside of lessons.' }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  experimentAttempts: t.relation('experimentAttempts', {
    args: { experimentId: t.arg.id({ required: false, description: 'Only the attempt of this experiment.' }) },
    query: ({ experimentId }) => ({
      ...(typeof experimentId === 'string' && { where: { experimentId } }),
      orderBy: [{ startedAt: 'asc' }, { experimentId: 'asc' }],
    }),
    description: 'The started experiments, oldest first.',
  }),
}))
