import { type TutorialStepId, tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import { ConsentRequiredError, InvalidInputError, PausedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { recordMinute } from './activity.service.ts'
import { setDailyGoal } from './daily-goal.service.ts'
import { rewardTutorialStep } from './rewards.service.ts'
import { RecordActivityPayload, RewardType } from './rewards.types.ts'

const TutorialStepEnum = builder.enumType('TutorialStep', {
  description: 'A step of the first-run tutorial.',
  values: tutorialSteps.map((step) => step.id) as [TutorialStepId, ...TutorialStepId[]],
})

builder.mutationField('finishTutorialStep', (t) =>
  t.field({
    type: RewardType,
    authScopes: { learner: true },
    args: { step: t.arg({ type: TutorialStepEnum, description: 'The step that was finished.' }) },
    errors: { types: [ConsentRequiredError, PausedError] },
    description: 'Gives the XP of a tutorial step, once.',
    resolve: (_root, { step }, context) => rewardTutorialStep(context, step),
  }),
)

builder.mutationField('recordActivity', (t) =>
  t.field({
    type: RecordActivityPayload,
    authScopes: { learner: true },
    errors: { types: [ConsentRequiredError, PausedError] },
    description: 'Counts a minute of learning; sent while the page is visible. At most one per minute counts.',
    resolve: (_root, _args, context) => recordMinute(context),
  }),
)

builder.mutationField('setDailyGoal', (t) =>
  t.prismaField({
    type: 'Learner',
    authScopes: { learner: true },
    args: { minutes: t.arg.int({ description: 'Minutes a day: 5, 10, 15 or 20.' }) },
    errors: { types: [ConsentRequiredError, PausedError, InvalidInputError] },
    description: 'Sets how many minutes a day the signed-in learner aims for. It changes no limit of the family.',
    resolve: (query, _root, { minutes }, context) => setDailyGoal(context, minutes, query),
  }),
)
