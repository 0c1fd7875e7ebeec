import { type TutorialStepId, tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import { ConsentRequiredError, PausedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { recordMinute } from './activity.service.ts'
import { rewardTutorialStep } from './rewards.service.ts'
import { RewardType } from './rewards.types.ts'

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
  t.int({
    authScopes: { learner: true },
    errors: {
      types: [ConsentRequiredError, PausedError],
      directResult: false,
      result: { name: 'RecordActivityPayload', authScopes: { learner: true }, description: 'The minute was counted.' },
      dataField: { name: 'minutesToday', description: 'Minutes so far today, in the learner’s time zone.' },
    },
    description: 'Counts a minute of learning; sent while the page is visible. At most one per minute counts.',
    resolve: (_root, _args, context) => recordMinute(context),
  }),
)
