import { answerNext } from '../answers.ts'
import { all, count, destructiveToast, field, heading, press, see, shows, showsIn } from '../checks.ts'
import { opened } from '../opened.ts'
import { each, row, type Scene, type Visit } from '../table.ts'

const columns = { planning: 'Planning', in_progress: 'In progress', review: 'Review', completed: 'Completed' } as const
const statuses = Object.keys(columns) as (keyof typeof columns)[]

const dialog = ({ page }: Pick<Scene, 'page'>) => page.getByRole('dialog')
const column = ({ page }: Pick<Scene, 'page'>, status: keyof typeof columns) =>
  page.getByRole('region', { name: columns[status], exact: true })
const card = ({ page }: Pick<Scene, 'page'>) => page.getByRole('article', { name: 'A bell for the garden' })

export const studioVisits: Visit[] = [
  {
    what: 'the studio of somebody who begins',
    who: 'maker',
    at: '/projects',
    rows: [
      opened('/projects', 'Project Studio'),
      ...each(
        '4.project-status',
        statuses,
        (status) => `there is the column ${status}`,
        (status) => heading(columns[status], 2),
      ),
      ...each(
        '2.studio-filter',
        statuses,
        (status) => `the filter has ${status}`,
        (status) =>
          ({ page }) =>
            see(page.getByRole('radio', { name: columns[status], exact: true })).toBeAttached(),
      ),
      ...each(
        '2.studio-empty',
        statuses,
        (status) => `an empty column says: No projects in ${status}`,
        (status) => (scene) => see(column(scene, status)).toContainText(`No projects in ${status.replace('in_', '')}`),
        'readable status',
      ),
      row('2.studio-filters', 'a status shows its column alone', async (scene) => {
        const choose = (name: string) => scene.page.getByRole('radio', { name, exact: true }).check({ force: true })
        await choose(columns.review)
        await see(column(scene, 'review')).toBeVisible()
        for (const other of ['planning', 'in_progress', 'completed'] as const) await see(column(scene, other)).toBeHidden()
        await choose('All')
      }),
      row(
        '2.studio-dialog',
        'a dialog creates projects',
        all(press('New project'), (scene) => see(dialog(scene)).toBeVisible()),
      ),
      ...each(
        '2.studio-dialog',
        ['Title', 'Description'],
        (name) => `the dialog asks for: ${name}`,
        (name) => field('textbox', new RegExp(`^${name}`)),
      ),
      ...each(
        '3.tool',
        ['ChatGPT', 'Gemini', 'Claude', 'DALL-E', 'Midjourney', 'Runway'],
        (name) => `the dialog has the tool ${name}`,
        (name) => field('checkbox', name),
      ),
      row(
        '8.project-title',
        'without a title: Project title is required',
        all(
          (scene) =>
            dialog(scene)
              .getByLabel(/^Title/)
              .fill('   '),
          press('Create Project'),
          destructiveToast('Error', 'Project title is required'),
        ),
      ),
      row('8.project-failed', 'a failure is told as Error, with the server’s message', async (scene) => {
        const said = 'You have 200 projects, which is as many as fit.'
        await answerNext(scene.page, 'CreateProject', {
          createProject: { __typename: 'ProjectLimitError', code: 'PROJECT_LIMIT', message: said },
        })
        await dialog(scene)
          .getByLabel(/^Title/)
          .fill('A bell for the garden')
        await dialog(scene).getByRole('button', { name: 'Create Project' }).click()
        await destructiveToast('Error', said)(scene)
      }),
      row(
        '5.project-optional',
        'a title alone is enough',
        all(press('Create Project'), (scene) => see(card(scene)).toBeVisible()),
      ),
      row('7.project-created', 'then the dialog is closed and its form empty', async (scene) => {
        await see(dialog(scene)).toBeHidden()
        await scene.page.getByRole('button', { name: 'New project' }).first().click()
        await see(dialog(scene).getByLabel(/^Title/)).toHaveValue('')
        await dialog(scene).getByRole('button', { name: 'Cancel' }).click()
      }),
      row('4.project-begins', 'a new project stands in planning', (scene) =>
        see(column(scene, 'planning').getByRole('article', { name: 'A bell for the garden' })).toBeVisible(),
      ),
      ...each(
        '4.project-moves',
        ['completed', 'in_progress', 'review', 'planning'],
        (status) => `the dropdown moves it to ${status}`,
        (status) => async (scene) => {
          await card(scene).getByRole('combobox').selectOption(status)
          await see(column(scene, status).getByRole('article', { name: 'A bell for the garden' })).toBeVisible()
        },
      ),
      row(
        '2.studio-showcase-empty',
        'the empty showcase: No showcase projects yet. Be the first to share your creation!',
        shows('No showcase projects yet.', 'Be the first to share your creation!'),
      ),
    ],
  },
  {
    what: 'the studio of the demo learner',
    who: 'learner',
    at: '/projects',
    rows: [
      row(
        '2.studio-showcase',
        'a community showcase shows projects',
        all(
          heading('Community showcase'),
          showsIn(({ page }) => page.getByRole('region', { name: 'Community showcase' }), /./),
        ),
      ),
      row('9.studio-showcase-six', 'at most six of them', async ({ page }) => {
        const shown = await page.getByRole('region', { name: 'Community showcase' }).getByRole('article').count()
        see(shown).toBeGreaterThan(0)
        see(shown).toBeLessThanOrEqual(6)
      }),
      row('3.showcase-likes', 'projects on show have likes, which are reactions of four kinds', async ({ page }) => {
        await see(page.getByRole('radio', { name: /^Great idea, \d+ learners?$/ }).first()).toBeAttached()
      }),
      row(
        '2.studio-card-status',
        'each card has a dropdown of the four statuses',
        count(({ page }) => page.getByLabel('Status of Puffin stickers').locator('option'), 4),
      ),
    ],
  },
]
