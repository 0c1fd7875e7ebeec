import { avatarOf } from '@deepm/schema/rules/avatars'
import { projectStatuses, reportsToHide, sameWords } from '@deepm/schema/rules/projects'
import { daysUntilUnlock } from '@deepm/schema/rules/unlocks'
import { cursorOf } from '../../src/cursor.ts'
import type { Floor, Select } from './floor.ts'
import { selectLearner } from './learner.ts'

type Words = { title: string; description: string; toolsUsed: string[] }
type Project = Words & {
  id: string
  status: string
  version: number
  statusAt: Date
  createdAt: Date
  likes: number
  openReports: number
  isShown: boolean
  evidence: { id: string; title: string }[]
  share: (Words & { id: string; state: string; note: string }) | null
}

/** The board and the showcase, as the web app's page of projects asks. No project of the bench keeps prompts. */
export const projectsPage: Floor = async (select, { userId, role }) => {
  const [learner, projects, showcase] = await Promise.all([
    selectLearner(select, userId),
    select<Project>('projects', own, [userId]),
    selectShowcase(select, userId),
  ])
  const daysLeft = daysUntilUnlock('social', learner.createdAt, new Date())
  return {
    viewer: {
      ...{ id: userId, role, children: [] },
      learner: {
        ...{ id: userId, consent: learner.consent },
        selectedPersona: learner.personaId && { id: learner.personaId, __typename: 'Persona' },
        board: projectStatuses.map((status) => {
          const column = projects.filter((it) => it.status === status)
          return { id: `${userId}:${status}`, status, count: column.length, projects: page(column), __typename: 'ProjectColumn' }
        }),
        __typename: 'Learner',
      },
      __typename: 'User',
    },
    showcase: { daysLeft, projects: daysLeft > 0 ? [] : showcase, __typename: 'Showcase' },
  }
}

/** The body of `GET /api/projects`. */
export const restProjects: Floor = async (select, { userId }) => {
  const projects = await select<Project>('projects', own, [userId])
  return projects.map(({ id, title, description, toolsUsed, status, likes, createdAt, version }) => ({
    ...{ id, title, description, toolsUsed, status, likes, createdAt, version },
  }))
}

const own = `SELECT p.id, p.title, p.description, p."toolsUsed", p.status::text AS status, p.version, p."statusAt", p."createdAt",
    (SELECT count(*)::int FROM "ProjectLike" k WHERE k."projectId" = p.id) AS likes,
    (SELECT count(*)::int FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."decidedAt" IS NULL) AS "openReports",
    EXISTS (SELECT 1 FROM "ShareRequest" s WHERE s."projectId" = p.id AND s.state = 'approved') AS "isShown",
    (SELECT coalesce(json_agg(json_build_object('id', l.id, 'title', l.title) ORDER BY l.title), '[]'::json)
      FROM "ProjectLesson" e JOIN "Lesson" l ON l.id = e."lessonId" WHERE e."projectId" = p.id) AS evidence,
    (SELECT json_build_object('id', s.id, 'state', s.state, 'note', s.note, 'title', s.title, 'description', s.description,
      'toolsUsed', s."toolsUsed") FROM "ShareRequest" s WHERE s."projectId" = p.id ORDER BY s."askedAt" DESC, s.id DESC LIMIT 1) AS share
  FROM "Project" p WHERE p."learnerId" = $1 AND p."deletedAt" IS NULL ORDER BY p."statusAt" DESC, p.id DESC LIMIT 200`

function page(column: Project[]): object {
  const shown = column.slice(0, 50)
  const last = shown.at(-1)
  return {
    edges: shown.map((it) => ({ node: card(it), __typename: 'ProjectColumnProjectsConnectionEdge' })),
    pageInfo: {
      endCursor: last ? cursorOf(last.statusAt, last.id) : '',
      hasNextPage: column.length > shown.length,
      __typename: 'PageInfo',
    },
    __typename: 'ProjectColumnProjectsConnection',
  }
}

function card(it: Project): object {
  const { id, title, description, toolsUsed, status, version, statusAt: movedAt, likes, isShown, openReports, share } = it
  return {
    ...{ id, title, description, toolsUsed, status, version, movedAt, likes, isShown },
    isHidden: isShown && openReports >= reportsToHide,
    evidence: it.evidence.map((lesson) => ({ ...lesson, __typename: 'ProjectEvidence' })),
    prompts: [],
    share: share && {
      ...{ id: share.id, state: share.state, note: share.note, isAboutNow: sameWords(share, it), __typename: 'ProjectShare' },
    },
    __typename: 'Project',
  }
}

type Shown = Words & { id: string; firstName: string; avatarUrl: string | null; likes: number; isLiked: boolean; isOwn: boolean }

async function selectShowcase(select: Select, userId: string): Promise<object[]> {
  const rows = await select<Shown>(
    'showcase',
    `SELECT p.id, s.title, s.description, s."toolsUsed", a."firstName", a.image AS "avatarUrl",
      (SELECT count(*)::int FROM "ProjectLike" k WHERE k."projectId" = p.id) AS likes,
      EXISTS (SELECT 1 FROM "ProjectLike" k WHERE k."projectId" = p.id AND k."learnerId" = $1) AS "isLiked", l.id = $1 AS "isOwn"
    FROM "ShareRequest" s JOIN "Project" p ON p.id = s."projectId" JOIN "Learner" l ON l.id = p."learnerId"
      JOIN "User" a ON a.id = l.id JOIN "User" v ON v.id = $1
    WHERE s.state = 'approved' AND p."deletedAt" IS NULL AND l.consent IN ('notRequired', 'granted') AND a."isDemo" = v."isDemo"
      AND NOT EXISTS (SELECT 1 FROM "FamilyControls" c WHERE c."learnerId" = l.id AND NOT c."mayShowProjects")
      AND NOT EXISTS (SELECT 1 FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."reporterId" = $1)
      AND (SELECT count(*) FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."decidedAt" IS NULL) < $2
    ORDER BY s."answeredAt" DESC, s.id DESC LIMIT 6`,
    [userId, reportsToHide],
  )
  return rows.map((it) => ({ ...it, avatarUrl: avatarOf(it.avatarUrl) && it.avatarUrl, __typename: 'ShowcaseProject' }))
}
