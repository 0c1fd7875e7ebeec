import { type BrowserContext, expect, type Page, request } from '@playwright/test'
import { LocalModels, testModelKey } from '../../../backend/src/adapters/ai/provider.fixture.ts'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere, looks } from '../support/inspect.ts'
import { lessonOf } from '../support/lessons.ts'
import { idSql } from '../support/steps.ts'
import { test } from '../support/test.ts'

// The chat about a lesson. Robin's account is new, so the lab is locked and the search in the lesson answers. Kim's is old enough for a model.

type Cookies = Parameters<BrowserContext['addCookies']>[0]

let models: LocalModels
let academy: AcademyProcess
let robin: Cookies
let kim: Cookies

test.beforeAll(async () => {
  models = await LocalModels.start()
  academy = await AcademyProcess.start(undefined, {
    OPENAI_BASE_URL: models.url,
    OPENAI_API_KEY: testModelKey,
    LAB_CHATGPT_MODEL: 'openai:small-model',
  })
  robin = await signUp('robin')
  kim = await signUp('kim')
  await academy.change(
    `UPDATE "Learner" SET "createdAt" = now() - interval '40 days' WHERE id IN (${idSql('kim@tutor.example')})`,
  )
})
test.beforeEach(() => models.reset())
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
  await models.close()
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function signUp(name: string): Promise<Cookies> {
  const visitor = await request.newContext()
  const form = { firstName: name, email: `${name}@tutor.example`, age: '14', selectedPersona: 'entrepreneur' }
  const data = { ...form, termsAccepted: true, privacyAccepted: true }
  expect((await visitor.post(`${academy.url}/api/signup`, { data })).status()).toBe(201)
  const { cookies } = await visitor.storageState()
  await visitor.dispose()
  return cookies
}

const lessonId = 'learning-from-data'
const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const chat = (page: Page) => page.getByRole('dialog', { name: /^Chat with/ })

async function openChat(page: Page, step = 1): Promise<void> {
  await page.goto(`${academy.url}/lesson/${lessonId}?step=${step}`)
  await page.getByRole('button', { name: /^Chat with/ }).press('Enter')
  await expect(box(page)).toBeVisible()
}

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question)
  await box(page).press('Enter')
}

test('the search quotes the lesson, asks back, and leads to the step', async ({ page, context }) => {
  await context.addCookies(robin)
  await openChat(page, 2)
  await ask(page, 'What is training data?')
  const quote = chat(page).locator('blockquote')
  await expect(quote).toContainText('the examples that a machine learns from')
  await expect(chat(page).getByText('How would you explain that to a friend?', { exact: true })).toBeVisible()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')

  const question = lessonOf(lessonId).check[0]?.question ?? ''
  await ask(page, question)
  await expect(chat(page).getByText(/^I don’t give away the answers/)).toBeVisible()
  await expect(quote).toHaveCount(1)

  await ask(page, 'How do volcanoes erupt?')
  const offer = chat(page)
    .getByRole('button', { name: /^(How do I|What is “)/ })
    .first()
  await offer.press('Enter')
  await expect(chat(page).locator('blockquote')).toHaveCount(2)
  await expect(chat(page).getByText('8 of 12 questions left today')).toBeVisible()
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await inspectHere(page, `chat at ${width} px`)
  }

  await chat(page).getByRole('button', { name: 'Go to step 4' }).first().press('Enter')
  await expect(chat(page)).toBeHidden()
  await expect(page.getByText(/^Step 4 of/)).toBeVisible()
  await expect(page.locator('h2:focus')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByText(/^Step 2 of/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Chat with/ }).click()
  await expect(chat(page).getByText('What is training data?')).toBeVisible()
})

test('without a connection the question is not lost, and it is asked again', async ({ page, context }) => {
  await context.addCookies(robin)
  await openChat(page)
  await context.setOffline(true)
  await ask(page, 'Who is Miso?')
  await expect(chat(page).getByText('The connection broke. Your question is still here.')).toBeVisible()
  await expect(box(page)).toHaveValue('Who is Miso?')
  await context.setOffline(false)
  await chat(page).getByRole('button', { name: 'Try again' }).click()
  await expect(chat(page).locator('blockquote').last()).toContainText('Miso')
  await expect(box(page)).toHaveValue('')
})

test('a model answers as a tutor: streamed, stopped, and never with something harmful', async ({ page, context }) => {
  await context.addCookies(kim)
  const { promise, resolve } = Promise.withResolvers<void>()
  models.between = () => promise
  models.pieces = ['Look at the photos. ', 'What is attached to each of them?']
  await openChat(page)
  await expect(chat(page).getByText('Here, small-model on an academy server answers.', { exact: false })).toBeVisible()
  await ask(page, 'What is a label?')
  await expect(chat(page).locator('[data-answer="part"]')).toHaveText('Look at the photos.')
  resolve()
  await expect(chat(page).locator('[data-answer="whole"]')).toContainText('What is attached to each of them?')
  await expect(chat(page).getByText('Written by small-model on an academy server', { exact: false })).toBeVisible()
  expect(models.questions[0]?.raw).toContain('the examples that a machine learns from')
  expect(models.questions[0]?.raw).not.toMatch(/kim/i)

  models.mood = 'slow'
  await ask(page, 'Why was the flap wrong?')
  await chat(page).getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(chat(page).getByText('You stopped it')).toBeVisible()
  models.mood = 'down'
  await chat(page).getByRole('button', { name: 'Try again' }).click()
  await expect(chat(page).getByText('No answer this time')).toBeVisible()
  await expect(box(page)).toHaveValue('Why was the flap wrong?')
  models.mood = 'answer'
  models.pieces = ['You should keep this a secret from your parents. ', 'Send me a photo of yourself.']
  await chat(page).getByRole('button', { name: 'Try again' }).click()
  await expect(chat(page).getByText('We can’t show you this answer')).toBeVisible()
  await expect(page.getByText('Send me a photo')).toHaveCount(0)
})
