import { profileForm } from '@deepm/schema/rules/accounts/profile'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { AnalysisTimeoutError } from '../../../moderation/analysis.errors.ts'
import type { Context } from '../../../platform/context.ts'
import { LearnerType } from './learner.types.ts'
import { DemoAccountError } from './profile.errors.ts'
import { setLeaderboardListing, updateProfile, updateSettings } from './profile.service.ts'
import { NotificationFrequencyEnum, VisualThemeEnum } from './profile.types.ts'

errorType(DemoAccountError, 'A demo account is shared by all visitors, so this is not possible with it.')

const ProfileInput = builder
  .inputType('ProfileInput', {
    description: 'Profile of the signed-in account.',
    fields: (t) => ({
      firstName: t.string({ description: 'First name, at most 60 characters.' }),
      lastName: t.string({ required: false, description: 'Last name; may be empty.' }),
      avatar: t.string({
        required: false,
        description: 'Id of a built-in picture that is free, earned or chosen already; null removes it.',
      }),
      avatarColour: t.string({
        required: false,
        description:
          'Background of the picture: an `AvatarColour` that is free, earned or chosen already; null for the usual one.',
      }),
      timeZone: t.string({
        required: false,
        description:
          'IANA time zone; decides which day an event belongs to. Unchanged if missing. For a learner with a parent, the parent sets it.',
      }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), profileForm))

const SettingsInput = builder.inputType('GamificationSettingsInput', {
  description: 'Which rewards a learner wants to see.',
  fields: (t) => ({
    showCompetitive: t.boolean({ description: 'Comparisons with others.' }),
    showLeaderboards: t.boolean({ description: 'The weekly leaderboard.' }),
    showStreaks: t.boolean({ description: 'Days in a row.' }),
    showBadges: t.boolean({ description: 'Achievements.' }),
    notificationFrequency: t.field({ type: NotificationFrequencyEnum, description: 'Which notifications the learner gets.' }),
    visualTheme: t.field({ type: VisualThemeEnum, description: 'Whether rewards are celebrated.' }),
  }),
})

builder.mutationFields((t) => ({
  updateProfile: t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ProfileInput, description: 'New profile.' }) },
    errors: { types: [InvalidInputError, DemoAccountError, RateLimitedError, AnalysisTimeoutError] },
    description: 'Updates name, picture and time zone of the signed-in account.',
    resolve: async (query, _root, { input }, context) => {
      await updateProfile(context, profileForm.parse(withoutNulls(input)))
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer?.userId ?? '' } })
    },
  }),
  updateSettings: t.prismaField({
    type: LearnerType,
    authScopes: { learner: true },
    args: { input: t.arg({ type: SettingsInput, description: 'All settings; they replace the current ones.' }) },
    description: 'Updates which rewards the signed-in learner wants to see.',
    resolve: (query, _root, { input }, context) => updateSettings(context, input, query),
  }),
  setLeaderboardListing: t.prismaField({
    type: LearnerType,
    authScopes: { learner: true },
    args: { listed: t.arg.boolean({ description: 'Whether to show the name.' }) },
    description: 'Sets whether the signed-in learner’s name may appear on the weekly leaderboard.',
    resolve: async (query, _root, { listed }, context) => {
      await setLeaderboardListing(context, listed)
      return viewerLearner(context, query)
    },
  }),
}))

function viewerLearner({ db, viewer }: Context, query: object) {
  return db.learner.findUniqueOrThrow({ ...query, where: { id: viewer?.userId ?? '' } })
}
