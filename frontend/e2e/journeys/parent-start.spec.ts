import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { passCheck } from '../support/lessons.ts'
import { mailedLink, markComplete, open } from '../support/steps.ts'
import { Stopwatch } from '../support/stopwatch.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

const phone = { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' } as const

test('a parent starts on a phone, adds a child without an email address, and hands over within three minutes', async ({
  browser,
}) => {
  const parent = await (await browser.newContext(phone)).newPage()
  await open(parent, `${academy.url}/landing`)
  const watch = new Stopwatch()
  await watch.press(parent.getByRole('link', { name: 'I’m a parent' }))
  await parent.waitForURL('**/parents')
  await expect(parent.getByRole('heading', { level: 1, name: 'Start with your child' })).toBeVisible()
  await watch.read(parent, 'the form for parents')
  await inspectHere(parent, 'the form for parents')
  await watch.type(parent.getByLabel('Your first name'), 'Samira')
  await watch.type(parent.getByLabel('Your email'), 'samira@example.org')
  await watch.press(parent.getByRole('checkbox'))
  await watch.press(parent.getByRole('button', { name: 'Email me a link' }))
  await expect(parent.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await watch.read(parent, 'check your email')

  await parent.goto(await mailedLink(parent, academy.url, 'samira@example.org'))
  await watch.press(parent.getByRole('button', { name: 'Continue' }))
  await expect(parent.getByRole('heading', { level: 1, name: 'Add a child' })).toBeVisible()
  await watch.read(parent, 'add a child')
  await inspectHere(parent, 'the form that adds a child')
  await watch.type(parent.getByLabel('First name or nickname'), 'Juno')
  await watch.select(parent.getByLabel('Age'), '9')
  await watch.press(parent.getByRole('radio', { name: 'Fox' }))
  await watch.press(parent.getByRole('button', { name: 'Continue' }))
  await expect(parent.getByRole('heading', { level: 1, name: 'Your consent' })).toBeVisible()
  await watch.read(parent, 'the consent')
  await inspectHere(parent, 'the consent of a parent')
  await watch.press(parent.getByRole('checkbox'))
  await watch.press(parent.getByRole('button', { name: 'I agree, add Juno' }))

  await expect(parent.getByRole('heading', { level: 1, name: 'Rules for Juno' })).toBeVisible()
  await expect(parent.getByRole('switch', { name: /AI companies/ })).not.toBeChecked()
  await watch.read(parent, 'the rules')
  await inspectHere(parent, 'the first rules')
  await watch.select(parent.getByLabel('Time in the AI lab'), '30')
  await watch.press(parent.getByRole('switch', { name: 'Quiet hours every day' }))
  await expect(parent.getByText('Saved.')).toBeVisible()
  await watch.press(parent.getByRole('button', { name: 'Continue' }))
  await expect(parent.getByRole('heading', { level: 1, name: 'Now it’s Juno’s turn' })).toBeVisible()
  await watch.press(parent.getByRole('button', { name: 'Create a code for Juno' }))
  await expect(parent.getByRole('img', { name: 'QR code that signs Juno in' })).toBeVisible()
  await watch.read(parent, 'the code')
  await inspectHere(parent, 'the code for a child')
  const code = (await parent.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? ''

  // The QR code contains this URL.
  const child = await (await browser.newContext(phone)).newPage()
  await child.goto(`${academy.url}/auth/code#${code}`)
  await watch.press(child.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(child.getByRole('heading', { name: 'Welcome back, Juno!' })).toBeVisible()
  expect(watch.seconds, watch.steps.join('\n')).toBeLessThan(180)
  console.log(`A parent needs ${Math.round(watch.seconds)} s`)

  const cookie = (await child.context().cookies()).find(({ name }) => name.endsWith('deepm-session'))
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400)
  // A reload continues with the code, and the parent's quiet hours are stored.
  await parent.reload()
  await expect(parent.getByRole('heading', { level: 1, name: 'Now it’s Juno’s turn' })).toBeVisible()
  await parent.getByRole('link', { name: 'Go to the Family Dashboard' }).click()
  await expect(parent.getByRole('heading', { level: 2, name: 'Juno' })).toBeVisible()
})

test('a child signs up without an email address; the parent who agrees is signed in by the same link', async ({ browser }) => {
  const child = await (await browser.newContext(phone)).newPage()
  await open(child, `${academy.url}/signup`)
  await child.getByLabel('First name').fill('Ivo')
  await child.getByRole('button', { name: 'Continue' }).click()
  await expect(child.getByText('Enter an email address.')).toBeVisible()
  await child.getByLabel('Age').selectOption('9')
  await child.getByRole('button', { name: 'Continue' }).click()
  await child.getByLabel("Parent's first name").fill('Eva')
  await child.getByLabel("Parent's email").fill('eva@example.org')
  await child.getByLabel(/parent or guardian knows/).check()
  await child.getByRole('button', { name: 'Continue' }).click()
  await child.getByRole('radio', { name: /Writer/ }).check({ force: true })
  await child.getByRole('button', { name: 'Continue' }).click()
  await child.getByRole('button', { name: 'Continue' }).click()
  await child.getByLabel('I accept the terms of use').check()
  await child.getByLabel('I accept the privacy policy').check()
  await child.getByRole('button', { name: 'Create Account' }).click()
  await child.waitForURL('**/onboarding')

  const parent = await (await browser.newContext(phone)).newPage()
  await parent.goto(await mailedLink(parent, academy.url, 'eva@example.org'))
  await parent.getByRole('button', { name: 'I agree' }).click()
  await expect(parent.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await parent.getByRole('link', { name: 'Go to your dashboard' }).click()
  await parent.getByRole('link', { name: 'Settings for Ivo' }).click()
  await parent.getByRole('button', { name: 'Create a code for Ivo' }).click()
  const code = (await parent.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? ''
  const tablet = await (await browser.newContext(phone)).newPage()
  await tablet.goto(`${academy.url}/auth/code`)
  await tablet.getByLabel('Code').fill(code)
  await tablet.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(tablet.getByRole('heading', { name: 'Welcome back, Ivo!' })).toBeVisible()
})

test('a child who waits tries the first lesson on the device, and saves it once the parent agrees', async ({ browser }) => {
  const child = await (await browser.newContext(phone)).newPage()
  const parent = { parentFirstName: 'Una', parentEmail: 'una@example.org', parentConsent: true }
  const form = { firstName: 'Pia', email: '', age: '12', selectedPersona: 'writer', termsAccepted: true, privacyAccepted: true }
  expect((await child.request.post(`${academy.url}/api/signup`, { data: { ...form, ...parent } })).status()).toBe(201)
  const id = 'learning-from-data'
  await child.goto(`${academy.url}/lesson/${id}`)
  await passCheck(child, id)
  await expect(child.getByText('Well done! You can finish this lesson once your parent says yes.')).toBeVisible()
  await inspectHere(child, 'the first lesson of a child who waits')
  // The device still has the answers after a reload.
  await child.reload()
  await expect(child.getByText('Well done! You can finish this lesson once your parent says yes.')).toBeVisible()

  const other = await (await browser.newContext(phone)).newPage()
  await other.goto(await mailedLink(other, academy.url, 'una@example.org'))
  await other.getByRole('button', { name: 'I agree' }).click()
  await expect(other.getByRole('heading', { name: 'Thank you!' })).toBeVisible()

  await child.goto(`${academy.url}/dashboard`)
  await child.getByRole('button', { name: 'Save it' }).click()
  await expect(child.getByText('What you did while you waited is now in your account.')).toBeVisible()
  await child.goto(`${academy.url}/lesson/${id}`)
  await markComplete(child)
  await expect(child.getByText('Lesson Complete!')).toBeVisible()
})
