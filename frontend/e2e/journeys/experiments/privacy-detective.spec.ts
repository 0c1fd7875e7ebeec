import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { inspectHere } from '../../support/inspect.ts'
import { newLearner, open, signInToDemo } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a learner finds a person with two facts, hides one, and hides one from two lists, by touch', async ({ page }) => {
    await newLearner(page, academy.url)
    await open(page, `${academy.url}/experiments/privacy-detective`)
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().tap()
    const choose = (part: string, name: string) =>
      page
        .getByRole('group', { name: new RegExp(part) })
        .getByRole('radio', { name })
        .tap()
    const crowd = (text: string | RegExp) => expect(page.getByText(text).first()).toBeInViewport()

    await press('Only two')
    await press(/go to football/)
    await crowd('6 of 24 people fit.')
    await press(/My cat/)
    await crowd('Try another pair.')
    await press(/go to football/)
    await press(/My cat/)
    await press(/Bridge Street/)
    await press(/my guitar/)
    await press(/^Each fact makes the crowd smaller/)
    await press('Finish the mission')

    await press('Next mission')
    await press('Remove the name')
    await choose('Home', 'north side of town')
    await crowd('You need 5. Given away by: birthday.')
    await choose('Birthday', 'say nothing')
    await choose('Club', 'some sport')
    await choose('Instrument', 'some music')
    await inspectHere(page, 'the invitation at 360 px')
    await choose('Pet', 'a pet')
    await press(/^Each of the five/)
    await press('Finish the mission')

    await press('Next mission')
    await press('Only 1')
    await page.getByRole('switch').tap()
    await crowd('Only 1 person fits. Found!')
    await choose('Cap', 'say nothing')
    await crowd(/Given away by: training day/)
    await inspectHere(page, 'the second list at 360 px')
    await choose('Training', 'say nothing')
    await press(/^A fact can be safe today/)
    await press('Finish the mission')
    await expect(page.getByText('All three missions done!')).toBeVisible()
  })
})

test('a child finds a person with two facts, and hides another one, with the keyboard alone', async ({ page }) => {
  await signInToDemo(page, academy.url)
  await open(page, `${academy.url}/experiments/privacy-detective`)
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('All six')
  await press(/Bridge Street/)
  await expect(page.getByText('4 of 24 people fit.', { exact: true })).toBeVisible()
  await press(/my guitar/)
  await expect(page.getByText('Only 1 person fits. Found!', { exact: true }).first()).toBeVisible()
  await press(/Each fact makes the crowd smaller/)
  await press('Finish the mission')
  await press('Next mission')
  await press('Remove the name')
  const choose = async (part: string, steps: number) => {
    await page
      .getByRole('group', { name: new RegExp(part) })
      .getByRole('radio')
      .first()
      .focus()
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
  }
  await choose('Home', 2)
  await choose('Birthday', 3)
  for (const part of ['Club', 'Instrument', 'Pet']) await choose(part, 1)
  await expect(page.getByText('5 of 24 people fit.', { exact: true }).first()).toBeVisible()
  await inspectHere(page, 'privacy detective')
  await press(/Each of the five could have written it/)
  await press('Finish the mission')
  await expect(page.getByText('Mission done!')).toBeVisible()
})
