import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { answerWrong, coreId, curriculum, lessonsBefore, passCheck } from '../support/lessons.ts'
import { idSql, newLearner } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// All lessons take minutes. By default, one path and the core course at all levels are tested; EVERY_LESSON=1 tests all.
const places = process.env['EVERY_LESSON'] ? [...curriculum.keys()] : ['campaigner', coreId]

for (const place of places) {
  const lessons = curriculum.get(place) ?? []
  test(`every lesson of ${place} opens, gives feedback on a wrong answer, and is completed with correct ones`, async ({
    page,
  }) => {
    test.setTimeout(300_000 + lessons.length * 20_000)
    // The lesson itself comes before its other levels.
    for (const [index, { id, title, baseId }] of lessons.entries()) {
      // A learner may send 60 answers in a minute. Lessons outside of the core course build on each other, so the same learner waits.
      if (index === 0 || (place === coreId && index % 6 === 0)) await learnerFor(page, place)
      else if (place !== coreId && index % 8 === 0) await page.waitForTimeout(61_000)
      await page.goto(`${academy.url}/lesson/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await answerWrong(page, id)
      await passCheck(page, id)
      const complete = page.getByRole('button', { name: 'Mark as Complete' })
      // All levels of a lesson are completed together.
      if (baseId === null) await complete.click()
      await expect(page.getByText('Lesson Complete!')).toBeVisible()
    }
  })
}

/** Signs up a learner who has completed everything that this path or course needs. */
async function learnerFor(page: Page, place: string): Promise<void> {
  const learnerId = idSql(await newLearner(page, academy.url))
  const earlier = lessonsBefore(place).map(({ id }) => `('${id}')`)
  if (earlier.length === 0) return
  await academy.change(`
    INSERT INTO "LessonProgress" ("learnerId", "lessonId", "startedAt", "completedAt")
    SELECT ${learnerId}, lesson.id, now(), now() FROM (VALUES ${earlier}) AS lesson (id)`)
}
