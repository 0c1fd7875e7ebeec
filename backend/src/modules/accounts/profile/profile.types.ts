import { readSettings } from '@deepm/schema/rules/accounts/settings'
import { builder } from '../../../graphql/builder.ts'

export const NotificationFrequencyEnum = builder.enumType('NotificationFrequency', {
  description: 'How much a learner is told at the bell: the account only, rewards too, or everything.',
  values: ['low', 'medium', 'high'] as const,
})

export const VisualThemeEnum = builder.enumType('VisualTheme', {
  description: 'Whether rewards are celebrated or just said.',
  values: ['playful', 'calm'] as const,
})

const GamificationSettings = builder.objectRef<ReturnType<typeof readSettings>>('GamificationSettings').implement({
  description: 'What a learner wants to see of rewards.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    showCompetitive: t.exposeBoolean('showCompetitive', { description: 'Comparisons with others.' }),
    showLeaderboards: t.exposeBoolean('showLeaderboards', { description: 'The weekly leaderboard.' }),
    showStreaks: t.exposeBoolean('showStreaks', { description: 'Days in a row.' }),
    showBadges: t.exposeBoolean('showBadges', { description: 'Achievements.' }),
    notificationFrequency: t.field({
      type: NotificationFrequencyEnum,
      description: 'How much is told at the bell.',
      resolve: (settings) => settings.notificationFrequency,
    }),
    visualTheme: t.field({
      type: VisualThemeEnum,
      description: 'Whether rewards are celebrated.',
      resolve: (settings) => settings.visualTheme,
    }),
  }),
})

builder.prismaObjectField('User', 'isDemo', (t) =>
  t.exposeBoolean('isDemo', { description: 'Whether it is an account of the demo academy, shared with every visitor.' }),
)

builder.prismaObjectFields('Learner', (t) => ({
  ageAtSignup: t.exposeInt('ageAtSignup', { description: 'Age in years as given at signup; it cannot be changed afterwards.' }),
  settings: t.field({
    type: GamificationSettings,
    select: { settings: true },
    description: 'What the learner wants to see of rewards; everything until they choose otherwise.',
    resolve: (learner) => readSettings(learner.settings),
  }),
  wantsListing: t.boolean({
    select: { leaderboardOptOut: true },
    description: 'Whether the learner wants to be named on the leaderboard.',
    resolve: (learner) => !learner.leaderboardOptOut,
  }),
  isListingPermitted: t.boolean({
    select: { consent: true, leaderboardPermitted: true },
    description: 'Whether nobody has to permit it, or a parent did.',
    resolve: ({ consent, leaderboardPermitted }) => consent === 'notRequired' || (consent === 'granted' && leaderboardPermitted),
  }),
  isChild: t.boolean({
    select: { consent: true },
    description: 'Whether a parent decides for the learner.',
    resolve: (learner) => learner.consent !== 'notRequired',
  }),
}))
