import { type Browser, expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { lessonOf, readAsPage } from '../support/lessons.ts'
import { newLearner, type Session, sessionOf, signInByMail, staffSql } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Content management: staff edit and arrange content while learners have it open.

const lessonId = 'problem-detective'
const { title } = lessonOf(lessonId)
const address = `/admin/content?course=entrepreneur&module=entrepreneur-find-a-problem`

let academy: AcademyProcess
let people: Record<'edda' | 'otto', Session>

test.beforeAll(async ({ browser }) => {
  academy = await AcademyProcess.start()
  await academy.change(staffSql('edda@example.org', 'Edda') + staffSql('otto@example.org', 'Otto'))
  const enter = (email: string) => sessionOf(browser, (page) => signInByMail(page, academy.url, email))
  people = { edda: await enter('edda@example.org'), otto: await enter('otto@example.org') }
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

async function deskOf(browser: Browser, who: 'edda' | 'otto', size = { width: 1440, height: 1000 }): Promise<Page> {
  const context = await browser.newContext({ storageState: people[who], viewport: size })
  const page = await context.newPage()
  await page.goto(academy.url + address)
  await expect(page.getByRole('heading', { level: 1, name: 'Content management' })).toBeVisible()
  return page
}

/** Opens the form of a lesson from the list. */
async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Lessons' }).click()
  await page.getByRole('button', { name: `Edit “${name}”` }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(name)
}

test.describe('one lesson', () => {
  // The second test continues with the first one's result: if one fails, both are retried.
  test.describe.configure({ mode: 'serial' })

  test("staff edit a lesson while a learner has it open: the learner's answer is kept, and the lesson can be completed", async ({
    browser,
    page,
  }) => {
    await newLearner(page, academy.url)
    await page.goto(`${academy.url}/lesson/${lessonId}`)
    await readAsPage(page)
    const first = lessonOf(lessonId).check[0]
    if (!first || !('options' in first)) throw new Error('the lesson does not begin with a choice')
    const right = first.options.find((it) => it.correct)?.text ?? ''
    await page.getByRole('radio', { name: right }).check({ force: true })

    const desk = await deskOf(browser, 'edda')
    await edit(desk, title)
    await desk.getByRole('textbox', { name: 'Title', exact: true }).fill('The problem hunter')
    await desk.getByText('Check for understanding, practice, resources and skills').click()
    await desk.getByRole('button', { name: 'Remove question 2' }).click()
    await desk.getByRole('button', { name: 'Save and publish' }).click()
    await expect(desk.getByText('“The problem hunter” is published.')).toBeVisible()

    await page.getByRole('button', { name: 'Check answer' }).click()
    await expect(page.getByText('This question changed while you had it open.')).toBeVisible()
    await page.getByRole('button', { name: 'Show the new questions' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The problem hunter' })).toBeVisible()
    await expect(page.getByRole('radio', { name: right })).toBeChecked()
    await page.getByRole('button', { name: 'Check answer' }).click()
    await expect(page.getByText(`Question 1 of ${lessonOf(lessonId).check.length - 1}`)).toBeVisible()
  })

  test('two editors conflict: the second sees who changed what, keeps their text, and decides', async ({ browser }) => {
    const [edda, otto] = [await deskOf(browser, 'edda'), await deskOf(browser, 'otto')]
    const name = 'The problem hunter'
    await edit(edda, name)
    await edit(otto, name)
    await edda.getByRole('textbox', { name: 'Description', exact: true }).fill('What Edda thinks this lesson is about.')
    await edda.getByRole('button', { name: 'Save Lesson' }).click()
    await expect(edda.getByText(/saved as a draft/)).toBeVisible()

    await otto.getByRole('textbox', { name: 'Description', exact: true }).fill('What Otto thinks this lesson is about.')
    await otto.getByRole('button', { name: 'Save Lesson' }).click()
    const notice = otto.getByRole('alert').filter({ hasText: 'Edda saved this lesson' })
    await expect(notice).toContainText('Differences: Description.')
    await expect(notice).toContainText('What Edda thinks')
    await expect(otto.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'What Otto thinks this lesson is about.',
    )
    // A reload does not lose the text either.
    otto.on('dialog', (dialog) => dialog.accept())
    await otto.reload()
    await expect(otto.getByText('Your unsaved text is back')).toBeVisible()
    await expect(otto.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'What Otto thinks this lesson is about.',
    )
    await otto.getByRole('button', { name: 'Save Lesson' }).click()
    await otto.getByRole('button', { name: 'Save mine as a new version' }).click()
    await expect(otto.getByText(/saved as a draft/)).toBeVisible()

    await edit(otto, name)
    await otto.getByText(/^History/).click()
    await expect(otto.getByText('Version 4, by Otto')).toBeVisible()
    await otto.getByRole('button', { name: 'Restore version 3' }).click()
    await expect(otto.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'What Edda thinks this lesson is about.',
    )
  })
})

test('a new lesson: written, tried as a learner, published, moved, deleted and restored', async ({ browser, page }) => {
  const desk = await deskOf(browser, 'edda')
  await desk.getByRole('button', { name: 'New Lesson' }).click()
  await desk.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(desk.getByText(/fields need another look/)).toBeVisible()
  await expect(desk.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await desk.getByRole('textbox', { name: 'Title', exact: true }).fill('Ask a better question')
  await desk.getByRole('textbox', { name: 'Duration', exact: true }).fill('a while')
  await desk.getByRole('textbox', { name: 'Description', exact: true }).fill('How a question gets better.')
  await desk.getByLabel('Objective 1').fill('Ask so that somebody can answer')
  await desk.getByLabel('Lesson content').fill('## Why\n\nA good question says *who* asks.\n\n[bad](javascript:alert(1))')
  await desk.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(desk.getByText('Enter the duration in minutes, such as “15 min”.').first()).toBeVisible()
  await desk.getByRole('textbox', { name: 'Duration', exact: true }).fill('15 min')
  await desk.getByText('Check for understanding, practice, resources and skills').click()
  await desk.getByRole('button', { name: 'Add question' }).click()
  await desk.getByLabel('Question', { exact: true }).fill('Who should a question name?')
  for (const [index, words] of ['Whoever asks', 'Nobody', 'Everybody'].entries()) {
    await desk.getByLabel(`Option ${index + 1}`, { exact: true }).fill(words)
    await desk.getByLabel(`Feedback on option ${index + 1}`).fill(`That is what the notes say about ${words}.`)
  }

  await desk.getByRole('tab', { name: 'Preview' }).click()
  await expect(desk.getByText('Add a video URL in the form to see it here.')).toBeVisible()
  await expect(desk.getByText('Step 1 of')).toBeVisible()
  await inspectHere(desk, 'the preview of a lesson in steps')
  await readAsPage(desk)
  await expect(desk.getByRole('heading', { name: 'Why' })).toBeVisible()
  await expect(desk.locator('a[href^="javascript"]')).toHaveCount(0)
  await desk.getByRole('radio', { name: 'Whoever asks' }).check({ force: true })
  await desk.getByRole('button', { name: 'Check answer' }).click()
  await expect(desk.getByText('1 of 1 right, 1 needed')).toBeVisible()
  await inspectHere(desk, 'the preview of a lesson')

  await desk.getByRole('tab', { name: 'Create Lesson' }).click()
  await desk.getByRole('button', { name: 'Save and publish' }).click()
  await expect(desk.getByText('“Ask a better question” is published.')).toBeVisible()
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/lesson/ask-a-better-question`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a better question' })).toBeVisible()

  const up = desk.getByRole('button', { name: 'Move “Ask a better question” up' })
  await up.click()
  await expect(desk.getByRole('status').filter({ hasText: 'is now' })).toHaveCount(1)
  await expect(up).toBeFocused()
  await desk.getByRole('button', { name: 'Delete “Ask a better question”' }).click()
  // Undo stays visible while the pointer is on it.
  await desk.getByRole('button', { name: 'Undo' }).hover()
  await page.reload()
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('button', { name: 'Edit “Ask a better question”' })).toBeVisible()
})

for (const { width, height, colorScheme } of [
  { width: 1440, height: 1000, colorScheme: 'light' },
  { width: 768, height: 1000, colorScheme: 'dark' },
] as const) {
  test(`content management meets every requirement at ${width} px, ${colorScheme}`, async ({ browser }) => {
    const page = await deskOf(browser, 'edda', { width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await inspectHere(page, 'the list of lessons')
    await page.getByRole('button', { name: 'Add New Module' }).click()
    await inspectHere(page, 'a new module')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Edit “/ })
      .last()
      .click()
    await page.getByText('Check for understanding, practice, resources and skills').click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('')
    await page.getByRole('button', { name: 'Save Lesson' }).click()
    await inspectHere(page, 'the form of a lesson')
  })
}
