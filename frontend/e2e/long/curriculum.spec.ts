import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { answerWrong, curriculum, passCheck } from '../support/lessons.ts'
import { newLearner } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Sixty lessons take minutes. By default, one path with every kind of question is tested; EVERY_LESSON=1 tests all.
const places = process.env['EVERY_LESSON'] ? [...curriculum.keys()] : ['campaigner']

for (const place of places) {
  const lessons = curriculum.get(place) ?? []
  test(`every lesson of ${place} opens, gives feedback on a wrong answer, and is completed with correct ones`, async ({
    page,
  }) => {
    await newLearner(page, academy.url)
    for (const { id, title } of lessons) {
      await page.goto(`${academy.url}/lesson/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await answerWrong(page, id)
      await passCheck(page, id)
      await page.getByRole('button', { name: 'Mark as Complete' }).click()
      await expect(page.getByText('Lesson Complete!')).toBeVisible()
    }
  })
}
