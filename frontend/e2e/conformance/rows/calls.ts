import { expect } from '@playwright/test'
import { leads, see } from '../checks.ts'
import { answers, read, refuses } from '../requests.ts'
import { each, row, type Visit } from '../table.ts'

const reads = [
  '/api/auth/user',
  '/api/ai-news/breaking',
  '/api/ai-news/stats',
  '/api/ai-news',
  '/api/courses',
  '/api/courses/progress',
  '/api/ai-playground/history',
  '/api/projects',
  '/api/projects/showcase',
  '/api/achievements',
  '/api/dashboard',
] as const
const parentReads = ['/api/parent/dashboard', '/api/parent/notifications', '/api/parent/children'] as const

const prompt = { toolType: 'claude', prompt: 'Give me three questions about tides.', userId: 'demo-user' }
const form = {
  firstName: 'Robin',
  email: 'calls@conformance.example',
  age: '14',
  selectedPersona: 'writer',
  termsAccepted: true,
  privacyAccepted: true,
}
const child = { ...form, email: 'child.calls@conformance.example', age: '12' }
const lead = { name: 'Sam Hill', email: 'calls.guide@conformance.example', phone: '', childAge: '12', interests: 'drawing' }

export const callVisits: Visit[] = [
  {
    what: 'calls of a learner',
    who: 'maker',
    rows: [
      ...each(
        '7.get',
        reads,
        (path) => `GET ${path} answers 200 as JSON`,
        (path) => async (scene) => {
          expect(await read(scene, path)).not.toBeNull()
        },
        'used',
      ),
      row(
        '7.ai-interact',
        'POST /api/ai-interact takes toolType, prompt, userId and answers with response',
        async ({ api, url }) => {
          const answer = await api.post(`${url}/api/ai-interact`, { data: prompt })
          expect(answer.status()).toBe(200)
          expect(await answer.json()).toMatchObject({ response: expect.stringMatching(/./), safetyLevel: 'safe' })
        },
      ),
      row(
        '6.user-id',
        'a userId in it is not believed: the interaction is of whoever is signed in',
        async (scene) => {
          const [newest] = (await read(scene, '/api/ai-playground/history')) as { prompt: string }[]
          expect(newest?.prompt).toBe(prompt.prompt)
        },
        'roles',
      ),
      row(
        '7.playground-interact',
        'POST /api/ai-playground/interact takes toolType, prompt, response',
        answers('POST', '/api/ai-playground/interact', 201, { ...prompt, userId: undefined, response: 'Mine.' }),
      ),
      row('7.project-create', 'POST /api/projects takes title, description, toolsUsed, status', async ({ api, url }) => {
        const data = { title: 'Called', description: 'By a call.', toolsUsed: ['claude'], status: 'planning' }
        const answer = await api.post(`${url}/api/projects`, { data })
        expect({ status: answer.status(), body: await answer.json() }).toMatchObject({ status: 201, body: data })
      }),
      ...each(
        '7.project-update',
        ['in_progress', 'review', 'completed', 'planning'],
        (status) => `PUT /api/projects/{id} moves it to ${status}`,
        (status) => async (scene) => {
          const mine = (await read(scene, '/api/projects')) as { id: string; title: string }[]
          const id = mine.find(({ title }) => title === 'Called')?.id
          const answer = await scene.api.put(`${scene.url}/api/projects/${id}`, { data: { status } })
          expect({ status: answer.status(), body: await answer.json() }).toMatchObject({ status: 200, body: { status } })
        },
      ),
      row(
        '5.project-title',
        'the server refuses a blank title, too',
        refuses(
          'POST',
          '/api/projects',
          400,
          { message: expect.stringContaining('Project title is required') },
          { title: '   ' },
        ),
      ),
      row('4.project-planning', 'a new project is planning, whatever is sent', async ({ api, url }) => {
        const answer = await api.post(`${url}/api/projects`, { data: { title: 'Hasty', status: 'completed' } })
        expect(await answer.json()).toMatchObject({ status: 'planning' })
      }),
    ],
  },
  {
    what: 'calls of a parent',
    who: 'parent',
    rows: each(
      '7.get',
      parentReads,
      (path) => `GET ${path} answers 200 as JSON`,
      (path) => async (scene) => {
        expect(await read(scene, path)).not.toBeNull()
      },
      'used',
    ),
  },
  {
    what: 'calls of a visitor',
    who: 'visitor',
    rows: [
      row('7.signup', 'POST /api/signup takes the form', answers('POST', '/api/signup', 201, form)),
      row(
        '7.guide',
        'POST /api/parent-guide/signup takes name, email, phone, childAge, interests',
        answers('POST', '/api/parent-guide/signup', 201, lead),
      ),
      row('7.api-login', 'GET /api/login leads on', answers('GET', '/api/login', 302), 'sign-in'),
      row('7.api-logout', 'GET /api/logout leads to the landing page', answers('GET', '/api/logout', 302)),
      row('7.logout', 'POST /api/auth/logout answers, signed in or not', answers('POST', '/api/auth/logout', 204)),
      ...each(
        '6.signed-out',
        [...reads, ...parentReads],
        (path) => `GET ${path} is refused without a session`,
        (path) => answers('GET', path, 401),
      ),
      row(
        '5.signup-optional',
        'last name, phone and everything about a parent may be left out',
        answers('POST', '/api/signup', 201, { ...form, email: 'little@conformance.example', lastName: '' }),
      ),
      ...each(
        '5.signup-needed',
        ['firstName', 'email'],
        (name) => `a signup without ${name} is refused`,
        (name) => refuses('POST', '/api/signup', 400, { code: 'INVALID_INPUT' }, { ...form, [name]: '' }),
        'signup fields',
      ),
      row(
        '6.under-13',
        'a signup under 13 needs the parent',
        refuses('POST', '/api/signup', 400, { code: 'INVALID_INPUT' }, child),
        'record 009',
      ),
      ...each(
        '5.age',
        ['5', '22'],
        (age) => `an age of ${age} is refused`,
        (age) =>
          refuses(
            'POST',
            '/api/signup',
            400,
            { code: 'INVALID_INPUT' },
            { ...form, email: `age${age}@conformance.example`, age },
          ),
      ),
      ...each(
        '5.agree',
        ['termsAccepted', 'privacyAccepted'],
        (name) => `a signup without ${name} is refused`,
        (name) =>
          refuses(
            'POST',
            '/api/signup',
            400,
            { code: 'INVALID_INPUT' },
            { ...form, email: 'x@conformance.example', [name]: false },
          ),
      ),
    ],
  },
  {
    what: 'what is refused to learners',
    who: 'newcomer',
    rows: [
      row('6.admin', '/admin is not found for a learner', leads('/admin', '404 Page Not Found'), 'roles'),
      row(
        '6.admin-content',
        '/admin/content is not found for a learner',
        async ({ page, url }) => {
          await page.goto(`${url}/admin/content`)
          await see(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
        },
        'roles',
      ),
      row(
        '6.roster',
        'the server refuses the roster to a learner',
        async ({ api, url }) => {
          const answer = await api.post(`${url}/graphql`, { data: { query: '{ students { edges { node { id } } } }' } })
          expect(JSON.stringify((await answer.json()).errors)).toContain('FORBIDDEN')
        },
        'roles',
      ),
      row(
        '6.lab-gate',
        'the server refuses the lab before 30 days',
        refuses('POST', '/api/ai-interact', 403, { code: 'LAB_LOCKED' }, prompt),
        'gate',
      ),
    ],
  },
  {
    what: 'what waits for a parent',
    who: 'child',
    rows: [
      row(
        '6.consent',
        'before the parent agrees nothing is recorded',
        refuses('POST', '/api/projects', 403, { code: 'CONSENT_REQUIRED' }, { title: 'Early' }),
        'record 009',
      ),
    ],
  },
]
