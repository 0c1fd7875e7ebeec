import { all, button, count, field, figure, heading, press, see, shows, showsIn, tab } from '../checks.ts'
import { opened } from '../opened.ts'
import { query } from '../requests.ts'
import { each, row, type Scene, type Visit } from '../table.ts'

const metrics = [
  'Students',
  'Active this week',
  'Lessons completed',
  'Average safety score',
  'Open flags',
  'Projects created',
  'Waiting for consent',
] as const
const studentFields = [
  'id',
  'name',
  'age',
  'email',
  'persona',
  'enrolledDate',
  'lastActivity',
  'totalXP',
  'level',
  'completedLessons',
  'totalLessons',
  'currentFolder',
  'achievements',
  'safetyScore',
  'parentNotifications',
  'weeklyProgress',
  'flaggedInteractions',
  'status',
] as const

const paths = [
  'Entrepreneur Path (8 modules)',
  'Writer Path (6 modules)',
  'Digital Creator Path (7 modules)',
  'Campaigner Path (5 modules)',
] as const

const rowOf =
  (name: string) =>
  ({ page }: Pick<Scene, 'page'>) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name) }) })

/** Returns the color behind a safety score as red, green and blue. */
async function colourOf(scene: Scene, name: string, score: string): Promise<string> {
  const badge = rowOf(name)(scene).getByText(score).first()
  return badge.evaluate((it) => getComputedStyle(it).borderColor)
}

