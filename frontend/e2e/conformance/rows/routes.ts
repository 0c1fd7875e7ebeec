import { expect } from '@playwright/test'
import { newLearner } from '../../support/steps.ts'
import { all, comesTo, heading, leads, link, press, see, shows } from '../checks.ts'
import { query } from '../requests.ts'
import { each, type Row, row, type Visit } from '../table.ts'

const landing = 'Make things with AI. Know when it is wrong.'

const openToAll = {
  '/landing': landing,
  '/signup': 'About you',
  '/parent-guide': 'Children and AI: a free guide for parents',
  '/auth/login': 'Welcome back',
  '/': landing,
} as const

/** Routes that show a page to a learner; most are opened by the visits that check them. */
const signedIn = {
  '/': 'Choose your path',
  '/dashboard': 'Welcome back, Demo!',
  '/progress': 'Your progress',
  '/onboarding': 'Welcome to DEEPM Academy',
  '/personas': 'Choose your path',
  '/persona-selection': 'Choose your path',
  '/persona/creator': 'Digital Creator',
  '/learning': 'Learning hub',
  '/lesson/problem-detective': 'Become a Problem Detective',
  '/playground': 'AI Experiment Lab',
  '/projects': 'Project Studio',
  '/achievements': 'Achievements',
  '/parent': 'Parent Portal',
  '/parent-portal': 'Parent Portal',
  '/parent-dashboard': 'Family Dashboard',
  '/ai-news': 'AI News Hub',
  '/subscribe': 'Choose a programme',
} as const

const forStaff = { '/admin': 'Admin Dashboard', '/admin/content': 'Content management' } as const

const tools = ['chatgpt', 'gemini', 'claude', 'dall-e', 'midjourney', 'runway'] as const

const notFound = all(heading('404 Page Not Found', 1), shows('Did you forget to add the page to the router?'))

function paths<T extends Record<string, string>>(screens: T): (keyof T & string)[] {
  return Object.keys(screens)
}

function leadsThere(who: string, screens: Record<string, string>): Row[] {
  return each(
    `2.route-${who}`,
    paths(screens),
    (path) => `${path} opens for ${who}`,
    (path) => leads(path, screens[path] ?? ''),
  )
}

export const routeVisits: Visit[] = [
  { what: 'routes that are open to everyone', who: 'visitor', rows: leadsThere('everyone', openToAll) },
  {
    what: 'routes of signed-in users, opened without a session',
    who: 'visitor',
    at: '/auth/login',
    rows: [
      ...each(
        '2.route-refused',
        [...paths(signedIn).filter((path) => path !== '/'), ...paths(forStaff)],
        (path) => `${path} is not found without a session`,
        (path) => all(leads(path, '404 Page Not Found'), notFound),
        'not found',
      ),
      row('2.not-found-any', 'any other path is the not-found page, with heading and hint', (scene) =>
        leads('/nowhere', '404 Page Not Found')(scene).then(() => notFound(scene)),
      ),
      row('2.not-found-sign-in', 'the not-found page offers a visitor to sign in', link('Sign In', /^\/auth\//), 'not found'),
    ],
  },
  {
    what: 'routes of a signed-in learner',
    who: 'learner',
    rows: [
      ...leadsThere('learners', { '/': 'Choose your path', '/persona-selection': 'Choose your path' }),
      row('2.route-unknown-signed-in', 'an unknown path is not found for a learner either', (scene) =>
        leads('/nowhere', '404 Page Not Found')(scene).then(() => notFound(scene)),
      ),
      ...each(
        '2.link-lesson',
        tools.flatMap((tool) => [`${tool}-basics`, `${tool}-advanced`]),
        (lesson) => `/lesson/${lesson} is a lesson of its course`,
        (lesson) => async (scene) => {
          const found = await query(scene, 'query ($id: ID!) { lesson(id: $id) { title course { id } } }', { id: lesson })
          expect(found.lesson).toMatchObject({
            title: expect.stringMatching(/./),
            course: { id: lesson.replace(/-\w+$/, '').replace('-', '') },
          })
        },
      ),
      row('2.link-profile', 'Profile of the user menu leads to a page', leads('/profile', 'Your profile'), 'profile'),
    ],
  },
  {
    what: 'links that a browser navigates to',
    who: 'visitor',
    before: ({ page, url }) => newLearner(page, url),
    at: '/dashboard',
    rows: [
      row('2.link-sign-out', 'Sign Out is a link to /api/logout, which ends the session and leads to the landing page', (scene) =>
        all(
          press('Your account'),
          ({ page }) => see(page.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout'),
          ({ page }) => page.getByRole('menuitem', { name: 'Sign Out' }).click(),
          comesTo('/landing'),
        )(scene),
      ),
      row(
        '2.link-api-login',
        '/api/login is navigated to for signing in',
        async ({ page, url }) => {
          await page.goto(`${url}/api/login`)
          await comesTo('/auth/email')({ page } as never)
        },
        'sign-in',
      ),
    ],
  },
]
