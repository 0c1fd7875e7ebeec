import { expect } from '@playwright/test'
import { newLearner } from '../../support/steps.ts'
import { has, type Kind, query, read, refuses, within } from '../requests.ts'
import { type Check, each, type Row, row, type Visit } from '../table.ts'

type Fields = Record<string, Kind>

/** Returns a row for each field of a body. */
function fieldsOf(id: string, path: string, fields: Fields, at?: Parameters<typeof has>[3]): Row[] {
  return each(
    id,
    Object.keys(fields),
    (name) => `GET ${path} has ${name}`,
    (name) => has(path, name, fields[name] ?? 'text', at),
  )
}

/** Returns a row for each field of a type, read by a query. */
function queried(
  id: string,
  names: string[],
  around: (name: string) => string,
  at: (data: never) => unknown,
  reading?: Row['reading'],
): Row[] {
  return each(
    id,
    names,
    (name) => `there is the field ${name}`,
    (name) => async (scene) => {
      const entry = at((await query(scene, around(name))) as never)
      expect(Object.values(entry as object)[0]).toBeDefined()
    },
    reading,
  )
}

const signupFields = [
  'firstName',
  'lastName',
  'email',
  'age',
  'parentEmail',
  'parentConsent',
  'selectedPersona',
  'experienceLevel',
  'learningGoals',
  'selectedTier',
  'parentFirstName',
  'parentLastName',
  'parentPhone',
  'termsAccepted',
  'privacyAccepted',
  'emailUpdates',
]
const folders = { entrepreneur: 8, writer: 6, creator: 7, campaigner: 5 } as const
const lead = { name: 'Sam Hill', email: 'lead@conformance.example', phone: '', childAge: '12', interests: 'football, drawing' }
const wrongLead = { name: '', email: 'no address', phone: 'none of yours!', childAge: '40', interests: 'x'.repeat(301) } as const
const guide = '/api/parent-guide/signup'

const hasFolders =
  (id: string, number: number): Check =>
  async (scene) => {
    const { persona } = await query(scene, `{ persona(id: "${id}") { totalFolders folders { id } } }`)
    expect([persona.totalFolders, persona.folders.length]).toEqual([number, number])
  }

