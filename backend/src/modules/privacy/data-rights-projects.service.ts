import { titleOf } from '@deepm/schema/rules/experiments/catalogue'
import type { Reaction } from '@deepm/schema/rules/projects/reactions'
import type { Db } from '../../database/open.ts'

/** Returns a learner's projects, share requests, reactions and reports. Leaves out reports by others, which are confidential. */
export async function readOwnProjects(db: Db, userId: string): Promise<object> {
  const [projects, reactions, reports] = await Promise.all([
    db.project.findMany({
      where: { learnerId: userId },
      include: {
        evidence: { select: { lesson: { select: { id: true, title: true } } } },
        experiments: { orderBy: { experimentId: 'asc' } },
        prompts: { orderBy: { askedAt: 'asc' } },
        shareRequests: { orderBy: { askedAt: 'asc' } },
        likes: { select: { reaction: true } },
      },
      orderBy: { createdAt: 'asc' },
    }),
    db.projectLike.findMany({
      where: { learnerId: userId },
      include: { project: { select: { title: true } } },
      orderBy: { likedAt: 'asc' },
    }),
    db.projectReport.findMany({
      where: { reporterId: userId },
      include: { project: { select: { title: true } } },
      orderBy: { reportedAt: 'asc' },
    }),
  ])
  const answeredBy = await readRoles(
    db,
    projects.flatMap((project) => project.shareRequests.map((it) => it.answeredBy)),
  )
  return {
    projects: projects.map((it) => ({
      title: it.title,
      description: it.description,
      tools: it.toolsUsed,
      status: it.status,
      inThisStatusSince: it.statusAt,
      timesChanged: it.version - 1,
      startedAt: it.createdAt,
      deletedAt: it.deletedAt,
      madeWithLessons: it.evidence.map(({ lesson }) => lesson),
      madeWithExperiments: it.experiments.map(({ experimentId: id }) => ({ id, title: titleOf(id) })),
      madeWithPrompts: it.prompts.map(({ toolType, prompt, response, provider, model, askedAt }) => ({
        tool: toolType,
        prompt,
        response,
        answeredBy: provider,
        model,
        askedAt,
      })),
      likes: it.likes.length,
      reactions: countReactions(it.likes),
      questionsToShowIt: it.shareRequests.map((asked) => ({
        title: asked.title,
        description: asked.description,
        tools: asked.toolsUsed,
        state: asked.state,
        askedAt: asked.askedAt,
        answeredBy: asked.answeredBy === userId ? 'you' : (answeredBy.get(asked.answeredBy) ?? null),
        answeredAt: asked.answeredAt,
        note: asked.note,
      })),
    })),
    reactionsGiven: reactions.map(({ project, reaction, likedAt }) => ({ project: project.title, reaction, at: likedAt })),
    reportsMade: reports.map(({ project, reason, note, reportedAt, decidedAt }) => ({
      project: project.title,
      reason,
      note,
      at: reportedAt,
      decidedAt,
    })),
  }
}

function countReactions(likes: { reaction: Reaction }[]): Partial<Record<Reaction, number>> {
  const counts: Partial<Record<Reaction, number>> = {}
  for (const { reaction } of likes) counts[reaction] = (counts[reaction] ?? 0) + 1
  return counts
}

/** Returns the role of each account instead of its identity. */
async function readRoles(db: Db, ids: (string | null)[]): Promise<Map<string | null, string>> {
  const people = await db.user.findMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    select: { id: true, role: true },
  })
  return new Map(people.map(({ id, role }) => [id, role]))
}
