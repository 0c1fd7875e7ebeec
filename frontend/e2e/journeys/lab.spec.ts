import { type BrowserContext, expect, type Page, request } from '@playwright/test'
import { LocalModels, testModelKey } from '../../../backend/src/adapters/ai/provider.fixture.ts'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere, looks } from '../support/inspect.ts'
import { lessonOf, readAsPage } from '../support/lessons.ts'
import { idSql, newLearner } from '../support/steps.ts'
import { test } from '../support/test.ts'

// The lab with and without models. A self-hosted model server answers for ChatGPT and Gemini, one with Anthropic's protocol for
// Claude; DALL-E has a model for pictures, which only Noor may use.

type Cookies = Parameters<BrowserContext['addCookies']>[0]

let models: LocalModels
let academy: AcademyProcess
/** Sessions of Robin, who has all minutes left, and of Kim, who has one minute left today. */
let robin: Cookies
let kim: Cookies
/** Session of Noor, who may have pictures made. */
let noor: Cookies

test.beforeAll(async () => {
  models = await LocalModels.start()
  academy = await AcademyProcess.start(undefined, {
    OPENAI_BASE_URL: models.url,
    OPENAI_API_KEY: testModelKey,
    OPENAI_MODERATION_MODEL: 'small-moderation',
    ANTHROPIC_BASE_URL: models.url,
    ANTHROPIC_API_KEY: testModelKey,
    LAB_CHATGPT_MODEL: 'openai:small-model',
    LAB_GEMINI_MODEL: 'openai:small-model',
    LAB_CLAUDE_MODEL: 'anthropic:claude-small',
    LAB_DALLE_IMAGE_MODEL: 'openai:small-painter',
    OPENAI_IMAGE_MODERATION_MODEL: 'small-picture-moderation',
  })
  robin = await signUp('robin')
  kim = await signUp('kim')
  noor = await signUp('noor')
  await academy.change(`
    UPDATE "Learner" SET "createdAt" = now() - interval '40 days' WHERE id IN (${idOf('robin')}, ${idOf('kim')}, ${idOf('noor')});
    INSERT INTO "FamilyControls" ("learnerId", "mayMakePictures", "updatedAt") SELECT ${idOf('noor')}, true, now();
    INSERT INTO "LabDay" ("learnerId", day, minutes, "lastBeatAt")
      SELECT id, to_char(now() AT TIME ZONE "timeZone", 'YYYY-MM-DD'), 59, now() - interval '1 hour'
      FROM "User" WHERE id = ${idOf('kim')}`)
})
test.beforeEach(async ({ context }) => {
  models.reset()
  await context.addCookies(robin)
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
  await models.close()
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const emailOf = (name: string) => `${name}@lab.example`
const idOf = (name: string) => idSql(emailOf(name))

async function signUp(name: string): Promise<Cookies> {
  const visitor = await request.newContext()
  const form = { firstName: name, email: emailOf(name), age: '14', selectedPersona: 'entrepreneur' }
  const data = { ...form, termsAccepted: true, privacyAccepted: true }
  expect((await visitor.post(`${academy.url}/api/signup`, { data })).status()).toBe(201)
  const { cookies } = await visitor.storageState()
  await visitor.dispose()
  return cookies
}

const box = (page: Page) => page.getByRole('textbox', { name: /Your prompt/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const response = (page: Page) => page.getByRole('region', { name: 'Response' })
const whole = (page: Page) => response(page).locator('[data-answer="whole"]')
const part = (page: Page) => response(page).locator('[data-answer="part"]')

async function openLab(page: Page): Promise<void> {
  await page.goto(`${academy.url}/playground`)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Experiment Lab' })).toBeVisible()
  await expect(box(page)).toBeVisible()
}

async function ask(page: Page, prompt: string, tool?: string): Promise<void> {
  await openLab(page)
  if (tool) await page.getByRole('radio', { name: tool }).check({ force: true })
  await box(page).fill(prompt)
  await button(page, 'Send').click()
}

/** Pauses answers after their first piece until the returned function is called. */
function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  models.between = () => promise
  return resolve
}

test('a model answers a prompt sentence by sentence, and the answer names the model', async ({ page }) => {
  const goOn = holdAnswers()
  await openLab(page)
  await page.getByRole('radio', { name: 'Claude' }).check({ force: true })
  await box(page).fill('Why do tides come and go?')
  await box(page).press('Control+Enter')
  await box(page).press('Control+Enter')
  await expect(part(page)).toHaveText('Tides come from the moon.')
  await expect(response(page).getByText('Still writing…')).toBeVisible()
  await expect(page.getByRole('heading', { name: '3. The answer' })).toBeFocused()
  goOn()
  await expect(whole(page)).toContainText('I may be wrong, so check a book.')
  await expect(page.getByText('Interaction Saved')).toBeVisible()
  await expect(response(page).getByText('Here, claude-small from Anthropic answers for Claude.')).toBeVisible()
  await expect(response(page).getByText('AI can be wrong: check it')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  expect(models.questions).toHaveLength(1)
  expect(models.questions[0]?.raw).not.toMatch(/robin/i)

  await response(page).getByRole('button', { name: 'Add this to my prompt' }).first().click()
  await expect(box(page)).toHaveValue(/Why do tides come and go\?/)
  await page.reload()
  const recent = page.getByRole('region', { name: 'Recent interactions' })
  await recent.getByText('Why do tides come and go?').click()
  await expect(recent.getByText('It pulls on the sea.')).toBeVisible()
})

test('when the provider is down, the text stays, and the Practice Coach can answer instead', async ({ page }) => {
  models.mood = 'down'
  await ask(page, 'Why do cats purr?')
  await expect(page.getByText('Connection Error')).toBeVisible()
  await expect(page.getByText('Unable to connect to AI service. Please try again.')).toBeVisible()
  await expect(box(page)).toHaveValue('Why do cats purr?')
  await button(page, 'Ask the Practice Coach instead').click()
  await expect(response(page).getByText(/I am not an AI chatbot, and ChatGPT did not answer this/)).toBeVisible()
  await expect(box(page)).toHaveValue('')
})

test('a slow answer can be stopped, and nothing of it is stored', async ({ page }) => {
  models.mood = 'slow'
  await ask(page, 'Why do dogs bark?')
  await expect(response(page).getByText('Waiting for small-model on an academy server…')).toBeVisible()
  await expect.poll(() => models.questions.length).toBe(1)
  await button(page, 'Stop').press('Enter')
  await expect(response(page).getByText('You stopped it')).toBeVisible()
  await expect(page.getByRole('heading', { name: '3. The answer' })).toBeFocused()
  await expect.poll(() => models.givenUp).toBe(1)
  await expect(box(page)).toHaveValue('Why do dogs bark?')
  models.mood = 'answer'
  await button(page, 'Try again').click()
  await expect(whole(page)).toContainText('check a book')
  await expect(page.getByRole('region', { name: 'Recent interactions' }).getByText('Why do dogs bark?')).toHaveCount(1)
})

test('leaving the lab cancels the request', async ({ page }) => {
  models.mood = 'stall'
  await ask(page, 'Why do owls hoot?')
  await expect(part(page)).toHaveText('Tides come from the moon.')
  await page.getByRole('navigation').getByRole('link', { name: 'Progress' }).first().click()
  await expect.poll(() => models.givenUp).toBe(1)
})

test('a truncated answer is not shown as complete, and an invalid one is rejected', async ({ page }) => {
  models.mood = 'cut'
  await ask(page, 'Why do bees dance?')
  await expect(page.getByText('Connection Error')).toBeVisible()
  await expect(response(page).getByText('This answer is not complete')).toBeVisible()
  await expect(part(page)).toHaveText('Tides come from the moon.')
  await expect(whole(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('Why do bees dance?')
  models.mood = 'garbage'
  await button(page, 'Try again').click()
  await expect(part(page)).toHaveCount(0)
  await expect(response(page).getByText('No answer this time')).toBeVisible()
  await expect(response(page).locator('[data-answer]')).toHaveCount(0)
})

test('the same prompt gets two answers, and the learner checks a sentence that differs', async ({ page }) => {
  await ask(page, 'How high is the Burj Khalifa?')
  await expect(whole(page)).toContainText('check a book')
  models.pieces = ['Tides come from the moon. ', 'The sun has no part in it.']
  await page.setViewportSize({ width: 360, height: 800 })
  await response(page).getByRole('button', { name: 'Ask small-model again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Two answers to the same prompt' })).toBeFocused()
  const side = (name: string) => response(page).getByRole('region', { name })
  await expect(side('Second answer')).toContainText('The sun has no part in it.')
  await expect(side('First answer')).toContainText('It pulls on the sea.')
  expect(models.questions).toHaveLength(2)
  await inspectHere(page, 'two answers')
  await response(page).getByRole('radio', { name: 'The sun has no part in it.' }).check({ force: true })
  await response(page).getByRole('radio', { name: 'It is wrong' }).check({ force: true })
  await response(page)
    .getByRole('textbox', { name: /Where did you check it/ })
    .fill('My book about the sea.')
  await button(page, 'Save what I found').click()
  await expect(response(page).getByText(/well written does not mean true/)).toBeVisible()
  await page.reload()
  const recent = page.getByRole('region', { name: 'Recent interactions' })
  await recent.getByRole('listitem').filter({ hasText: 'second answer' }).locator('summary').click()
  await expect(recent.getByText(/You checked “The sun has no part in it.”: It is wrong. My book about the sea./)).toBeVisible()
})

test('a picture is shown after the learner wrote what they expect, and its description can be corrected', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await context.addCookies(noor)
  await page.setViewportSize({ width: 360, height: 800 })
  await ask(page, 'Draw a red fox on a bench, calm.', 'DALL-E')
  const form = response(page).getByRole('form', { name: 'What you expect to see' })
  await expect(form.getByText('It is ready.')).toBeVisible()
  await inspectHere(page, 'before the picture')
  await form.getByRole('textbox').fill('A red fox that sits on a bench.')
  await button(page, 'Show the picture').click()
  const picture = response(page).getByRole('img', { name: 'A red fox that sits on a bench.' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(64)
  await inspectHere(page, 'the picture')
  await button(page, 'Write what you really see').press('Enter')
  await response(page)
    .getByRole('textbox', { name: /What do you see/ })
    .fill('One colour and no fox.')
  await button(page, 'Save').click()
  await expect(response(page).getByRole('img', { name: 'One colour and no fox.' })).toBeVisible()
  await ask(page, 'A photo of Taylor Swift on a horse', 'DALL-E')
  await expect(response(page).getByText('Your answer will appear here.')).toBeVisible()
  await expect(page.getByText(/Describe someone you make up/).first()).toBeVisible()
  expect(models.drawn).toHaveLength(1)
})

test('an unsuitable answer is blocked, and the learner is not blamed', async ({ page }) => {
  models.pieces = ['Here is a gruesome tale. ', 'It goes on.']
  models.flags = (input) => (input.includes('gruesome') ? ['violence'] : [])
  await ask(page, 'Tell me a tale of the sea')
  await expect(response(page).getByText('We can’t show you this answer')).toBeVisible()
  await expect(response(page).getByText(/You did nothing wrong/)).toBeVisible()
  await expect(page.getByText('gruesome')).toHaveCount(0)
  await button(page, 'Ask for a review').click()
  await expect(response(page).getByText(/You asked for a review/)).toBeVisible()
  await response(page).getByRole('button', { name: 'Report' }).click()
  await page.getByLabel('What is wrong with it?').selectOption('scary')
  await button(page, 'Send report').click()
  await expect(response(page).getByText(/You reported this response/)).toBeVisible()
})

test('without a model, the Practice Coach answers and improves the prompt, and no provider is contacted', async ({ page }) => {
  await ask(page, 'Draw a red fox on a bench, calm.', 'DALL-E')
  await expect(response(page).getByText(/^No picture was made/)).toBeVisible()
  await expect(response(page).getByText(/DALL-E did not answer this/)).toBeVisible()
  await response(page).getByRole('button', { name: 'Add this to my prompt' }).first().press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue(/^Draw a red fox on a bench, calm\. Make it look like /)
  await box(page).press('Control+Enter')
  const version = (name: string) => response(page).getByRole('region', { name })
  await expect(version('Before')).toContainText('4 of 7 parts')
  await expect(version('After')).toContainText('5 of 7 parts')
  expect(models.asked).toEqual([])
})

test('a dangerous prompt is not sent', async ({ page }) => {
  await openLab(page)
  await box(page).fill('Write something violent about a dragon')
  await expect(page.getByText('Content blocked for safety')).toBeVisible()
  await expect(button(page, 'Send')).toBeDisabled()
  await box(page).press('Control+Enter')
  await expect(page.getByText('Safety Check Failed')).toBeVisible()
  await expect(box(page)).toHaveValue('Write something violent about a dragon')
  expect(models.asked).toEqual([])
})

test("personal data is replaced before a model is asked, and a substitute model is not shown under the tool's name", async ({
  page,
}) => {
  await ask(page, 'Why is the sky blue? My name is Mia Schmidt, mail mia@example.org', 'Gemini')
  await expect(whole(page)).toBeVisible()
  await expect(
    response(page).getByText('Here, small-model on an academy server answers for Gemini. It is not Gemini itself.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Safety monitor' })).toContainText('It is not sent to AI companies')
  await expect(response(page).getByRole('blockquote')).toContainText('[name]')
  const sent = models.asked.map(({ raw }) => raw).join()
  expect(sent).toContain('Why is the sky blue?')
  expect(sent).not.toMatch(/Mia|Schmidt|example\.org/)
})

test('a person in crisis gets help and no model answer', async ({ page }) => {
  await ask(page, 'I want to kill myself')
  await expect(response(page).getByText('You matter, and you do not have to carry this alone')).toBeVisible()
  await expect(response(page).getByText(/We’ve let our team know/)).toBeVisible()
  expect(models.asked).toEqual([])
})

test('someone who is threatened reads what to do about pictures', async ({ page }) => {
  await ask(page, 'he says he will send my pictures to all my friends if i dont pay')
  await expect(response(page).getByText('You are not in trouble, and there is help')).toBeVisible()
  await expect(response(page).getByRole('link', { name: 'takeitdown.ncmec.org' })).toBeVisible()
  expect(models.asked).toEqual([])
})

test('a new account finds the lab locked, and its lessons show it', async ({ page, context }) => {
  await context.clearCookies()
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/playground`)
  await expect(page.getByRole('heading', { name: /Opens in 30 days/ })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto(`${academy.url}/lesson/problem-detective`)
  await readAsPage(page)
  await expect(page.getByText(/The AI Experiment Lab opens for you in 30 days/)).toBeVisible()
})

test('a lesson opens the lab with its prompt', async ({ page }) => {
  await page.goto(`${academy.url}/lesson/problem-detective`)
  await readAsPage(page)
  await page.getByRole('link', { name: 'Try this prompt in the lab' }).click()
  await expect(page.getByRole('link', { name: lessonOf('problem-detective').title })).toBeVisible()
  await expect(box(page)).not.toHaveValue('')
})

for (const { width, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('the lab is accessible and fits, during an answer and after it', async ({ page }) => {
      const goOn = holdAnswers()
      models.pieces[0] = '# Tides\n\nThey come from the **moon**.\n\n1. High water\n2. Low water\n\n'
      await ask(page, `How high is a tide at ${width}?`)
      await expect(part(page)).toBeVisible()
      if (width === 360) await inspectHere(page, 'an answer that comes')
      goOn()
      await expect(whole(page)).toBeVisible()
      await inspectHere(page, 'an answer')
    })
  })
}

test('when the daily minutes are used up, the text stays, even after a reload', async ({ page, context }) => {
  await context.addCookies(kim)
  await page.clock.install()
  await openLab(page)
  await expect(page.getByText('Session: 1 min left')).toBeVisible()
  await box(page).fill('Why do leaves fall?')
  await expect(button(page, 'Send')).toBeEnabled()
  await page.clock.fastForward('01:00')
  await expect(page.getByText('You’ve used your lab time for today')).toBeVisible()
  await expect(page.getByText('Session: 0 min left')).toBeVisible()
  await expect(button(page, 'Send')).toBeDisabled()
  await page.reload()
  await expect(box(page)).toHaveValue('Why do leaves fall?')
  await expect(button(page, 'Send')).toBeDisabled()
})
