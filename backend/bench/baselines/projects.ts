import { avatarOf } from '@deepm/schema/rules/accounts/avatars'
import { projectStatuses, reportsToHide } from '@deepm/schema/rules/projects/projects'
import { reactions, totalReactions } from '@deepm/schema/rules/projects/reactions'
import { daysUntilUnlock, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { cursorOf } from '../../src/core/cursor.ts'
import { type Baseline, type Row, select, selectLearner } from './shared.ts'

/** No project of the benchmark has prompts. */
export const projectsPage: Baseline = async (visitor) => {
  const { userId: id, role } = visitor
  const [{ createdAt, consent, personaId }, projects, shown] = await Promise.all([
    selectLearner(visitor),
    select(ownProjects, [id]),
    select(showcase, [id, reportsToHide]),
  ])
  const cards = shown.map((it) => ({ ...it, avatarUrl: avatarOf(it.avatarUrl) && it.avatarUrl, __typename: 'ShowcaseProject' }))
  const board = projectStatuses.map((status) => {
    const column = projects.filter((it) => it.status === status)
    return { id: `${id}:${status}`, status, count: column.length, projects: asPage(column), __typename: 'ProjectColumn' }
  })
  const selectedPersona = personaId && { id: personaId, __typename: 'Persona' }
  const learner = { id, consent, selectedPersona, board, __typename: 'Learner' }
  const daysLeft = daysUntilUnlock('social', createdAt, new Date())
  const page = { daysLeft, projects: daysLeft > 0 ? [] : cards, __typename: 'Showcase' }
  return { viewer: { id, role, pause: null, children: [], learner, __typename: 'User' }, showcase: page }
}

/** GET /api/projects */
export const restProjects: Baseline = async ({ userId }) => {
  const rows = await select(ownProjects, [userId])
  return rows.map(({ statusAt, openReports, isShown, evidence, share, reactions: counts, ...it }) => {
    return { ...it, likes: totalReactions(counts) }
  })
}

const hidingReports = `(SELECT count(*)::int FROM "ProjectReport" r
  JOIN "User" reporter ON reporter.id = r."reporterId" LEFT JOIN "Learner" young ON young.id = reporter.id
  WHERE r."projectId" = p.id AND r."decidedAt" IS NULL
    AND r."reportedAt" >= coalesce(young."createdAt", reporter."createdAt") + ${unlockDays.social * 24} * interval '1 hour')`

const reactionCounts = `(SELECT json_build_object(${reactions
  .map((it) => `'${it}', count(*) FILTER (WHERE k.reaction = '${it}')`)
  .join()}, '__typename', 'ProjectReactions') FROM "ProjectLike" k WHERE k."projectId" = p.id)`

const ownProjects = `SELECT p.id, p.title, p.description, p."toolsUsed", p.status::text AS status, p.version, p."statusAt", p."createdAt",
    ${reactionCounts} AS reactions,
    ${hidingReports} AS "openReports",
    EXISTS (SELECT 1 FROM "ShareRequest" s WHERE s."projectId" = p.id AND s.state = 'approved') AS "isShown",
    (SELECT coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, '__typename', 'ProjectEvidence') ORDER BY l.title), '[]'::json)
      FROM "ProjectLesson" e JOIN "Lesson" l ON l.id = e."lessonId" WHERE e."projectId" = p.id) AS evidence,
    (SELECT json_build_object('id', s.id, 'state', s.state, 'note', s.note, '__typename', 'ProjectShare', 'isAboutNow',
      (s.title, s.description, s."toolsUsed") = (p.title, p.description, p."toolsUsed")) FROM "ShareRequest" s WHERE s."projectId" = p.id ORDER BY s."askedAt" DESC, s.id DESC LIMIT 1) AS share
  FROM "Project" p WHERE p."learnerId" = $1 AND p."deletedAt" IS NULL ORDER BY p."statusAt" DESC, p.id DESC LIMIT 200`

const showcase = `SELECT p.id, s.title, s.description, s."toolsUsed", a."firstName", a.image AS "avatarUrl", a."avatarColour",
    ${reactionCounts} AS reactions,
    (SELECT k.reaction FROM "ProjectLike" k WHERE k."projectId" = p.id AND k."learnerId" = $1) AS "viewerReaction", l.id = $1 AS "isOwn"
  FROM "ShareRequest" s JOIN "Project" p ON p.id = s."projectId" JOIN "Learner" l ON l.id = p."learnerId"
    JOIN "User" a ON a.id = l.id JOIN "User" v ON v.id = $1
  WHERE s.state = 'approved' AND p."deletedAt" IS NULL AND l.consent IN ('notRequired', 'granted') AND a."isDemo" = v."isDemo"
    AND NOT EXISTS (SELECT 1 FROM "FamilyControls" c WHERE c."learnerId" = l.id AND NOT c."mayShowProjects")
    AND NOT EXISTS (SELECT 1 FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."reporterId" = $1)
    AND ${hidingReports} < $2
  ORDER BY s."answeredAt" DESC, s.id DESC LIMIT 6`

function asPage(column: Row[]): object {
  const shown = column.slice(0, 50)
  const last = shown.at(-1)
  const endCursor = last ? cursorOf(last.statusAt, last.id) : ''
  const nodes = shown.map(({ statusAt: movedAt, createdAt, openReports, ...it }) => {
    return { ...it, movedAt, isHidden: it.isShown && openReports >= reportsToHide, prompts: [], __typename: 'Project' }
  })
  const edges = nodes.map((node) => ({ node, __typename: 'ProjectColumnProjectsConnectionEdge' }))
  const pageInfo = { endCursor, hasNextPage: column.length > shown.length, __typename: 'PageInfo' }
  return { edges, pageInfo, __typename: 'ProjectColumnProjectsConnection' }
}
