import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { mailedLink, newChild, signInByMail } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

const phone = { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce', colorScheme: 'dark' } as const

test('a parent invites a second one, who has the same rights; each sees what the other changed', async ({ browser }) => {
  const child = await (await browser.newContext(phone)).newPage()
  await newChild(child, academy.url, { firstName: 'Lio', email: 'lio@example.org', parentEmail: 'eva@example.org' })
  const eva = await (await browser.newContext(phone)).newPage()
  await signInByMail(eva, academy.url, 'eva@example.org')
  await eva.goto(`${academy.url}/parent-dashboard`)
  await eva.getByRole('link', { name: 'Settings for Lio' }).click()
  await eva.getByLabel('Their first name').fill('Alex')
  await eva.getByLabel('Their email').fill('alex@example.org')
  await eva.getByRole('button', { name: 'Invite another parent' }).click()
  await expect(eva.getByText('(alex@example.org) is invited.')).toBeVisible()
  await inspectHere(eva, 'the settings of a child with an invited parent')

  const alex = await (await browser.newContext(phone)).newPage()
  await alex.goto(await mailedLink(alex, academy.url, 'alex@example.org'))
  await expect(alex.getByRole('heading', { level: 1, name: /^Join .+ as Lio’s parent or guardian/ })).toBeVisible()
  await inspectHere(alex, 'the invitation to another parent')
  await alex.getByRole('button', { name: 'Accept' }).click()
  await expect(alex.getByRole('heading', { name: 'You are linked to Lio' })).toBeVisible()
  await signInByMail(alex, academy.url, 'alex@example.org')
  await alex.goto(`${academy.url}/parent-dashboard`)
  await alex.getByRole('link', { name: 'Settings for Lio' }).click()
  await alex.getByLabel('Time in the lab').selectOption('15')
  await expect(alex.getByText('Saved.')).toBeVisible()

  await eva.reload()
  await expect(eva.getByText(/^Parents of Lio: you and Alex/)).toBeVisible()
  await expect(eva.getByLabel('Time in the lab')).toHaveValue('15')
  await eva.getByRole('button', { name: /^Notifications/ }).click()
  await expect(eva.getByRole('dialog', { name: 'Notifications' }).getByText(/Alex/).first()).toBeVisible()
})
