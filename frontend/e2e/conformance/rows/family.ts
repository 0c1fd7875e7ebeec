import { answerNext } from '../answers.ts'
import { all, bar, button, figure, heading, lacks, link, see, shows, showsIn, tab } from '../checks.ts'
import { opened } from '../opened.ts'
import { query } from '../requests.ts'
import { each, row, type Scene, type Visit } from '../table.ts'

const panel =
  (name: string) =>
  ({ page }: Pick<Scene, 'page'>) =>
    page.getByRole('tabpanel', { name })
const inTab =
  (name: string) =>
  ({ page }: Scene) =>
    page.getByRole('tab', { name, exact: true }).click()

const addChild = `mutation Add($input: ChildProfileInput!) { addChildProfile(input: $input) { __typename ... on Error { code } } }`

export const familyVisits: Visit[] = [
  {
    what: 'the portal of a parent',
    who: 'parent',
    at: '/parent',
    rows: [
      opened('/parent', 'Parent Portal'),
      row(
        '9.portal-safety',
        'the head has the safety score 98',
        showsIn(({ page }) => page.getByRole('region', { name: 'Safety score' }), '98'),
        'record 029',
      ),
      row('9.portal-age', 'the child is 12', shows(/12 years/), 'real figures'),
      row('2.portal-time', 'a card has the total learning time in hours', figure('Total Learning Time', /^\D*[\d.]+ h/)),
      row('2.portal-courses', 'a card has courses completed out of all', figure('Courses Completed', '0/6')),
      row('2.portal-projects', 'a card has projects created', figure('Projects Created', /\d/)),
      row('2.portal-streak', 'a card has the day streak', figure('Day Streak', '5')),
      ...each(
        '2.portal-tab',
        ['Overview', 'Activity', 'Safety', 'Reports'],
        (name) => `it has the tab ${name}`,
        (name) => tab(name),
      ),
      row('2.portal-progress', 'Overview has progress', bar('24 of 48 lessons', 50)),
      row('2.portal-level', 'Overview has the level', figure('Level', '3')),
      row('2.portal-xp', 'Overview has XP', figure('XP', '1,250')),
      row('2.portal-last', 'Overview has last active', figure('Last active', /ago|now|today|\d/)),
      row(
        '2.portal-recent',
        'Overview has recent projects',
        showsIn(({ page }) => page.getByRole('region', { name: 'Recent projects' }), 'Puffin stickers'),
      ),
      row(
        '2.portal-week',
        'Activity has a row for each weekday, with minutes and interactions',
        all(inTab('Activity'), async (scene) => {
          const table = panel('Activity')(scene).getByRole('table')
          await see(table.getByRole('rowheader')).toHaveText([
            'Monday',
            'Tuesday',
            'Wednesday',
            'Thursday',
            'Friday',
            'Saturday',
            'Sunday',
          ])
          await see(table.getByRole('columnheader')).toHaveText(['Day', 'Minutes', 'Prompts in the lab'])
        }),
      ),
      row('9.portal-90', 'a full bar of the week is 90 minutes', showsIn(panel('Activity'), /A full bar means 90 minutes/)),
      row('2.portal-average', 'Activity has the average session', figure('Average session', /\d+ minutes/)),
      row(
        '2.portal-filter',
        'Safety says: content filter active',
        all(inTab('Safety'), showsIn(panel('Safety'), 'Content filter', /Active/)),
      ),
      row('2.portal-limits', 'Safety says: session limits enforced', showsIn(panel('Safety'), 'Session limits', /Enforced/)),
      row('2.portal-flags', 'Safety counts flags', showsIn(panel('Safety'), 'Flags')),
      row(
        '2.portal-interactions',
        'Safety has recent AI interactions with a Safe badge',
        showsIn(({ page }) => page.getByRole('region', { name: 'Recent AI interactions' }), /^\W*Safe/),
      ),
      row('2.portal-highlights', 'Reports has weekly highlights', all(inTab('Reports'), heading('Highlights'))),
      row('2.portal-growth', 'Reports has areas for growth', heading('Areas for growth')),
      row(
        '2.portal-download',
        'Reports has Download Full Report',
        link('Download Full Report', /^\/api\/parent\/report\.pdf/),
        'buttons do',
      ),
      row('2.portal-email', 'Reports has Email Report', button('Email Report'), 'buttons do'),
      row('2.portal-notifications', 'Reports has recent notifications', heading('Recent notifications')),
    ],
  },
  {
    what: 'the portal under its other address',
    who: 'parent',
    at: '/parent-portal',
    rows: [opened('/parent-portal', 'Parent Portal')],
  },
  {
    what: 'the family dashboard',
    who: 'parent',
    at: '/parent-dashboard',
    rows: [
      opened('/parent-dashboard', 'Family Dashboard'),
      row('2.family-children', 'it counts children', figure('Children', '1')),
      row('2.family-xp', 'it sums XP', figure('Total XP', '1,250')),
      row('2.family-level', 'it has the average level', figure('Average level', '3')),
      row('2.family-safety', 'it has the safety score', figure('Safety score', '98')),
      row('2.family-card', 'a card for the child has name, level, XP and streak', async ({ page }) => {
        const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Demo', exact: true }) })
        for (const said of ['Level', '3', 'Total XP', '1,250', 'Day Streak', '5']) await see(card).toContainText(said)
      }),
      row('2.family-emoji', 'the card has the emoji of the path', ({ page }) =>
        see(page.getByRole('article').first()).toContainText('💡'),
      ),
      row(
        '2.family-achievements',
        'the card has recent achievements',
        showsIn(({ page }) => page.getByRole('article').first(), /AI Explorer/),
      ),
      row('2.family-progress', 'the card has View Progress', link('View Progress', /^\/parent\?child=/), 'buttons do'),
      row('2.family-journal', 'the card has Learning Journal', button('Learning Journal'), 'buttons do'),
      row('2.family-settings', 'the card has Settings', link('Settings for Demo', /\/settings$/), 'buttons do'),
      row('2.family-add', 'there is Add Child Profile', button('Add Child Profile'), 'buttons do'),
      row('2.family-add-card', 'with fewer than four children there is a card to add another', shows('Add another child')),
      row(
        '8.children-failed',
        'when the children do not load, none is shown',
        async (scene) => {
          await answerNext(scene.page, 'ParentDashboardPage', null)
          await scene.page.goto(`${scene.url}/parent-dashboard`)
          await heading('We could not load this page')(scene)
          await see(scene.page.getByRole('article')).toHaveCount(0)
        },
        'told, too',
      ),
    ],
  },
  {
    what: 'a family of four',
    who: 'guardian',
    at: '/parent-dashboard',
    rows: [
      row(
        '9.family-four',
        'a fourth child is the last: there is no card to add another',
        all(figure('Children', '4'), lacks('Add another child')),
      ),
      row('6.family-four', 'the server refuses a fifth child', async (scene) => {
        const { addChildProfile } = await query(scene, addChild, {
          input: { firstName: 'Fifth', age: 9, email: '', agreed: true, timeZone: 'UTC' },
        })
        see(addChildProfile).toMatchObject({ code: 'FAMILY_FULL' })
      }),
      row('2.family-interests', 'a card shows interests', shows(/Wants to learn: Make pictures, Write better/)),
      row('2.family-colour', 'cards have the colour of their path', async ({ page }) => {
        const colours = await page
          .getByRole('article')
          .evaluateAll((cards) =>
            cards.map((card) => getComputedStyle(card.querySelector('[aria-hidden]') ?? card).backgroundColor),
          )
        see(colours).toHaveLength(4)
        see(new Set(colours).size, 'one of them is a writer').toBe(2)
      }),
    ],
  },
  {
    what: 'the portal of a learner',
    who: 'learner',
    at: '/parent',
    rows: [
      row(
        '6.mirror',
        'a learner sees at /parent what their parents see, to read',
        all(heading('Parent Portal', 1), shows(/This is what your parents see/)),
        'roles',
      ),
      row(
        '6.mirror-family',
        'and at /parent-dashboard the same card',
        all(
          (scene) => scene.page.goto(`${scene.url}/parent-dashboard`),
          shows(/This is what your parent sees/),
          lacks('Add Child Profile'),
        ),
        'roles',
      ),
    ],
  },
]
