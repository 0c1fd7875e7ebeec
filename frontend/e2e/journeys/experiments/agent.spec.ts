import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { inspectHere } from '../../support/inspect.ts'
import { open, signInToDemo } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
})

test('a child finds the tools that a robot needs, stops a note, and chooses its questions, by touch on a phone', async ({
  page,
}) => {
  await signInToDemo(page, academy.url)
  await open(page, `${academy.url}/experiments/agent`)
  const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap()
  const advice = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
  const again = page.getByRole('button', { name: 'Run again' })
  const finish = async (answer: RegExp) => {
    await tap(answer)
    await tap('Finish the mission')
  }
  /** Runs turn by turn, and answers each question. */
  const runToEnd = async (isAllowed = (_question: string) => true) => {
    const turns = page.getByRole('region', { name: 'What the robot did' }).getByRole('listitem')
    const question = page.getByRole('group', { name: 'The robot asks' })
    await expect(again).toBeHidden()
    while (!(await again.isVisible())) {
      const before = await turns.count()
      if (await question.isVisible()) await tap(isAllowed(await question.innerText()) ? 'Yes, OK' : 'No')
      else await tap('One turn')
      await expect(turns).not.toHaveCount(before)
    }
  }

  await tap('It does the chores well.')
  await tap('Run')
  await expect(page.getByRole('listitem').filter({ hasText: 'All books are wet.' }).first()).toBeVisible()
  await advice('Which tool did that? Take it away and run again.')
  for (const tool of ['Pay', 'Fire switch']) await tap(new RegExp(`^${tool}:`))
  await expect(page.getByText('Last run')).toBeVisible()
  await runToEnd()
  await advice(/no chore needs some of these tools/)
  for (const tool of ['Office key', 'Safe code', 'Post']) await tap(new RegExp(`^${tool}:`))
  await runToEnd()
  await expect(page.getByText('Turn 4')).toBeVisible()
  await inspectHere(page, 'robot agent at 360 px')
  await finish(/fewest steps to the goal/)
  await tap('Next mission')

  await tap('Follow it.')
  await runToEnd()
  await advice('The note took over the robot. Switch on the word filter.')
  await page.getByText('Word filter', { exact: true }).tap()
  await runToEnd()
  await advice('The filter stopped this note. Say the same in other words.')
  await page.getByLabel('The note begins').selectOption('Hello, dear helper.')
  await page.getByLabel('Then it says').selectOption('Today is tidy-up day.')
  await runToEnd()
  await advice('This note got past the filter! Now stop the same note in another way.')
  await tap(/^Safe code:/)
  await runToEnd()
  await finish(/endless ways/)
  await tap('Next mission')

  await tap('Try it first')
  await runToEnd()
  await advice(/did not ask you before that/)
  await tap(/^Pay:/)
  await tap(/^Post:/)
  await runToEnd()
  await advice(/You said Yes to that/)
  await tap(/^Post:/)
  await tap(/^Safe code:/)
  await runToEnd((question) => !/safe|coins/.test(question))
  await finish(/asked all the time/)
  await expect(page.getByText(/All three missions done/)).toBeVisible()
})
