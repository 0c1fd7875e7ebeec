import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere, looks } from '../support/inspect.ts'
import { idSql, newChild, newLearner, type Session, sessionOf, signInByMail, staffSql, windowOf } from '../support/steps.ts'
import { test } from '../support/test.ts'

// The Project Studio: a learner with several windows, by mouse or keyboard only, with thousands of cards, and with a parent and
// staff.

const child = { firstName: 'Noor', email: 'noor@example.org', parentEmail: 'sam@example.org' }
const staff = 'sol@example.org'

let academy: AcademyProcess
/** Sessions of a learner with ten thousand projects, of a child with parental consent, and of another learner. */
let people: Record<'collector' | 'child' | 'fan', Session>

test.beforeAll(async ({ browser }) => {
  academy = await AcademyProcess.start()
  let email = ''
  people = {
    collector: await sessionOf(browser, async (page) => {
      await newLearner(page, academy.url)
      email = (await (await page.request.get(`${academy.url}/api/auth/user`)).json()).email
    }),
    fan: await sessionOf(browser, (page) => newLearner(page, academy.url)),
    child: await sessionOf(browser, (page) => newChild(page, academy.url, child)),
  }
  await academy.change(`
    ${staffSql(staff, 'Sol')}
    UPDATE "Learner" SET "createdAt" = now() - interval '15 days';
    INSERT INTO "Project" (id, "learnerId", title, status, "statusAt")
      SELECT gen_random_uuid(), "User".id, 'Idea ' || n, CASE WHEN n <= 9700 THEN 'planning' WHEN n <= 9900 THEN 'review' ELSE 'completed' END::"ProjectStatus",
        now() - n * interval '1 minute'
      FROM "User", generate_series(1, 10000) n WHERE "User".id = ${idSql(email)};`)
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

/** Creates a learner with these projects in Planning and opens their studio. */
async function studioWith(page: Page, ...titles: string[]): Promise<void> {
  await newLearner(page, academy.url)
  for (const title of titles) {
    expect((await page.request.post(`${academy.url}/api/projects`, { data: { title } })).status()).toBe(201)
  }
  await openStudio(page)
}

async function openStudio(page: Page): Promise<void> {
  await page.goto(`${academy.url}/projects`)
  await expect(page.getByRole('heading', { level: 1, name: 'Project Studio' })).toBeVisible()
}

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true })
const titles = (where: Locator): Promise<string[]> =>
  where.getByRole('article').evaluateAll((cards) => cards.map((it) => it.getAttribute('aria-label') ?? ''))

test('when two windows move the same card, the later one shows its position and loses nothing', async ({ page, browser }) => {
  await studioWith(page, 'Kite')
  const other = await windowOf(browser, await page.context().storageState())
  await openStudio(other)
  await card(page, 'Kite').getByRole('button', { name: 'Move Kite to In progress' }).click()
  await expect(column(page, 'In progress').getByRole('article', { name: 'Kite' })).toBeVisible()
  await expect(page.getByText('“Kite” is now in In progress.')).toBeAttached()

  await card(other, 'Kite').getByLabel('Status of Kite').selectOption('completed')
  const alert = other.getByRole('alert')
  await expect(alert).toContainText(
    '“Kite” was changed somewhere else and is now in In progress. Your move to Completed was not saved',
  )
  await expect(column(other, 'In progress').getByRole('article', { name: 'Kite' })).toBeVisible()
  await expect(column(other, 'Completed').getByRole('article')).toHaveCount(0)

  await card(other, 'Kite').getByLabel('Status of Kite').selectOption('completed')
  await expect(column(other, 'Completed').getByRole('article', { name: 'Kite' })).toBeVisible()
  // Text typed in the first window and the move of the second are both kept.
  await card(page, 'Kite').getByRole('button', { name: 'Edit Kite' }).click()
  await page.getByLabel(/^Description/).fill('It flies.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(column(page, 'Completed').getByRole('article', { name: 'Kite' })).toContainText('It flies.')
  await other.context().close()
})

test('a project is created, changed, deleted and restored', async ({ page }) => {
  await studioWith(page)
  await page.getByRole('button', { name: /New project/ }).click()
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByText('Project title is required').first()).toBeVisible()
  await page.getByLabel(/^Title/).fill('Lighthouse')
  await page.getByRole('checkbox', { name: 'DALL-E' }).check()
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(column(page, 'Planning').getByRole('article', { name: 'Lighthouse' })).toContainText('DALL-E')

  await card(page, 'Lighthouse').getByRole('button', { name: 'Edit Lighthouse' }).click()
  await page.getByLabel(/^Title/).fill('Lighthouse that sings')
  await page.getByRole('button', { name: 'Save' }).click()
  await card(page, 'Lighthouse that sings')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(column(page, 'Planning').getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Lighthouse that sings')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Lighthouse that sings')).toBeVisible()
  expect(await titles(column(page, 'Planning'))).toEqual(['Lighthouse that sings'])
})

