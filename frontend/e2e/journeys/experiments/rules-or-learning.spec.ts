import { expect } from '@playwright/test'
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

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use({ ...hand.use, contextOptions: { reducedMotion: 'reduce' } })

    test('a learner beats the machine, grows its tree too deep, and builds a creature that breaks both', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/rules-or-learning`)
      const press = (name: string | RegExp) =>
        hand.press(page.getByRole('button', { name, exact: typeof name === 'string' }).first())
      const choose = (group: string, value: string) =>
        hand.press(page.getByRole('group', { name: group }).getByRole('radio', { name: new RegExp(`^${value}:`) }))

      await press('My rules')
      await hand.press(page.getByRole('button', { name: /your rules are wrong/ }).first())
      await expect(page.getByText('No rule fits it, so it counts as')).toBeInViewport()
      await press('wings')
      await expect(page.getByText('+11! 11 creatures more right than before.')).toBeInViewport()
      await press('big')
      await expect(page.getByRole('button', { name: /your rules are wrong/ })).toHaveCount(8)
      await press('Start the contest')
      await press('They use what most creatures have in common.')
      await press('Finish the mission')

      await press('Next mission')
      await press('Better too')
      // The contest has grown the tree to two questions already.
      for (const depth of ['3', '4']) {
        await choose('How many questions in a row may it ask?', depth)
      }
      await press('Too deep! 3 questions')
      await expect(page.getByText(/It still gets 2 shown creatures wrong/).last()).toBeVisible()
      await press('Too deep! 4 questions')
      await press(/^Its last questions fit single exceptions/)
      await inspectHere(page, 'the tree at its full depth')
      await press('Finish the mission')

      await press('Next mission')
      await press(/^Yes, and there is a reason/)
      // The rare pair of this planet, 3 eyes and 2 legs, on creatures that nobody has seen.
      await press(/^Copy: .*3 eyes, 2 legs/)
      for (const part of ['stripes', 'tail', 'antennae']) {
        if (await page.getByText('What happened:').isVisible()) break
        await press(part)
        await press('What is it really?')
      }
      await press(/^Creatures like it were rare/)
      await press('Finish the mission')
      await expect(page.getByText('All three missions done!')).toBeVisible()
      await inspectHere(page, 'the builder after the last mission')
    })
  })
}

test('rules are written, moved and removed by keyboard alone', async ({ page }) => {
  await newLearner(page, academy.url)
  await open(page, `${academy.url}/experiments/rules-or-learning`)
  const enter = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await enter('no wings')
  await enter('Zib: change the kind of rule 1')
  await enter('6 legs')
  await enter('Move rule 2 up')
  await expect(page.getByRole('listitem').filter({ hasText: '1. Creatures with 6 legs are' })).toBeVisible()
  await enter('Remove rule 1')
  await expect(page.getByRole('listitem').filter({ hasText: '1. Creatures with no wings are' })).toContainText('Morks')
})
