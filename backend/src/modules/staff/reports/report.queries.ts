import { InvalidInputError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import * as learning from './report.service.ts'
import * as row from './report.types.ts'
import * as academy from './report-academy.service.ts'
import * as academyRow from './report-academy.types.ts'

/** The report objects have no data; each field runs its own query. */
const Reports = builder.objectRef<object>('Reports')

Reports.implement({
  description: 'Figures about the academy as rows, without names. Staff of the demo academy get those of the demo accounts.',
  authScopes: { staff: true },
  fields: (t) => ({
    studentsByPath: t.field({
      type: [row.StudentsByPath],
      description: 'Students by path, in the order of the paths.',
      resolve: (_reports, _args, context) => learning.studentsByPath(context),
    }),
    studentsByAge: t.field({
      type: [row.StudentsByAge],
      description: 'Students by age at signup.',
      resolve: (_reports, _args, context) => learning.studentsByAge(context),
    }),
    weeklyActivity: t.field({
      type: [row.WeekActivity],
      args: { weeks: t.arg.int({ defaultValue: 8, description: 'Number of weeks including the current one, 1 to 104.' }) },
      description: 'Activity by week, the current one first.',
      resolve: (_reports, { weeks }, context) => learning.weeklyActivity(context, within('weeks', weeks, 104)),
    }),
    completionsByFolder: t.field({
      type: [row.FolderCompletions],
      description: 'Progress of students by folder, in the order of the paths.',
      resolve: (_reports, _args, context) => learning.completionsByFolder(context),
    }),
    hardestLessons: t.field({
      type: [row.LessonAnswers],
      args: { first: t.arg.int({ defaultValue: 20, description: 'Maximum number of rows, 1 to 200.' }) },
      description: 'Lessons whose questions were most often answered incorrectly at first.',
      resolve: (_reports, { first }, context) => learning.hardestLessons(context, within('first', first, 200)),
    }),
    weekRanking: t.field({
      type: [row.RankedStudent],
      args: { first: t.arg.int({ defaultValue: 10, description: 'Maximum number of rows, 1 to 200.' }) },
      description: 'Highest XP of this week, without names and regardless of leaderboard settings.',
      resolve: (_reports, { first }, context) => learning.weekRanking(context, within('first', first, 200)),
    }),
    achievementsEarned: t.field({
      type: [row.AchievementCount],
      description: 'Achievements by how many students earned them.',
      resolve: (_reports, _args, context) => learning.achievementsEarned(context),
    }),
    experimentAttempts: t.field({
      type: [row.ExperimentAttempts],
      description: 'Started and completed experiments, in the order of the shelf.',
      resolve: (_reports, _args, context) => learning.experimentAttempts(context),
    }),
    flaggedInteractions: t.field({
      type: [academyRow.FlaggedPrompts],
      args: { days: t.arg.int({ defaultValue: 7, description: 'Number of days back from now, 1 to 90.' }) },
      description: 'Findings of the safety rules in the lab, by tool.',
      resolve: (_reports, { days }, context) => academy.flaggedInteractions(context, within('days', days, 90)),
    }),
    consentStates: t.field({
      type: [academyRow.ConsentCount],
      description: 'Students by consent status.',
      resolve: (_reports, _args, context) => academy.consentStates(context),
    }),
    familyRequests: t.field({
      type: [academyRow.FamilyRequestCount],
      description: 'Requests of children to their families, by kind and state.',
      resolve: (_reports, _args, context) => academy.familyRequests(context),
    }),
    projectsByState: t.field({
      type: [academyRow.ProjectCount],
      description: 'Projects by column of the board.',
      resolve: (_reports, _args, context) => academy.projectsByState(context),
    }),
    shareRequests: t.field({
      type: [academyRow.ShareRequestCount],
      description: 'Share requests by state.',
      resolve: (_reports, _args, context) => academy.shareRequests(context),
    }),
    newsByArea: t.field({
      type: [academyRow.NewsCount],
      description: 'Stories of the AI News Hub by kind of AI.',
      resolve: (_reports, _args, context) => academy.newsByArea(context),
    }),
    studentsByMembership: t.field({
      type: [academyRow.MembershipCount],
      description: 'Students by membership.',
      resolve: (_reports, _args, context) => academy.studentsByMembership(context),
    }),
    programmeInterest: t.field({
      type: [academyRow.ProgrammeInterest],
      description: 'Checkouts of programmes by status.',
      resolve: (_reports, _args, context) => academy.programmeInterest(context),
    }),
    newsletterCounts: t.field({
      type: [academyRow.NewsletterCount],
      description: 'Newsletter addresses by source; none for the demo academy.',
      resolve: (_reports, _args, context) => academy.newsletterCounts(context),
    }),
    guideRequests: t.field({
      type: [academyRow.GuideRequestCount],
      description: 'Parents who requested the guide by month, latest first; none for the demo academy.',
      resolve: (_reports, _args, context) => academy.guideRequests(context),
    }),
  }),
})

builder.queryFields((t) => ({
  reports: t.field({
    type: Reports,
    authScopes: { staff: true },
    description: 'Figures about the academy, for reports.',
    resolve: () => ({}),
  }),
}))

/** @throws InvalidInputError that names the argument */
function within(field: string, value: number, most: number): number {
  if (value >= 1 && value <= most) return value
  throw new InvalidInputError([{ field, message: `“${field}” must be a number from 1 to ${most}.` }])
}
