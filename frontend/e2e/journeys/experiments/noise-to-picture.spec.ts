import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { hands } from '../../support/hands.ts'
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

test('a visitor recognizes pictures in the noise with the keyboard, and gets no dragon', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Something else it knows' }).press('Enter')
  await page.getByRole('radio', { name: /^dragon/ }).press(' ')
  await page.getByRole('button', { name: 'Run' }).press('Enter')
  await expect(page.getByText('A copy of a training picture')).toBeVisible()
})

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use(hand.use)

    test('a visitor finds hidden pictures, tries one noise for two things, and mixes a cat with a rocket', async ({ page }) => {
      await open(page, `${academy.url}/experiments/noise-to-picture`)
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name, exact: true }))
      const choose = (name: RegExp) => hand.press(page.getByRole('radio', { name }))
      const finish = async (answer: RegExp) => {
        await press(answer)
        await press('Finish the mission')
      }
      const draw = async () => {
        await press(/^Run$/)
        await expect(page.getByText('20 of 20')).toBeVisible()
      }

      await press('My eyes')
      await press('Run')
      await expect(page.getByText('3 of 20')).toBeVisible()
      await press('Stop')
      for (const [thing, steps] of [
        ['ghost', 6],
        ['guitar', 9],
        ['star', 0],
        ['boat', 9],
      ] as const) {
        for (let turn = 0; turn < steps; turn += 1) await press(/^One step/)
        const group = page.getByRole('group', { name: 'What will it be?' }).getByRole('button')
        await hand.press(steps > 0 ? group.filter({ hasText: thing }) : group.first())
        if (steps === 0) await expect(page.getByText(/Too early/)).toBeVisible()
        if (thing !== 'boat') await press('Next hidden picture')
      }
      await finish(/^It compares all dots/)
      await press('Next mission')

      await press('Often the background')
      const done = page.getByRole('list', { name: 'Parts of this mission' }).getByText(/^✓/)
      // Of five things on four backgrounds, two have the same.
      for (const thing of [/^fish/, /^cat/, /^rocket/, /^house/, /^star/]) {
        if (await done.isVisible()) break
        await choose(thing)
        await draw()
      }
      await expect(done).toHaveCount(1)
      const [, thing] = (await page.getByText(/^Same background!/).innerText()).match(/draw the (\w+)/) ?? []
      const explained = page.getByRole('button', { name: /^The same random dots/ })
      await choose(new RegExp(`^${thing}`))
      for (let turn = 0; turn < 12 && !(await explained.isVisible()); turn += 1) {
        await press('New noise')
        await draw()
      }
      await finish(/^The same random dots/)
      await press('Next mission')

      await press('Try it first')
      await choose(/^dragon/)
      await draw()
      await expect(page.getByText(/No training picture shows one/)).toBeVisible()
      await choose(/^cat/)
      await hand.select(page.getByLabel('Mix with'), 'rocket')
      await draw()
      await choose(/^Near/)
      const mixed = page.getByRole('button', { name: /^Each spot becomes/ })
      const parts = page.getByText('Parts found in any training picture')
      for (let turn = 0; turn < 8; turn += 1) {
        await draw()
        await expect(parts).toBeVisible()
        if (await mixed.isVisible()) break
        await press('New noise')
      }
      await inspectHere(page, 'noise to picture at 360 px')
      await finish(/^Each spot becomes/)
      await expect(page.getByText(/All three missions done/)).toBeVisible()
    })
  })
}
