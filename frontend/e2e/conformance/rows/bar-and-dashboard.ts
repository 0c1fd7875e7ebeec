import { changeAnswers } from '../answers.ts'
import { all, bar, button, count, heading, press, see, shows, showsIn } from '../checks.ts'
import { opened } from '../opened.ts'
import { each, row, type Visit } from '../table.ts'

const navigation = {
  Learn: ['/personas', '📚'],
  Practice: ['/playground', '🧪'],
  Progress: ['/progress', '📈'],
  Projects: ['/projects', '🎨'],
  Family: ['/parent-dashboard', ''],
} as const
const items = Object.keys(navigation) as (keyof typeof navigation)[]

const menu = {
  Profile: '/profile',
  Achievements: '/achievements',
  'Parent Portal': '/parent',
  Subscription: '/subscribe',
} as const

const bar_ = ({ page }: { page: import('@playwright/test').Page }) => page.getByRole('navigation', { name: 'Main' })

export const barVisits: Visit[] = [
  {
    what: 'the bar and the dashboard of a learner',
    who: 'learner',
    at: '/dashboard',
    rows: [
      opened('/dashboard', 'Welcome back, Demo!'),
      ...each(
        '2.nav',
        items,
        (name) => `the bar has ${name} with an emoji, to ${navigation[name][0]}`,
        (name) => async (scene) => {
          const item = bar_(scene).getByRole('link', { name })
          await see(item).toHaveAttribute('href', navigation[name][0])
          await see(item).toContainText(/\p{Extended_Pictographic}/u)
        },
      ),
      row(
        '2.nav-five',
        'the bar has five items',
        count((scene) => bar_(scene).getByRole('link'), 5),
      ),
      row(
        '2.nav-xp',
        'the bar shows XP',
        showsIn(({ page }) => page.getByRole('banner'), /1,250 XP/),
      ),
      row('2.nav-bell', 'the bar has a bell', ({ page }) =>
        see(page.getByRole('button', { name: /^Notifications/ })).toBeVisible(),
      ),
      row('2.nav-logout', 'the bar has a Logout button', button('Logout')),
      row(
        '2.nav-sign-out',
        'the user menu has Sign Out',
        all(press('Your account'), ({ page }) => see(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()),
      ),
      ...each(
        '2.menu',
        Object.keys(menu) as (keyof typeof menu)[],
        (name) => `the user menu has ${name}, to ${menu[name]}`,
        (name) =>
          ({ page }) =>
            see(page.getByRole('menuitem', { name, exact: true })).toHaveAttribute('href', menu[name]),
      ),
      row(
        '2.dashboard-greeting',
        'it greets: Welcome back, first name',
        all(({ page }) => page.keyboard.press('Escape'), heading('Welcome back, Demo!', 1)),
      ),
      row('2.dashboard-breaking', 'a banner tells the first breaking title, and leads to /ai-news', async ({ page }) => {
        const banner = page.getByRole('link', { name: /A machine learns to say that it does not know/ })
        await see(banner).toHaveAttribute('href', /^\/ai-news/)
      }),
      row('2.dashboard-breaking-count', 'the banner counts the further updates of the week', ({ page }) =>
        see(
          page
            .getByRole('main')
            .getByText(/1 (more|further|other)|and 1/i)
            .first(),
        ).toBeVisible(),
      ),
      ...each(
        '2.dashboard-card',
        ['Learn with Personas', 'Practice Lab', 'Your Progress', 'Project Studio'],
        (name) => `it has the card ${name}`,
        (name) => heading(name, 2),
      ),
      row('9.dashboard-52', 'the Learn card stands at 52%', bar(/^Entrepreneur/, 52), 'real figures'),
      row('2.dashboard-unlocked', 'the Practice Lab reads Unlocked', shows(/Unlocked/)),
      row('2.dashboard-tip', 'the sidebar has a tip of the day', heading('Tip of the day')),
      row('2.dashboard-achievements', 'the sidebar has recent achievements', heading('Recent achievements')),
      row('2.dashboard-xp', 'the sidebar has XP', heading(/1,250 XP/), 'real figures'),
    ],
  },
  {
    what: 'the bar on a small screen',
    who: 'learner',
    at: '/progress',
    options: { viewport: { width: 400, height: 800 } },
    rows: [
      row('2.nav-collapses', 'on a small screen the items fold into a menu', async (scene) => {
        await see(bar_(scene).getByRole('link', { name: 'Practice' })).toBeHidden()
        await scene.page.getByRole('button', { name: 'Menu' }).click()
        await see(bar_(scene).getByRole('link', { name: 'Practice' })).toBeVisible()
      }),
    ],
  },
  {
    what: 'the bar of a visitor',
    who: 'visitor',
    at: '/landing',
    rows: [
      row('2.nav-visitor', 'visitors see Sign In instead of the user menu', async ({ page }) => {
        const bar = page.getByRole('banner')
        await see(bar.getByText('Sign In', { exact: true }).first()).toBeVisible()
        await see(bar.getByRole('button', { name: 'Your account' })).toHaveCount(0)
      }),
    ],
  },
  {
    what: 'the dashboard before the lab opens, on a day without news',
    who: 'day29',
    before: ({ page }) =>
      changeAnswers(page, 'DashboardPage', (data) => {
        data.newsHeadline = null
      }),
    at: '/dashboard',
    rows: [
      row('2.dashboard-locked', 'the Practice Lab reads Locked', shows(/Locked/)),
      row('2.dashboard-no-news', 'without news there is no banner', ({ page }) =>
        see(page.getByRole('main').locator('a[href="/ai-news"]')).toHaveCount(0),
      ),
    ],
  },
]