export const fieldVisits: Visit[] = [
  {
    what: 'entities as the demo learner reads them',
    who: 'learner',
    rows: [
      ...fieldsOf('3.user', '/api/auth/user', {
        firstName: 'text',
        email: 'text',
        profileImageUrl: 'text or null',
        xp: 'number',
        level: 'number',
        streak: 'number',
        createdAt: 'text',
      }),
      ...each(
        '3.signup',
        signupFields,
        (name) => `the signup takes ${name}`,
        (name) => async (scene) => {
          const { __type } = await query(scene, '{ __type(name: "SignUpInput") { inputFields { name } } }')
          expect(__type.inputFields.map((it: { name: string }) => it.name)).toContain(name)
        },
      ),
      ...queried(
        '3.persona',
        ['id', 'name', 'description', 'icon', 'skills', 'progress', 'isCompleted', 'totalFolders', 'completedFolders'],
        (name) => `{ personas { ${name} } }`,
        (data: { personas: object[] }) => data.personas[0],
      ),
      ...queried(
        '3.persona-achievements',
        ['recentAchievements'],
        (name) => `{ viewer { learner { ${name} { id } } } }`,
        (data: { viewer: { learner: object } }) => data.viewer.learner,
        'own words',
      ),
      row('3.persona-ids', 'personas are entrepreneur, writer, creator, campaigner', async (scene) => {
        const { personas } = await query(scene, '{ personas { id } }')
        expect(personas.map((it: { id: string }) => it.id)).toEqual(Object.keys(folders))
      }),
      ...each(
        '9.folders',
        Object.keys(folders) as (keyof typeof folders)[],
        (id) => `${id} has ${folders[id]} folders`,
        (id) => hasFolders(id, folders[id]),
      ),
      ...queried(
        '3.folder',
        ['id', 'title', 'description', 'progress', 'isCompleted'],
        (name) => `{ persona(id: "writer") { folders { ${name} } } }`,
        (data: { persona: { folders: object[] } }) => data.persona.folders[0],
      ),
      ...queried(
        '3.folder-lessons',
        ['lessons'],
        (name) => `{ persona(id: "writer") { folders { ${name} { id } } } }`,
        (data: { persona: { folders: object[] } }) => data.persona.folders[0],
      ),
      ...queried(
        '3.lesson',
        ['id', 'title', 'description', 'videoUrl', 'content', 'objectives', 'tools', 'sidekick', 'isCompleted', 'isLocked'],
        (name) => `{ lesson(id: "problem-detective") { ${name} } }`,
        (data: { lesson: object }) => data.lesson,
      ),
      ...queried(
        '3.lesson-duration',
        ['minutes'],
        (name) => `{ lesson(id: "problem-detective") { ${name} } }`,
        (data: { lesson: object }) => data.lesson,
        'own words',
      ),
      ...queried(
        '3.resource',
        ['title', 'url', 'kind'],
        (name) => `{ lesson(id: "problem-detective") { resources { ${name} } } }`,
        (data: { lesson: { resources: object[] } }) => data.lesson.resources[0],
        'own words',
      ),
      row('3.resource-types', 'resources are links, PDFs or videos', async (scene) => {
        const { __type } = await query(scene, '{ __type(name: "ResourceKind") { enumValues { name } } }')
        expect(__type.enumValues.map((it: { name: string }) => it.name).toSorted()).toEqual(['link', 'pdf', 'video'])
      }),
      ...fieldsOf('3.course-progress', '/api/courses/progress', { courseId: 'text', progress: 'number' }),
      row('3.course-progress-fraction', 'progress is a fraction from 0 to 1', async (scene) => {
        for (const { progress } of (await read(scene, '/api/courses/progress')) as { progress: number }[]) {
          expect(progress).toBeGreaterThanOrEqual(0)
          expect(progress).toBeLessThanOrEqual(1)
        }
      }),
      ...fieldsOf('3.tool', '/api/courses', {
        id: 'text',
        name: 'text',
        description: 'text',
        difficulty: 'text',
        modules: 'number',
        duration: 'text',
      }),
      row('3.tool-ids', 'tool ids are chatgpt, gemini, claude, dalle, midjourney, runway', async (scene) => {
        const courses = (await read(scene, '/api/courses')) as { id: string }[]
        expect(courses.map(({ id }) => id)).toEqual(['chatgpt', 'gemini', 'claude', 'dalle', 'midjourney', 'runway'])
      }),
      ...fieldsOf('3.news', '/api/ai-news/breaking', { title: 'text' }),
      ...fieldsOf('3.news-stats', '/api/ai-news/stats', { weekCount: 'number' }),
      ...fieldsOf('3.interaction', '/api/ai-playground/history', {
        toolType: 'text',
        prompt: 'text',
        createdAt: 'text',
        response: 'text',
      }),
      ...fieldsOf('3.project', '/api/projects', {
        id: 'text',
        title: 'text',
        description: 'text',
        toolsUsed: 'list',
        status: 'text',
        likes: 'number',
        createdAt: 'text',
      }),
      ...fieldsOf('3.achievement', '/api/achievements', {
        id: 'text',
        name: 'text',
        description: 'text',
        icon: 'text',
        xpReward: 'number',
        unlocked: 'truth',
        rarity: 'text',
        category: 'text',
      }),
      row('9.achievement-xp', 'achievements earn 50 to 1500 XP', async (scene) => {
        const rewards = ((await read(scene, '/api/achievements')) as { xpReward: number }[]).map(({ xpReward }) => xpReward)
        expect([rewards.length, Math.min(...rewards), Math.max(...rewards)]).toEqual([17, 50, 1500])
      }),
      ...each(
        '9.streak-goal',
        ['three', 'seven', 'thirty'],
        (days) => `a streak goal of ${days} days`,
        (days) => async (scene) => {
          const all = (await read(scene, '/api/achievements')) as { category: string; description: string }[]
          expect(all.filter((it) => it.category === 'streak').map((it) => it.description)).toContain(
            `Learn on ${days} days in a row.`,
          )
        },
      ),
      ...fieldsOf('3.dashboard-user', '/api/dashboard', { level: 'number', streak: 'number', xp: 'number' }, within('user')),
    ],
  },
  {
    what: 'entities as a newcomer reads them',
    who: 'visitor',
    before: ({ page, url }) => newLearner(page, url),
    rows: [
      row('3.user-level-default', 'the level is 1 by default', async (scene) => {
        expect(await read(scene, '/api/auth/user')).toMatchObject({ xp: 0, level: 1, streak: 0 })
      }),
    ],
  },
  {
    what: 'entities as the demo parent reads them',
    who: 'parent',
    rows: [
      ...fieldsOf('3.child', '/api/parent/children', {
        id: 'text',
        firstName: 'text',
        lastName: 'text',
        selectedPersona: 'text or null',
        level: 'number',
        xp: 'number',
        streak: 'number',
        interests: 'text',
      }),
      ...fieldsOf('3.summary', '/api/parent/dashboard', {
        name: 'text',
        level: 'number',
        xp: 'number',
        streak: 'number',
        totalSessionTime: 'number',
        coursesCompleted: 'number',
        totalCourses: 'number',
        projectsCreated: 'number',
        averageSessionLength: 'number',
        lastActive: 'text or null',
        safetyScore: 'number',
      }),
      ...fieldsOf(
        '3.activity',
        '/api/parent/dashboard',
        { day: 'text', minutes: 'number', interactions: 'number' },
        within('weeklyActivity'),
      ),
      ...fieldsOf(
        '3.parent-interaction',
        '/api/parent/dashboard',
        { id: 'text', tool: 'text', prompt: 'text', timestamp: 'text', flagged: 'truth' },
        within('aiInteractions'),
      ),
      ...fieldsOf(
        '3.parent-project',
        '/api/parent/dashboard',
        { id: 'text', title: 'text', toolsUsed: 'list', createdAt: 'text', status: 'text' },
        within('projects'),
      ),
      ...each(
        '3.parent-project-status',
        ['completed', 'in_progress'],
        (status) => `a project that a parent sees may be ${status}`,
        (status) => async (scene) => {
          const { projects } = (await read(scene, '/api/parent/dashboard')) as { projects: { status: string }[] }
          const said = new Set(projects.map((it) => it.status))
          expect([...said]).toContain(status)
          for (const each of said) expect(['planning', 'in_progress', 'review', 'completed']).toContain(each)
        },
        'four statuses',
      ),
    ],
  },
  {
    what: 'what a visitor leaves for the guide',
    who: 'visitor',
    rows: [
      ...each(
        '3.lead',
        Object.keys(wrongLead) as (keyof typeof wrongLead)[],
        (name) => `a lead has ${name}, which is checked`,
        (name) =>
          refuses('POST', guide, 400, { code: 'INVALID_INPUT', issues: [{ field: name }] }, { ...lead, [name]: wrongLead[name] }),
      ),
    ],
  },
]
