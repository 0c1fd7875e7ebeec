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

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 }, hasTouch: true })

test('a learner watches letter soup turn into names, and lets a big network learn few names by heart', async ({ page }) => {
  await newLearner(page, academy.url)
  await open(page, `${academy.url}/experiments/name-maker`)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().tap()
  await press('Like letter soup')
  await expect(page.getByText('Names after round 0')).toBeVisible()
  await press('One round')
  await expect(page.getByText('Names after round 1')).toBeVisible()
  await page.getByRole('radio', { name: /^Normal/ }).tap()
  await press('Go on')
  await press(/^Its numbers changed/)
  await page.getByRole('button', { name: 'Stop', exact: true }).tap()
  await inspectHere(page, 'the names after some rounds')
  await press('Finish the mission')

  await press('Next mission')
  await press('Copies of the names it read')
  await page.getByRole('radio', { name: 'Only 40' }).tap()
  await page.getByRole('radio', { name: /^Big/ }).tap()
  await page.getByRole('radio', { name: 'Fast' }).tap()
  await press('Start training')
  await press(/^A network that copies/)
  await expect(page.getByText('copy', { exact: true }).first()).toBeVisible()
  await press('Finish the mission')

  await press('Next mission')
  await press('The curve of unseen names turns up')
  await page.getByRole('radio', { name: /^All/ }).tap()
  await press('Start training')
  const look = page.getByRole('slider', { name: 'Look at round' })
  await expect.poll(async () => Number(await look.getAttribute('max')), { timeout: 10_000 }).toBeGreaterThan(40)
  const best = /Lowest on unseen names: .* at round (\d+)/.exec(
    (await page.getByRole('img', { name: /^Loss after/ }).getAttribute('aria-label')) ?? '',
  )
  await look.fill(best?.[1] ?? '0')
  await press(/^Make 10 names/)
  await press(/^Only unseen names test/)
  await press('Finish the mission')
  await expect(page.getByText(/All three missions done/)).toBeVisible()
})