test('the mouse drags a card to another column, and only there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await studioWith(page, 'Kite', 'Robot')
  await card(page, 'Kite')
    .getByRole('heading')
    .dragTo(page.getByRole('heading', { level: 1 }))
  expect(await titles(column(page, 'Planning'))).toEqual(['Robot', 'Kite'])
  const line = page.locator('[data-drop-line]')
  await card(page, 'Kite').getByRole('heading').hover()
  await page.mouse.down()
  await column(page, 'Review')
    .getByText(/^No projects in/)
    .hover()
  await column(page, 'Review')
    .getByText(/^No projects in/)
    .hover({ position: { x: 3, y: 3 } })
  await expect(line).toBeVisible()
  await page.mouse.up()
  await expect(column(page, 'Review').getByRole('article', { name: 'Kite' })).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.reload()
  await expect(column(page, 'Review').getByRole('article', { name: 'Kite' })).toBeVisible()
})

test('the keyboard alone fills, moves, filters and clears the board', async ({ page }) => {
  await studioWith(page)
  const focused = page.locator(':focus')
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((it) => it === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('not reached by the keyboard')
  }
  await tabTo(page.getByRole('button', { name: /New project/ }))
  await page.keyboard.press('Enter')
  await tabTo(page.getByLabel(/^Title/))
  await page.keyboard.type('Kite')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Kite')).toBeVisible()
  await tabTo(card(page, 'Kite').getByRole('button', { name: 'Move Kite to In progress' }))
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName('Move Kite to Review')
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName('Move Kite to Completed')
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveAccessibleName('Status of Kite')
  await page.keyboard.type('Pl')
  await expect(column(page, 'Planning').getByRole('article', { name: 'Kite' })).toBeVisible()
  await expect(focused).toHaveAccessibleName('Status of Kite')
  await tabTo(card(page, 'Kite').getByRole('button', { name: 'Delete Kite' }))
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName('Undo')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Kite')).toBeVisible()
  await page.getByRole('radio', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Review', exact: true })).toHaveCount(0)
  await expect(column(page, 'Planning')).toBeVisible()
})

test('a board of ten thousand projects opens, scrolls to its last card with few in the DOM, and moves it', async ({
  browser,
}) => {
  const page = await windowOf(browser, people.collector)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStudio(page)
  const planning = column(page, 'Planning')
  await expect(planning.getByText('9700 projects')).toBeVisible()
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
  const few = await nodes()
  const review = column(page, 'Review')
  const list = review.getByRole('list', { name: 'Review' }).locator('..')
  await expect(review.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '200')
  // Two hundred cards, fifty per request, each requested near the end of the list.
  const last = review.getByRole('article', { name: 'Idea 9900' })
  await expect(async () => {
    await list.evaluate((it) => it.scrollTo({ top: it.scrollHeight }))
    await expect(last).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(await nodes()).toBeLessThan(few + 200)
  expect(await review.getByRole('article').count()).toBeLessThan(12)

  // The target column is scrolled away from the card's position, and the focus follows the card.
  const completed = column(page, 'Completed')
  await completed
    .getByRole('list', { name: 'Completed' })
    .locator('..')
    .evaluate((it) => it.scrollTo({ top: 4000 }))
  await expect(completed.getByRole('article', { name: 'Idea 9901', exact: true })).toHaveCount(0)
  await last.getByRole('button', { name: 'Move Idea 9900 to Completed' }).press('Enter')
  await expect(completed.getByRole('article', { name: 'Idea 9900' })).toBeVisible()
  await expect(page.locator(':focus')).toHaveAccessibleName(/Idea 9900/)
  await expect(review.getByText('199 projects')).toBeVisible()
  await page.reload()
  await expect(completed.getByRole('article').first()).toHaveAccessibleName('Idea 9900')

  // By mouse, from a long column to a long column.
  await planning
    .getByRole('list', { name: 'Planning' })
    .locator('..')
    .evaluate((it) => it.scrollTo({ top: 3000 }))
  await expect(card(page, 'Idea 4')).toHaveCount(0)
  const [dragged = ''] = (await titles(planning)).slice(3)
  // The list measures its cards after scrolling, which moves them.
  await expect(async () => {
    const before = await card(page, dragged).boundingBox()
    await page.waitForTimeout(300)
    expect(await card(page, dragged).boundingBox()).toEqual(before)
  }).toPass()
  await card(page, dragged)
    .getByRole('heading')
    .dragTo(review.getByRole('heading', { level: 2 }))
  await expect(review.getByRole('article').first()).toHaveAccessibleName(dragged)
  await page.context().close()
})

test('a child’s project is shown once a parent and staff approved it, and another learner can react to it once', async ({
  browser,
  page,
}) => {
  const window = await windowOf(browser, people.child)
  const made = await window.request.post(`${academy.url}/api/projects`, { data: { title: 'Moon map' } })
  const { id } = await made.json()
  await window.request.put(`${academy.url}/api/projects/${id}`, { data: { status: 'completed' } })
  await openStudio(window)
  await card(window, 'Moon map').getByRole('button', { name: 'Share: Moon map' }).click()
  await window.getByRole('button', { name: 'Ask my parent' }).click()
  await expect(card(window, 'Moon map')).toContainText('Waiting for your parent’s OK')

  await signInByMail(page, academy.url, child.parentEmail)
  await page.getByRole('button', { name: 'Allow sharing Moon map', exact: true }).click()
  await expect(page.getByText('You allowed sharing “Moon map”. Our team will check it now.')).toBeVisible()

  const fan = await windowOf(browser, people.fan)
  await openStudio(fan)
  await expect(fan.getByText('No showcase projects yet.')).toBeVisible()
  await decideAsStaff(browser)
  const second = await fan.context().newPage()
  for (const tab of [fan, second]) {
    await openStudio(tab)
    await expect(reactions(tab).getByRole('radio')).toHaveCount(4)
    await expect(reactions(tab).getByRole('radio', { checked: true })).toHaveCount(0)
  }
  await reactions(fan).getByText('Great idea').dblclick()
  await expect(reactions(fan).getByRole('radio', { name: 'Great idea, 1 learner' })).toBeChecked()
  await reactions(second).getByText('Made me smile').click()
  await expect(reactions(second).getByRole('radio', { name: 'Made me smile, 1 learner' })).toBeChecked()

  // By keyboard, passing over another reaction. The last one counts.
  await reactions(second).getByRole('radio', { checked: true }).press('ArrowUp')
  await second.keyboard.press('ArrowUp')
  await expect(reactions(second).getByRole('radio', { name: 'Great idea, 1 learner' })).toBeChecked()
  await second.getByRole('button', { name: 'Take back your reaction to Moon map' }).click()
  await expect(reactions(second).getByRole('radio', { name: 'Great idea', exact: true })).toBeFocused()
  await second.keyboard.press('Space')
  await expect(reactions(second).getByRole('radio', { name: 'Great idea, 1 learner' })).toBeChecked()
  await expect(second.getByRole('status').getByText('You chose “Great idea” for “Moon map”.')).toBeAttached()
  // The screen shows a choice before it is stored.
  await expect(async () => {
    await fan.reload()
    await expect(reactions(fan).getByRole('radio', { name: 'Great idea, 1 learner' })).toBeChecked({ timeout: 3000 })
  }).toPass()
  await window.reload()
  await expect(card(window, 'Moon map').first()).toContainText('1 person thinks it is a great idea.')
  await window.context().close()
  await fan.context().close()
})

const reactions = (page: Page) => page.getByRole('group', { name: 'Your reaction to Moon map' })

/** Makes staff decisions through the API. */
async function decideAsStaff(browser: Browser): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  await signInByMail(page, academy.url, staff)
  const ask = async (query: string) => (await page.request.post(`${academy.url}/graphql`, { data: { query } })).json()
  const { data } = await ask('{ safetyQueue(kinds: [share]) { edges { node { id ... on QueuedProject { title } } } } }')
  const items = data.safetyQueue.edges.map(({ node }: { node: { id: string } }) => node)
  expect(items).toMatchObject([{ title: 'Moon map' }])
  const decided = await ask(`mutation { decideQueueItem(input: { id: "${items[0].id}", choice: approved }) { __typename } }`)
  expect(decided.data.decideQueueItem.__typename).toBe('DonePayload')
  await page.context().close()
}

for (const { width, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('a board of thousands, and a form with its evidence', async ({ browser }) => {
      const context = await browser.newContext({
        storageState: people.collector,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await openStudio(page)
      await inspectHere(page, 'a board of thousands')
      await page.getByRole('radio', { name: 'Planning' }).check({ force: true })
      await inspectHere(page, 'one column of thousands')
      await page.getByRole('button', { name: /New project/ }).click()
      await page.getByRole('button', { name: 'Choose prompts' }).click()
      await expect(page.getByText(/^Nothing here yet/)).toBeVisible()
      await inspectHere(page, 'a new project')
      await context.close()
    })
  })
}
