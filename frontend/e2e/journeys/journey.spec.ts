import { expect } from '@playwright/test'
import { AcademyProcess, databasesHere } from '../support/academy-process.ts'
import { answerWrong, passCheck, readAsPage } from '../support/lessons.ts'
import { account, finishTutorial, logOut, mailedLink, markComplete, openLesson, signInByMail, signUp } from '../support/steps.ts'
import { test } from '../support/test.ts'

const tutorialXp = 550
const firstLessonXp = 75
const lessonXp = 25

for (const kind of await databasesHere()) {
  test.describe(`on the ${kind} database`, () => {
    let academy: AcademyProcess
    test.beforeAll(async () => {
      academy = await AcademyProcess.start(kind)
    })
    test.afterAll(async () => {
      expect(await academy.stop()).toBe(0)
    })

    test('a learner of 14 signs up, learns, leaves, and finds everything again, even after the server was killed', async ({
      page,
    }) => {
      await page.goto(academy.url)
      await signUp(page, { firstName: 'Robin', email: 'robin@example.org', age: '14' })
      await finishTutorial(page)
      await openLesson(page, 'Become a Problem Detective')
      await answerWrong(page, 'problem-detective')
      await passCheck(page, 'problem-detective')
      await markComplete(page)
      await expect(page.getByText(`+${firstLessonXp} XP`)).toBeVisible()
      await expect(page.getByText('First Steps').first()).toBeVisible()
      expect(await account(page, academy.url)).toMatchObject({ xp: tutorialXp + firstLessonXp, level: 2, streak: 1 })

      await academy.crash()
      await academy.run()
      await page.goto(`${academy.url}/progress`)
      await expect(page.getByText('Total XP').locator('..')).toContainText(String(tutorialXp + firstLessonXp))
      await expect(page.getByText('Lessons Done').locator('..')).toContainText('1/')

      // Killed during a completion: it is stored or not, and a retry counts it once.
      await openLesson(page, 'One Problem, Ten Ideas')
      await passCheck(page, 'one-problem-ten-ideas')
      const click = page.getByRole('button', { name: 'Mark as Complete' }).click()
      await academy.crash()
      await click
      await academy.run()
      await page.reload()
      const again = page.getByRole('button', { name: 'Mark as Complete' })
      await expect(again.or(page.getByText('Lesson Complete!'))).toBeVisible()
      if (await again.isVisible()) await markComplete(page)
      const afterKill = tutorialXp + firstLessonXp + lessonXp + 100
      expect(await account(page, academy.url)).toMatchObject({ xp: afterKill, level: 2, streak: 1 })

      await logOut(page)
      expect((await page.request.get(`${academy.url}/api/auth/user`)).status()).toBe(401)
      const claimLink = await signInByMail(page, academy.url, 'robin@example.org')
      await expect(page.getByRole('heading', { name: 'Welcome back, Robin!' })).toBeVisible()
      await page.goto(`${academy.url}/progress`)
      await expect(page.getByText('Total XP').locator('..')).toContainText(String(afterKill))

      // The first link confirmed the address; the second only signs in. Each works once.
      await logOut(page)
      await page.goto(claimLink)
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
      const link = await signInByMail(page, academy.url, 'robin@example.org')
      await logOut(page)
      await page.goto(link)
      await page.getByRole('button', { name: 'Sign in now' }).click()
      await expect(page.getByText('This link has already been used or has expired.')).toBeVisible()
      expect((await page.request.get(`${academy.url}/api/auth/user`)).status()).toBe(401)
    })

    // The server's own tests cover other differences between the databases in seconds.
    if (kind === 'server') return

    test('a child of 11 waits for the parent, then learns', async ({ page, browser }) => {
      await page.goto(academy.url)
      await signUp(page, { firstName: 'Kim', email: 'kim@example.org', age: '11', parentEmail: 'sam@example.org' })
      await page.getByRole('button', { name: 'Skip Tutorial' }).click()
      await page.waitForURL('**/personas')
      await expect(page.getByText('Waiting for your parent or guardian')).toBeVisible()
      await openLesson(page, 'Become a Problem Detective')
      await readAsPage(page)
      await page.getByRole('button', { name: 'Mark as Complete' }).click({ force: true })
      await expect(page.getByText('You can finish lessons once your parent says yes.')).toBeVisible()
      expect(await account(page, academy.url)).toMatchObject({ xp: 0, streak: 0 })

      const parent = await (await browser.newContext()).newPage()
      const link = await mailedLink(parent, academy.url, 'sam@example.org')
      await parent.goto(link)
      await expect(parent.getByRole('heading', { name: 'May Kim join DEEPM Academy?' })).toBeVisible()
      await parent.getByRole('button', { name: 'I agree' }).click()
      await expect(parent.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
      await parent.goto(link)
      await expect(parent.getByRole('heading', { name: 'You gave consent for Kim' })).toBeVisible()

      await expect(page.getByRole('heading', { name: 'Your parent said yes!' })).toBeVisible({ timeout: 60_000 })
      await page.goto(await mailedLink(page, academy.url, 'kim@example.org'))
      await page.getByRole('button', { name: 'Yes, this is my account' }).click()
      await page.waitForURL('**/dashboard')
      await academy.crash()
      await academy.run()
      await openLesson(page, 'Become a Problem Detective')
      await expect(page.getByText('Waiting for your parent or guardian')).toBeHidden()
      await passCheck(page, 'problem-detective')
      await markComplete(page)
      await logOut(page)
      await signInByMail(page, academy.url, 'kim@example.org')
      expect(await account(page, academy.url)).toMatchObject({ xp: firstLessonXp, level: 1, streak: 1 })

      // The parent's account was created with the answer.
      await signInByMail(parent, academy.url, 'sam@example.org')
      await expect(parent.getByRole('heading', { name: 'Welcome back, Sam!' })).toBeVisible()
    })

    test('two tabs that complete a lesson simultaneously count it once', async ({ page }) => {
      await page.goto(academy.url)
      await signUp(page, { firstName: 'Alex', email: 'alex@example.org', age: '16' })
      const other = await page.context().newPage()
      await page.goto(`${academy.url}/lesson/problem-detective`)
      await passCheck(page, 'problem-detective')
      for (const tab of [page, other]) {
        await tab.goto(`${academy.url}/lesson/problem-detective`)
        await expect(tab.getByRole('button', { name: 'Mark as Complete' })).toBeVisible()
      }
      await Promise.all([markComplete(page), markComplete(other)])
      expect(await account(page, academy.url)).toMatchObject({ xp: firstLessonXp, streak: 1 })
    })
  })
}
