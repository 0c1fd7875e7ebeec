import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { inspectHere } from '../../support/inspect.ts'
import { open } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 }, colorScheme: 'dark' })

test('a visitor recognizes pictures in the noise with the keyboard, and finds out what the machine can never draw', async ({
  page,
}) => {
  await open(page, `${academy.url}/experiments/noise-to-picture`)
  await page.getByRole('button', { name: 'My eyes' }).press('Enter')
  const step = page.getByRole('slider', { name: 'Step' })
  for (const thing of ['ghost', 'guitar', 'car']) {
    for (let turn = 0; turn < 10; turn += 1) await step.press('ArrowRight')
    await expect(step).toHaveAttribute('aria-valuetext', '10 of 20')
    await page.getByRole('button', { name: thing, exact: true }).press('Enter')
    await expect(page.getByRole('img', { name: /You guessed at step 10/ })).toBeVisible()
    if (thing !== 'car') await page.getByRole('button', { name: 'Next hidden picture' }).press('Enter')
  }
  await page.getByRole('button', { name: /^It compares all dots/ }).press('Enter')
  await page.getByRole('button', { name: 'Finish the mission' }).press('Enter')

  await page.getByRole('button', { name: /^Mission 3/ }).press('Enter')
  await page.getByRole('button', { name: 'Something else that it has' }).press('Enter')
  await page.getByRole('radio', { name: /^dragon/ }).press(' ')
  await page.getByRole('button', { name: 'Run' }).press('Enter')
  await expect(page.getByText('A copy of a training picture')).toBeVisible()
  await page.getByRole('radio', { name: 'cat' }).press(' ')
  await page.getByLabel('Mix with').selectOption('rocket')
  await page.getByRole('radio', { name: /^Near/ }).press(' ')
  const explained = page.getByRole('button', { name: /^It puts parts of training pictures together/ })
  for (let turn = 0; turn < 6 && !(await explained.isVisible()); turn += 1) {
    await page.getByRole('button', { name: 'Run' }).press('Enter')
    await expect(page.getByText('Parts found in any training picture')).toBeVisible()
    await page.waitForTimeout(100)
    if (!(await explained.isVisible())) await page.getByRole('button', { name: 'New noise' }).press('Enter')
  }
  await expect(explained).toBeVisible()
  await inspectHere(page, 'noise to picture at 360 px')
})