export const staffVisits: Visit[] = [
  {
    what: 'the admin dashboard',
    who: 'staff',
    at: '/admin',
    rows: [
      opened('/admin', 'Admin Dashboard'),
      ...each(
        '2.admin-metric',
        metrics,
        (name) => `a metric: ${name}`,
        (name) => figure(name, /\d/),
      ),
      row(
        '2.admin-seven',
        'there are seven metrics',
        count(({ page }) => page.getByRole('region', { name: 'The academy in figures' }).getByRole('term'), 7),
      ),
      ...each(
        '2.admin-tab',
        ['Students', 'Progress', 'Safety', 'Analytics'],
        (name) => `it has the tab ${name}`,
        (name) => tab(name),
      ),
      row(
        '2.admin-row',
        'a row shows the student',
        showsIn(
          rowOf('Demo Learner'),
          /Age 12 · learner@demo.example/,
          'Entrepreneur',
          /24 of 48/,
          /1,250/,
          'Level 3',
          '6 achievements',
          'Build a First Version',
          '6 this week',
          '1 flagged',
          'Active',
        ),
      ),
      row('9.band-95', '95 and above is green', async (scene) => {
        const colour = await colourOf(scene, 'Demo Learner', '98 high')
        const [red = 0, green = 0] = colour.match(/\d+/g)?.map(Number) ?? []
        see(green, colour).toBeGreaterThan(red)
      }),
      row('9.band-below', 'below 90 is red', async (scene) => {
        const colour = await colourOf(scene, 'Elias Demo', '85 low')
        const [red = 0, green = 0] = colour.match(/\d+/g)?.map(Number) ?? []
        see(red, colour).toBeGreaterThan(green)
      }),
      row('9.band-90', '90 and above is a band of its own', ({ page }) =>
        see(page.getByLabel('Safety score').locator('option')).toHaveText(['All', '95 and above', '90 to 94', 'Below 90']),
      ),
      row(
        '4.student-attention',
        'a student is active or needs attention',
        all(showsIn(rowOf('Elias Demo'), 'Needs attention'), showsIn(rowOf('Demo Learner'), 'Active')),
      ),
      ...each(
        '3.student',
        studentFields,
        (name) => `a student has ${name}`,
        (name) => async (scene) => {
          const { students } = await query(scene, `{ students(first: 1) { edges { node { ${name} } } } }`)
          see(students.edges[0].node[name]).not.toBeNull()
        },
      ),
      row('3.student-status-words', 'the status is active or needs-attention', async ({ api, url }) => {
        const file = await (await api.get(`${url}/api/admin/students.csv`)).text()
        const said = new Set(
          file
            .trim()
            .split('\r\n')
            .slice(1)
            .map((line) => line.split(',').at(-1)),
        )
        see([...said].toSorted()).toEqual(['active', 'needs-attention'])
      }),
    ],
  },
  {
    what: 'content management',
    who: 'staff',
    at: '/admin/content',
    rows: [
      opened('/admin/content', 'Content management'),
      ...each(
        '2.content-course',
        paths,
        (name) => `the course selector has: ${name}`,
        (name) =>
          ({ page }) =>
            see(page.getByLabel('Course').locator('option', { hasText: name })).toBeAttached(),
      ),
      row(
        '2.content-module',
        'there is a module selector',
        count(({ page }) => page.getByLabel('Module').locator('option'), 8),
        'record 037',
      ),
      row('2.content-add-module', 'there is Add New Module', button('Add New Module')),
      ...each(
        '2.content-tab',
        ['Lessons', 'Create Lesson', 'Preview'],
        (name) => `it has the tab ${name}`,
        (name) => tab(name),
      ),
      row('2.content-edit', 'a lesson has an edit button', button(/^Edit “Become a Problem Detective”/)),
      row('2.content-delete', 'a lesson has a delete button', button(/^Delete “Become a Problem Detective”/), 'buttons do'),
      row('4.editor-new', 'New Lesson leads to the form', all(press('New Lesson'), heading('New lesson'))),
      ...each(
        '2.content-field',
        ['Title', 'Duration', 'Description', 'Video URL (YouTube or Vimeo)', 'Lesson content'],
        (name) => `the form asks for: ${name}`,
        (name) =>
          ({ page }) =>
            see(page.getByRole('textbox', { name, exact: true })).toBeVisible(),
      ),
      row('2.content-duration', 'the duration is free text such as 15 min', ({ page }) =>
        see(page.getByRole('textbox', { name: 'Duration' })).toHaveAttribute('placeholder', '15 min'),
      ),
      row('2.content-description-rows', 'the description has 3 rows', ({ page }) =>
        see(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveAttribute('rows', '3'),
      ),
      row('2.content-rows', 'the content has 8 rows', ({ page }) =>
        see(page.getByRole('textbox', { name: 'Lesson content' })).toHaveAttribute('rows', '8'),
      ),
      row('2.content-video-preview', 'the video has a preview button', button('Preview video')),
      row('2.content-one-objective', 'at least one objective stays', async ({ page }) => {
        await see(page.getByRole('textbox', { name: /^Objective/ })).toHaveCount(1)
        await see(page.getByRole('button', { name: /Remove objective/i })).toHaveCount(0)
      }),
      row('2.content-objective-add', 'objectives can be added', async ({ page }) => {
        await page.getByRole('button', { name: 'Add objective' }).click()
        await see(page.getByRole('textbox', { name: /^Objective/ })).toHaveCount(2)
      }),
      row('2.content-objective-remove', 'objectives can be removed', async ({ page }) => {
        await page
          .getByRole('button', { name: /Remove/i })
          .first()
          .click()
        await see(page.getByRole('textbox', { name: /^Objective/ })).toHaveCount(1)
      }),
      row(
        '2.content-tools',
        'AI tools can be added',
        all(field('combobox', 'AI tool'), async ({ page }) => {
          await page.getByRole('combobox', { name: 'AI tool' }).selectOption('Gemini')
          await page.getByRole('button', { name: 'Add tool' }).click()
          await see(page.getByRole('group', { name: 'AI tools used' })).toContainText('Gemini')
        }),
      ),
      row('2.content-save', 'there is Save Lesson', button('Save Lesson')),
      row(
        '2.content-preview-empty',
        'Preview asks for a video URL',
        all(({ page }) => page.getByRole('tab', { name: 'Preview' }).click(), shows(/[Aa]dd a video URL/)),
      ),
      row('4.editor-edit', 'Edit opens the lesson', async ({ page, url }) => {
        await page.goto(`${url}/admin/content`)
        await page.getByRole('button', { name: /^Edit “Become a Problem Detective”/ }).click()
        await see(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Become a Problem Detective')
      }),
      row('4.editor-cancel', 'Cancel leads back to the list', all(press('Cancel'), button('New Lesson'))),
      row('4.editor-save', 'Save Lesson leads back to the list', async ({ page }) => {
        await page.getByRole('button', { name: /^Edit “One Problem, Ten Ideas”/ }).click()
        await page.getByRole('textbox', { name: 'Duration' }).fill('17 min')
        await page.getByRole('button', { name: 'Save Lesson' }).click()
        await see(page.getByRole('button', { name: 'New Lesson' })).toBeVisible()
      }),
      row('2.content-preview-plays', 'Preview plays the video', async ({ page }) => {
        await page.getByRole('button', { name: 'New Lesson' }).click()
        await page.getByRole('textbox', { name: /^Video URL/ }).fill('https://youtu.be/dQw4w9WgXcQ')
        await page.getByRole('button', { name: 'Preview video' }).click()
        await see(page.getByRole('button', { name: /Play on YouTube/ })).toBeVisible()
      }),
      row('2.player-embed', 'an address of an embedded host becomes its embed address', async ({ page }) => {
        await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
        await page.getByRole('button', { name: /Play on YouTube/ }).click()
        await see(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/)
      }),
    ],
  },
]
