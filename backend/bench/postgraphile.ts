import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { weekOf } from '@deepm/schema/rules/leaderboard'
import type { Lane, Shot } from './lanes.ts'
import { idOf, tokenOf } from './sessions.ts'

// PostGraphile makes a GraphQL server of the tables alone, so it cannot answer what our screens ask: it knows none of their rules. Here
// it is asked for the rows that a client would need to draw the same screen, and for who asks. Sums that it does not make by itself are
// rows here. The catalogue of all lessons, by which progress is reckoned, is left out, which a client could keep; the lessons of a path
// are what its screen shows, and stay.

/** Installs it into a folder, from the registry of npm. */
export async function installPostgraphile(folder: string): Promise<void> {
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, 'postgraphile@5.1.5'])
}

/** Who asks, as every request of ours finds out. */
const asker =
  'allSessions(condition: { token: $token }) { nodes { expiresAt userByUserId { role timeZone learnerByRowId { consent } } } }'
const progress = `lessonProgressesByLearnerId { nodes { lessonId startedAt completedAt } }`
const own =
  'xp level consent createdAt streakDays streakLongest streakFreezes streakLastDay leaderboardOptOut leaderboardPermitted'
const account = 'userByRowId { firstName role timeZone isDemo }'
const recent = `learnerAchievementsByLearnerId(first: 3, orderBy: EARNED_AT_DESC) {
  nodes { earnedAt achievementByAchievementId { rowId name description icon xpReward rarity } } }`

/** By the lane that asks the academy for the same. */
const questions: Record<string, string> = {
  dashboard: `query ($id: String!, $token: String!) { ${asker}
    learnerByRowId(rowId: $id) { ${own} ${account} personaBySelectedPersona { rowId name } ${progress} ${recent}
      open: projectsByLearnerId { totalCount }
      completed: projectsByLearnerId(condition: { status: completed }) { totalCount }
      activeDaysByLearnerId(first: 7, orderBy: DAY_DESC) { nodes { day minutes } } }
    allNewsItems(first: 1, orderBy: PUBLISHED_AT_DESC) { nodes { rowId title publishedAt isBreaking } }
    allTips(first: 1) { nodes { rowId text } } }`,
  path: `query ($id: String!, $token: String!) { ${asker}
    personaByRowId(rowId: "entrepreneur") { rowId name description icon skills
      foldersByPersonaId { nodes { rowId title description position
        lessonsByFolderId { nodes { rowId title description minutes position isPublished } } } } }
    learnerByRowId(rowId: $id) { ${own} ${account} personaBySelectedPersona { rowId } ${progress} ${recent} } }`,
  projects: `query ($id: String!, $token: String!) { ${asker}
    learnerByRowId(rowId: $id) { ${own} ${account} personaBySelectedPersona { rowId }
      projectsByLearnerId(first: 200, orderBy: STATUS_AT_DESC) { nodes {
        rowId title description toolsUsed status version statusAt createdAt deletedAt
        projectLikesByProjectId { totalCount }
        projectReportsByProjectId { totalCount }
        projectLessonsByProjectId { nodes { lessonByLessonId { rowId title } } }
        shareRequestsByProjectId(first: 1, orderBy: ASKED_AT_DESC) { nodes { rowId state note title description toolsUsed } } } } }
    allShareRequests(first: 6, condition: { state: approved }, orderBy: ANSWERED_AT_DESC) { nodes { title description toolsUsed
      projectByProjectId { rowId projectLikesByProjectId { totalCount } learnerByLearnerId { userByRowId { firstName image } } } } } }`,
  achievements: `query ($id: String!, $token: String!, $week: String!) { ${asker}
    allAchievements { nodes { rowId name description icon xpReward rarity category rule position } }
    learnerByRowId(rowId: $id) { ${own} ${account} ${progress}
      learnerAchievementsByLearnerId { nodes { achievementId earnedAt } }
      xpEntriesByLearnerId { nodes { reason amount } }
      weekXpsByLearnerId(condition: { week: $week }) { nodes { xp } } }
    allWeekXps(first: 10, condition: { week: $week }, orderBy: XP_DESC) { nodes { xp
      learnerByLearnerId { rowId level userByRowId { firstName image } } } } }`,
  portal: `query ($id: String!, $token: String!) { ${asker}
    learnerByRowId(rowId: $id) { ${own} ${account} ageAtSignup personaBySelectedPersona { rowId name icon } ${progress}
      activeDaysByLearnerId { nodes { minutes lastBeatAt } }
      interactionsByLearnerId(first: 50, orderBy: CREATED_AT_DESC) { nodes { createdAt reasons reviewGranted answeredAt } }
      projectsByLearnerId(first: 10, orderBy: STATUS_AT_DESC) {
        totalCount nodes { rowId title toolsUsed createdAt status statusAt deletedAt } } } }`,
  roster: `query ($token: String!) { ${asker}
    allRosterRows(first: 26, condition: { isDemo: false }, orderBy: LAST_ACTIVITY_AT_DESC) { nodes {
      learnerId personaId enrolledAt lastActivityAt xp completedLessons safetyScore flagged openFlags
      learnerByLearnerId { ageAtSignup userByRowId { name email }
        learnerAchievementsByLearnerId { totalCount }
        guardianshipsByLearnerId { nodes { userByParentId { notificationsByUserId { nodes { readAt } } } } }
        lessonProgressesByLearnerId { nodes { lessonId completedAt } } } } } }`,
}

/** The GraphQL lanes with PostGraphile in the place of the floor, asked for the same learners. */
export function postgraphileLanes(lanes: Lane[], learners: number[]): Lane[] {
  return lanes.flatMap((lane) => {
    const query = lane.name.endsWith('GraphQL') ? questions[lane.name.split(',')[0] ?? ''] : undefined
    if (!query) return []
    const floor = learners.map((n): Shot => {
      const variables = { id: idOf(n), token: tokenOf(n), week: weekOf(new Date()) }
      return {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }
    })
    return [{ ...lane, goal: 1, floor }]
  })
}
