import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { utcMonday } from '@deepm/schema/rules/rewards/leaderboard'
import { tokenOf } from './fixtures.ts'

// PostGraphile generates an API from the tables alone and has none of our rules. It is therefore queried for the rows that a client needs
// to render the same screen, and for the session, which the academy reads with every request. The full lesson catalogue is left out.

/** Installs PostGraphile from the npm registry into a temporary folder. */
export async function installPostgraphile(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deepm-postgraphile-'))
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, 'postgraphile@5.1.5'])
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const session =
  'allSessions(condition: { token: $token }) { nodes { expiresAt userByUserId { role timeZone learnerByRowId { consent } } } }'
const progress = 'lessonProgressesByLearnerId { nodes { lessonId startedAt completedAt } }'
const own = `xp level consent createdAt streakDays streakLongest streakFreezes streakLastDay leaderboardOptOut leaderboardPermitted
  userByRowId { firstName role timeZone isDemo }`
const recent = `learnerAchievementsByLearnerId(first: 3, orderBy: EARNED_AT_DESC) {
  nodes { earnedAt achievementByAchievementId { rowId name description icon xpReward rarity } } }`

/** Queries by scenario name. */
const queries: Record<string, string> = {
  dashboard: `learnerByRowId(rowId: $id) { ${own} personaBySelectedPersona { rowId name } ${progress} ${recent}
      open: projectsByLearnerId { totalCount } completed: projectsByLearnerId(condition: { status: completed }) { totalCount }
      activeDaysByLearnerId(first: 7, orderBy: DAY_DESC) { nodes { day minutes } } }
    allNewsItems(first: 1, orderBy: PUBLISHED_AT_DESC) { nodes { rowId title publishedAt isBreaking } }
    allTips(first: 1) { nodes { rowId text } }`,
  path: `personaByRowId(rowId: "entrepreneur") { rowId name description icon skills
      foldersByPersonaId { nodes { rowId title description position
        lessonsByFolderId { nodes { rowId title description minutes position isPublished } } } } }
    learnerByRowId(rowId: $id) { ${own} personaBySelectedPersona { rowId } ${progress} ${recent} }`,
  projects: `learnerByRowId(rowId: $id) { ${own} personaBySelectedPersona { rowId }
      projectsByLearnerId(first: 200, orderBy: STATUS_AT_DESC) { nodes {
        rowId title description toolsUsed status version statusAt createdAt deletedAt
        projectLikesByProjectId { totalCount } projectReportsByProjectId { totalCount }
        projectLessonsByProjectId { nodes { lessonByLessonId { rowId title } } }
        shareRequestsByProjectId(first: 1, orderBy: ASKED_AT_DESC) { nodes { rowId state note title description toolsUsed } } } } }
    allShareRequests(first: 6, condition: { state: approved }, orderBy: ANSWERED_AT_DESC) { nodes { title description toolsUsed
      projectByProjectId { rowId projectLikesByProjectId { totalCount } learnerByLearnerId { userByRowId { firstName image } } } } }`,
  achievements: `allAchievements { nodes { rowId name description icon xpReward rarity category rule position } }
    learnerByRowId(rowId: $id) { ${own} ${progress} learnerAchievementsByLearnerId { nodes { achievementId earnedAt } }
      xpEntriesByLearnerId { nodes { reason amount } } weekXpsByLearnerId(condition: { week: $week }) { nodes { xp } } }
    allWeekXps(first: 10, condition: { week: $week }, orderBy: XP_DESC) { nodes { xp
      learnerByLearnerId { rowId level userByRowId { firstName image } } } }`,
  portal: `learnerByRowId(rowId: $id) { ${own} ageAtSignup personaBySelectedPersona { rowId name icon } ${progress}
      activeDaysByLearnerId { nodes { minutes lastBeatAt } }
      interactionsByLearnerId(first: 50, orderBy: CREATED_AT_DESC) { nodes { createdAt reasons reviewGranted answeredAt } }
      projectsByLearnerId(first: 10, orderBy: STATUS_AT_DESC) {
        totalCount nodes { rowId title toolsUsed createdAt status statusAt deletedAt } } }`,
  roster: `allRosterRows(first: 26, condition: { isDemo: false }, orderBy: LAST_ACTIVITY_AT_DESC) { nodes {
      learnerId personaId enrolledAt lastActivityAt xp completedLessons safetyScore flagged openFlags learnerByLearnerId {
        ageAtSignup userByRowId { name email } learnerAchievementsByLearnerId { totalCount }
        guardianshipsByLearnerId { nodes { userByParentId { notificationsByUserId { nodes { readAt } } } } } ${progress} } } }`,
}

/** Returns the request body for a screen. */
export function postgraphileBody(scenario: string, userId: string): string {
  const variables = { id: userId, token: tokenOf(userId), week: utcMonday(new Date()) }
  const fields = queries[scenario] ?? ''
  const used = Object.keys(variables).filter((name) => `${session}${fields}`.includes(`$${name}`))
  const declared = used.map((name) => `$${name}: String!`).join(', ')
  return JSON.stringify({ query: `query (${declared}) { ${session} ${fields} }`, variables })
}
