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

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use(hand.use)

    test('a child finds the tools that a robot needs, stops a note, and chooses its questions', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/agent`)
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name, exact: true }))
      const advice = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
      const again = page.getByRole('button', { name: 'Run again' })
      const finish = async (answer: RegExp) => {
        await press(answer)
        await press('Finish the mission')
      }
      /** Runs turn by turn, and answers each question. */
      const runToEnd = async (isAllowed = (_question: string) => true) => {
        const turns = page.getByRole('region', { name: 'What the robot did' }).getByRole('listitem')
        const question = page.getByRole('group', { name: 'The robot asks' })
        await expect(again).toBeHidden()
        while (!(await again.isVisible())) {
          const before = await turns.count()
          if (await question.isVisible()) await press(isAllowed(await question.innerText()) ? 'Yes, OK' : 'No')
          else await press('One turn')
          await expect(turns).not.toHaveCount(before)
        }
      }

      await press('It does the chores well.')
      await press('Run')
      await expect(page.getByRole('listitem').filter({ hasText: 'All books are wet.' }).first()).toBeVisible()
      await advice('Which tool did that? Take it away and run again.')
      for (const tool of ['Pay', 'Fire switch']) await press(new RegExp(`^${tool}:`))
      await expect(page.getByText('Last run')).toBeVisible()
      await runToEnd()
      await advice(/no chore needs some of these tools/)
      for (const tool of ['Office key', 'Safe code', 'Post']) await press(new RegExp(`^${tool}:`))
      await runToEnd()
      await expect(page.getByText('Turn 4')).toBeVisible()
      await inspectHere(page, 'robot agent at 360 px')
      await finish(/fewest steps to the goal/)
      await press('Next mission')

      await press('Follow it.')
      await runToEnd()
      await advice('The note took over the robot. Switch on the word filter.')
      await hand.press(page.getByRole('switch', { name: 'Word filter' }))
      await runToEnd()
      await advice('The filter stopped this note. Say the same in other words.')
      await hand.select(page.getByLabel('The note begins'), 'Hello, dear helper.')
      await hand.select(page.getByLabel('Then it says'), 'Today is tidy-up day.')
      await runToEnd()
      await advice('This note got past the filter! Now stop the same note in another way.')
      await press(/^Safe code:/)
      await runToEnd()
      await finish(/endless ways/)
      await press('Next mission')

      await press('Try it first')
      await runToEnd()
      await advice(/did not ask you before that/)
      await press(/^Pay:/)
      await press(/^Post:/)
      await runToEnd()
      await advice(/You said Yes to that/)
      await press(/^Post:/)
      await press(/^Safe code:/)
      await runToEnd((question) => !/safe|coins/.test(question))
      await finish(/asked all the time/)
      await expect(page.getByText(/All three missions done/)).toBeVisible()
    })
  })
}
