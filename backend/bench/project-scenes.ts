import { cursorOf } from '../src/cursor.ts'
import type { ShareState } from '../src/generated/prisma/enums.ts'
import { templates } from './learners.ts'
import type { Scene } from './scenes.ts'
import { emailOf } from './sessions.ts'
import type { Stage } from './stage.ts'

/** Who runs the operations of the Project Studio; the veteran's account is old enough for the showcase, a newcomer's is not. */
export const projectScenes: Record<string, (stage: Stage) => Scene | Promise<Scene>> = {
  AnswerShareRequest: async (stage) => {
    const { cookie, learnerId } = await stage.parent()
    const { requestId } = await makeProject(stage, learnerId, 'waitingForParent')
    return { cookie, variables: { requestId, agree: true } }
  },
  CreateProject: (stage) => ({
    cookie: stage.newcomer().cookie,
    variables: { input: { title: 'A lighthouse' }, requestKey: crypto.randomUUID() },
  }),
  DeleteProject: async (stage) => ofNewcomer(stage, (id) => ({ id })),
  LikeProject: async (stage) => ({ cookie: stage.veteran(), variables: { projectId: await shownProject(stage) } }),
  MoreProjects: (stage) => ({ cookie: stage.veteran(), variables: { status: 'planning', after: endOfNothing } }),
  ProjectPrompts: async (stage) => ofNewcomer(stage, (projectId) => ({ projectId })),
  PromptChoices: (stage) => ({ cookie: stage.veteran(), variables: { search: '' } }),
  ReportProject: async (stage) => ({
    cookie: stage.veteran(),
    variables: { projectId: await shownProject(stage), input: { reason: 'unkind' } },
  }),
  RequestShare: async (stage) => {
    const { id } = await makeProject(stage, await idOf(stage, emailOf(templates - 1)))
    return { cookie: stage.veteran(), variables: { projectId: id } }
  },
  RestCreateProject: (stage) => ({ cookie: stage.newcomer().cookie, variables: { input: { title: 'A lighthouse' } } }),
  RestUpdateProject: async (stage) => ofNewcomer(stage, (id) => ({ id, input: { status: 'review' } })),
  RestoreProject: async (stage) => ofNewcomer(stage, (id) => ({ id })),
  StopSharing: async (stage) => ofNewcomer(stage, (projectId) => ({ projectId })),
  UnlikeProject: async (stage) => ({ cookie: stage.veteran(), variables: { projectId: await shownProject(stage) } }),
  UpdateProject: async (stage) => ofNewcomer(stage, (id) => ({ id, input: { version: 1, status: 'review' } })),
}

const endOfNothing = cursorOf(new Date(0), 'none')

async function ofNewcomer(stage: Stage, variables: (id: string) => object): Promise<Scene> {
  const { cookie, email } = stage.newcomer()
  const { id } = await makeProject(stage, await idOf(stage, email))
  return { cookie, variables: variables(id) }
}

async function shownProject(stage: Stage): Promise<string> {
  return (await makeProject(stage, await idOf(stage, stage.newcomer().email), 'approved')).id
}

async function idOf({ database }: Stage, email: string): Promise<string> {
  return (await database.db.user.findUniqueOrThrow({ where: { email }, select: { id: true } })).id
}

async function makeProject(
  { database }: Stage,
  learnerId: string,
  state?: ShareState,
): Promise<{ id: string; requestId: string }> {
  const words = { title: 'A lighthouse', description: '', toolsUsed: ['claude'] }
  const { id, shareRequests } = await database.db.project.create({
    data: {
      ...{ ...words, learnerId, status: 'completed' },
      ...(state && { shareRequests: { create: { ...words, state, answeredAt: new Date() } } }),
    },
    select: { id: true, shareRequests: { select: { id: true } } },
  })
  return { id, requestId: shareRequests[0]?.id ?? '' }
}
