import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { hands } from '../../support/hands.ts'
import { inspectHere } from '../../support/inspect.ts'
import { newLearner, open } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The first card about cats. */
function cat(page: Page, action: 'Like' | 'Not interested') {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Watch: .*\. Cats,/ }) })
  return card.first().getByRole('button', { name: new RegExp(`^${action}: `) })
}

const isReached = (page: Page) => page.getByText('What happened:').isVisible()

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use(hand.use)

    test('a learner narrows the feed, widens it again, and chooses one of three goals; no topic is sent', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/feed`)
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.postData() ?? ''))
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name }).first())

      await press('4 to 6')
      for (let tap = 0; tap < 6; tap += 1) await press(/^Not interested: /)
      await expect(page.getByText(/^No taps left: /).first()).toBeInViewport()
      await press('Try again')
      for (let left = 5; left >= 0 && !(await isReached(page)); left -= 1) {
        await hand.press(cat(page, 'Like'))
        await expect(page.getByText(new RegExp(`\\b(?:${left}|No) taps? left|What happened:`)).first()).toBeVisible()
      }
      await press(/^Each tap brings more/)
      await press('Finish the mission')

      await press('Next mission')
      await press('More')
      await hand.press(page.getByRole('radio', { name: '3', exact: true }))
      for (let tap = 0; tap < 30 && !(await isReached(page)); tap += 1) await hand.press(cat(page, 'Not interested'))
      await press(/^A narrow feed shows few/)
      await inspectHere(page, 'the feed with its variety back')
      await press('Finish the mission')

      await press('Next mission')
      await press('About 20')
      for (const goal of ['minutes watched', 'many topics', 'glad afterwards']) await press(`Goal: ${goal}`)
      await press('Choose this feed: many topics')
      await press(/^More minutes mean more ads/)
      await press('Finish the mission')
      await expect(page.getByText('All three missions done!')).toBeVisible()
      await inspectHere(page, 'the three goals')
      await hand.press(page.getByRole('radio', { name: 'glad afterwards' }))
      await hand.press(page.getByRole('button', { name: /^Watch: / }).last())
      await expect(page.getByText(/Are you glad you did/).first()).toBeInViewport()
      await press('Yes, glad')
      expect(sent.filter((it) => /cat|liked|weights/i.test(it.replaceAll(/application|educat/gi, '')))).toEqual([])
    })
  })
}

test('the feed works by keyboard alone, and a tap keeps the focus in its place', async ({ page }) => {
  await newLearner(page, academy.url)
  await open(page, `${academy.url}/experiments/feed`)
  const like = page.getByRole('button', { name: /^Like: / }).nth(3)
  await like.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/5 taps left\.$/).first()).toBeVisible()
  await expect(like).toBeFocused()
  await page.getByRole('button', { name: 'Start again' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pick one topic. You have 6 taps.')).toBeVisible()
})
