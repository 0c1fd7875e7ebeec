import type { Scene } from './scenes.ts'
import type { Stage } from './stage.ts'

const words = { title: 'A new module', description: 'What it is about, in a line.' }
const moduleId = 'writer-whose-words'

/** Who runs the operations of content management: staff, on things that each scene makes for itself. */
export const contentScenes: Record<string, (stage: Stage) => Promise<Scene>> = {
  ContentPage: (stage) => byStaff(stage),
  OpenLesson: (stage) => byStaff(stage, { id: 'problem-detective' }),
  VersionText: async (stage) => byStaff(stage, { lessonId: await newLesson(stage), number: 1 }),
  CreateLesson: async (stage) => byStaff(stage, { moduleId, text: await textOf(stage), requestKey: crypto.randomUUID() }),
  SaveLesson: async (stage) => {
    const text = { ...((await textOf(stage)) as object), title: `A lesson of ${crypto.randomUUID().slice(0, 8)}` }
    return byStaff(stage, { lessonId: await newLesson(stage), head: 1, text })
  },
  PublishLesson: async (stage) => byStaff(stage, { lessonId: await newLesson(stage), head: 1 }),
  RestoreLessonVersion: async (stage) => byStaff(stage, { lessonId: await newLesson(stage), number: 1, head: 1 }),
  KeepOwnLessonText: async (stage) => byStaff(stage, { lessonId: await newLesson(stage), number: 1 }),
  DeleteLesson: async (stage) => byStaff(stage, { lessonId: await newLesson(stage), head: 1 }),
  UndeleteLesson: async (stage) => byStaff(stage, { lessonId: await newLesson(stage) }),
  CreateModule: (stage) => byStaff(stage, { personaId: 'writer', input: words, requestKey: crypto.randomUUID() }),
  SaveModule: async (stage) =>
    byStaff(stage, { moduleId: await newModule(stage), revision: 1, input: { ...words, title: 'Another name' } }),
  DeleteModule: async (stage) => byStaff(stage, { moduleId: await newModule(stage) }),
  UndeleteModule: async (stage) => byStaff(stage, { moduleId: await newModule(stage) }),
  ArrangeLessons: async (stage) => {
    const { arrangement, lessons } = await stage.database.db.folder.findUniqueOrThrow({
      where: { id: moduleId },
      select: { arrangement: true, lessons: { where: { deletedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    })
    return byStaff(stage, { moduleId, arrangement, lessonIds: lessons.map(({ id }) => id).toReversed() })
  },
  ArrangeModules: async (stage) => {
    const { arrangement, folders } = await stage.database.db.persona.findUniqueOrThrow({
      where: { id: 'writer' },
      select: { arrangement: true, folders: { where: { deletedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    })
    return byStaff(stage, { personaId: 'writer', arrangement, moduleIds: folders.map(({ id }) => id).toReversed() })
  },
}

async function byStaff(stage: Stage, variables: object = {}): Promise<Scene> {
  return { cookie: await stage.staff(), variables }
}

async function textOf(stage: Stage): Promise<unknown> {
  const { data } = await stage.run('OpenLesson', await byStaff(stage, { id: 'problem-detective' }))
  return (data['contentLesson'] as { text: unknown }).text
}

async function newLesson(stage: Stage): Promise<string> {
  const variables = { moduleId, text: await textOf(stage), requestKey: crypto.randomUUID() }
  const { data } = await stage.run('CreateLesson', await byStaff(stage, variables))
  return (data['createLesson'] as { id: string }).id
}

async function newModule(stage: Stage): Promise<string> {
  const variables = { personaId: 'writer', input: words, requestKey: crypto.randomUUID() }
  const { data } = await stage.run('CreateModule', await byStaff(stage, variables))
  return (data['createModule'] as { moduleId: string }).moduleId
}
