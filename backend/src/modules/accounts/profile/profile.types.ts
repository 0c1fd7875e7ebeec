import { avatarColours } from '@deepm/schema/rules/accounts/avatar-colours'
import { earnedAvatarIds } from '@deepm/schema/rules/accounts/avatars'
import { avatarAchievementIds, avatarOfAchievement } from '@deepm/schema/rules/accounts/earned-avatars'
import { readSettings } from '@deepm/schema/rules/accounts/settings'
import { builder } from '../../../graphql/builder.ts'

export const NotificationFrequencyEnum = builder.enumType('NotificationFrequency', {
  description: 'Which notifications a learner gets: about the account only, about rewards too, or all.',
  values: ['low', 'medium', 'high'] as const,
})

export const VisualThemeEnum = builder.enumType('VisualTheme', {
  description: 'Whether rewards are celebrated or only shown.',
  values: ['playful', 'calm'] as const,
})

const GamificationSettings = builder.objectRef<ReturnType<typeof readSettings>>('GamificationSettings').implement({
  description: 'Which rewards a learner wants to see.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    showCompetitive: t.exposeBoolean('showCompetitive', { description: 'Comparisons with others.' }),
    showLeaderboards: t.exposeBoolean('showLeaderboards', { description: 'The weekly leaderboard.' }),
    showStreaks: t.exposeBoolean('showStreaks', { description: 'Days in a row.' }),
    showBadges: t.exposeBoolean('showBadges', { description: 'Achievements.' }),
    notificationFrequency: t.field({
      type: NotificationFrequencyEnum,
      description: 'Which notifications the learner gets.',
      resolve: (settings) => settings.notificationFrequency,
    }),
    visualTheme: t.field({
      type: VisualThemeEnum,
      description: 'Whether rewards are celebrated.',
      resolve: (settings) => settings.visualTheme,
    }),
  }),
})

export const AvatarColourEnum = builder.enumType('AvatarColour', {
  description: 'A background of pictures. The first two are free; learners earn the others with their level.',
  values: avatarColours,
})

builder.prismaObjectField('User', 'avatarColour', (t) =>
  t.expose('avatarColour', {
    type: AvatarColourEnum,
    nullable: true,
    description: 'Chosen background of the picture; null for the usual one.',
  }),
)

builder.prismaObjectField('User', 'isDemo', (t) =>
  t.exposeBoolean('isDemo', { description: 'Whether the account belongs to the demo academy and is shared by all visitors.' }),
)

builder.prismaObjectFields('Learner', (t) => ({
  earnedAvatars: t.stringList({
    select: { achievements: { where: { achievementId: { in: avatarAchievementIds } }, select: { achievementId: true } } },
    description: 'Ids of the built-in pictures that the learner earned, in the order of the pictures.',
    resolve: ({ achievements }) => {
      const earned = achievements.map(({ achievementId }) => avatarOfAchievement(achievementId))
      return earnedAvatarIds.filter((id) => earned.includes(id))
    },
  }),
  ageAtSignup: t.exposeInt('ageAtSignup', { description: 'Age in years as given at signup; cannot be changed.' }),
  settings: t.field({
    type: GamificationSettings,
    select: { settings: true },
    description: 'Which rewards the learner wants to see; all by default.',
    resolve: (learner) => readSettings(learner.settings),
  }),
  wantsListing: t.boolean({
    select: { leaderboardOptOut: true },
    description: 'Whether the learner wants to be listed on the leaderboard.',
    resolve: (learner) => !learner.leaderboardOptOut,
  }),
  isListingPermitted: t.boolean({
    select: { consent: true, leaderboardPermitted: true },
    description: 'Whether a listing needs no permission, or a parent gave it.',
    resolve: ({ consent, leaderboardPermitted }) => consent === 'notRequired' || (consent === 'granted' && leaderboardPermitted),
  }),
  isChild: t.boolean({
    select: { consent: true },
    description: 'Whether a parent decides for the learner.',
    resolve: (learner) => learner.consent !== 'notRequired',
  }),
}))
