import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
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

test('a learner reaches the three missions of the word map by keyboard alone', async ({ page }) => {
  await newLearner(page, academy.url)
  await open(page, `${academy.url}/experiments/word-map`)
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().press('Enter')
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).press('Space')
  const finish = async (answer: RegExp) => {
    await press(answer)
    await press('Finish the mission')
  }

  await press('Try it first')
  await page.getByLabel('Find a word on the map').fill('pengu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Nearest to penguin' }).getByRole('button')).toHaveCount(8)
  await press('Enlarge')
  await press('Move left')
  for (const [word, guess] of [
    ['pizza', 'cheese'],
    ['piano', 'violin'],
    ['fast', 'quick'],
  ] as const) {
    await choose(new RegExp(`^(✓ )?${word}$`))
    await press(guess)
  }
  await press('Yes, the opposite')
  await finish(/^They appear in the same kinds/)
  await inspectHere(page, 'the word map')

  await press('Next mission')
  await press('fruit')
  await page.getByText('Choose another one').press('Enter')
  for (const [name, verdict] of [
    [/^cat – kitten/, 'It fits'],
    [/^go – went/, 'It fits'],
    [/^bee – honey/, 'It fits'],
    [/^hat – head/, 'It fails'],
  ] as const) {
    await choose(name)
    await press(verdict)
  }
  await finish(/^In its texts, “apple”/)

  await press('Next mission')
  await press('Try it first')
  await choose('jobs')
  await choose('he – she')
  await press(/^babysitter: /)
  await press('Read the text')
  await choose('100,000')
  await press('Read the text')
  await choose('balanced')
  await press('Read the text')
  await finish(/^From what people wrote/)
  await expect(page.getByText(/All three missions done/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a learner reaches the three missions by touch alone, after wrong answers', async ({ page }) => {
    await newLearner(page, academy.url)
    await open(page, `${academy.url}/experiments/word-map`)
    const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().tap()
    const choose = (name: string | RegExp) => page.getByRole('radio', { name, exact: true }).tap()
    const finish = async (answer: RegExp) => {
      await tap(answer)
      await tap('Finish the mission')
    }

    await tap('Far away from “fast”')
    await tap('cheese')
    await tap('Yes, the opposite')
    await expect(page.getByText(/are not opposites/)).toBeVisible()
    await tap('Next word')
    await tap('slow')
    await tap('No')
    await expect(page.getByText(/Think again: what is the opposite of “fast”/)).toBeVisible()
    await tap('Yes, the opposite')
    await tap('Next word')
    await tap('violin')
    await tap('No')
    await finish(/^They appear in the same kinds/)
    await tap('Next mission')

    await tap('Try it first')
    await tap('It fails')
    await expect(page.getByText(/Think again/)).toBeVisible()
    await tap('It fits')
    await tap('Next one')
    await tap('It fits')
    await tap('Next one')
    await expect(page.getByText('cat is to animal as apple is to chips', { exact: true })).toBeVisible()
    await tap('It fails')
    await tap('Next one')
    await tap('It fits')
    await finish(/^In its texts, “apple”/)
    await tap('Next mission')

    await tap('By chance')
    await choose('jobs')
    await choose('he – she')
    await tap(/^manager: /)
    await expect(page.getByText('Another job has a longer bar than “manager”.').first()).toBeVisible()
    await tap(/^babysitter: /)
    await tap('Read the text')
    await choose('10,000')
    await tap('Read the text')
    await choose('balanced')
    await tap('Read the text')
    await finish(/^From what people wrote/)
    await expect(page.getByText(/All three missions done/)).toBeVisible()
  })

  test('dragging moves the map, and a tap on a word shows its neighbors', async ({ page }) => {
    await newLearner(page, academy.url)
    await open(page, `${academy.url}/experiments/word-map`)
    const map = page.getByRole('img', { name: /^Map of/ })
    await map.scrollIntoViewIfNeeded()
    const label = map.locator('text').first()
    const before = await label.getAttribute('x')
    const box = await map.boundingBox()
    if (!box) throw new Error('The map is not on the page')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (const way of [10, 20, 30])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - way, y }] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(label).not.toHaveAttribute('x', before ?? '')
    await map.getByText('rabbit', { exact: true }).tap({ force: true })
    await expect(page.getByRole('list', { name: 'Nearest to rabbit' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})
