import type { CheckItem } from '@deepm/schema/rules/learning/check'
import { expect, type Page } from '@playwright/test'
import { type LessonContent, readContent } from '../../../backend/src/seed/content.ts'

// Lesson data for tests: the answers, which are never sent to a browser.

const content = readContent()

const courses = content.courses.toSorted((a, b) => a.position - b.position)

/** The lessons of each path and course by its id. The courses are in their unlock order. */
export const curriculum = new Map<string, LessonContent[]>([
  ...content.paths.map((it): [string, LessonContent[]] => [it.id, it.folders.flatMap((folder) => folder.lessons)]),
  ...courses.map((it): [string, LessonContent[]] => [it.id, it.lessons]),
])

/** The id of the course for everyone. */
export const coreId = courses.find((it) => it.isCore)?.id ?? ''

/** Returns the lessons of the courses before this one, which can be required to open it. */
export function lessonsBefore(courseId: string): LessonContent[] {
  const position = courses.findIndex((it) => it.id === courseId)
  return courses.slice(0, Math.max(position, 0)).flatMap((it) => it.lessons)
}

export function lessonOf(id: string): LessonContent {
  const found = [...curriculum.values()].flat().find((lesson) => lesson.id === id)
  if (!found) throw new Error(`no lesson ${id}`)
  return found
}

/** Shows the open lesson, or its preview, as one page. */
export async function readAsPage(page: Page): Promise<void> {
  const toPage = page.getByRole('button', { name: 'One-page view' })
  await expect(toPage.or(page.getByRole('button', { name: 'Step view' }))).toBeVisible()
  if (await toPage.isVisible()) await toPage.click()
}

/** Answers every question of the open lesson on its page and expects each to be correct. */
export async function passCheck(page: Page, lessonId: string): Promise<void> {
  await readAsPage(page)
  const { check } = lessonOf(lessonId)
  for (const [index, item] of check.entries()) {
    await openQuestion(page, index, item)
    await answerRight(page, item)
    await checkAnswer(page)
    await expect(step(page, index, 'right')).toBeVisible()
  }
}

/** Selects a wrong option of a single-choice question and expects its feedback. */
export async function answerWrong(page: Page, lessonId: string): Promise<void> {
  await readAsPage(page)
  const { check } = lessonOf(lessonId)
  const index = check.findIndex((item) => item.kind === 'single')
  const item = check[index]
  if (item?.kind !== 'single') return
  await openQuestion(page, index, item)
  const wrong = item.options.find((option) => !option.correct)
  await choose(page, item, wrong?.text ?? '')
  await checkAnswer(page)
  await expect(page.getByText(wrong?.feedback ?? '')).toBeVisible()
  await expect(step(page, index, 'not right yet')).toBeVisible()
}

async function openQuestion(page: Page, index: number, item: CheckItem): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: new RegExp(`^Question ${index + 1} `) })
    .click()
  await expect(page.getByRole('heading', { level: 3, name: item.question, exact: true })).toBeVisible()
}

/** Answers the question on the screen correctly, without submitting it. */
export async function answerRight(page: Page, item: CheckItem): Promise<void> {
  switch (item.kind) {
    case 'single':
    case 'several':
      for (const { text, correct } of item.options) {
        const option = page.getByRole(item.kind === 'single' ? 'radio' : 'checkbox', { name: text, exact: true }).first()
        if ((await option.isChecked()) !== correct && (correct || item.kind === 'several')) await choose(page, item, text)
      }
      return
    case 'ordering':
      return putInOrder(
        page,
        item.question,
        item.steps.map((it) => it.text),
      )
    case 'matching':
      for (const { left, right } of item.pairs) {
        await page.getByRole('list', { name: 'Lines' }).getByRole('button', { name: left, exact: true }).click()
        await page.getByRole('list', { name: 'Matches' }).getByRole('button', { name: right, exact: true }).click()
      }
      return
    case 'short':
      return page.getByRole('textbox', { name: item.question, exact: true }).fill(item.accepted[0] ?? '')
  }
}

/** Selects or deselects an option; in a text or a program with the keyboard, because a sentence can begin within a line. */
async function choose(page: Page, { kind, layout }: Extract<CheckItem, { options: unknown }>, text: string): Promise<void> {
  const option = page.getByRole(kind === 'single' ? 'radio' : 'checkbox', { name: text, exact: true }).first()
  if (layout === undefined || layout === 'list') await option.click({ force: true })
  else await option.press('Space')
}

async function putInOrder(page: Page, question: string, wanted: string[]): Promise<void> {
  const rows = page.getByRole('list', { name: question, exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(wanted.length)
  for (const [place, text] of wanted.entries()) {
    const texts = await rows.allTextContents()
    const at = texts.findIndex((row) => row.includes(text))
    const up = page.getByRole('button', { name: `Move up: ${text}`, exact: true })
    for (let step = at; step > place; step -= 1) await up.click()
  }
}

async function checkAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check answer' }).click()
}

function step(page: Page, index: number, state: string) {
  return page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: new RegExp(`^Question ${index + 1} of \\d, ${state}$`) })
}

/** Returns SQL that replaces the notes of a lesson and removes its video. */
export function notesSql(lessonId: string, notes: string): string {
  return `UPDATE "Lesson" SET content = $notes$${notes}$notes$, "videoUrl" = NULL WHERE id = '${lessonId}';`
}
