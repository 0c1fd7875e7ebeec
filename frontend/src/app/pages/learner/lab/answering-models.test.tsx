import { labToolIds, quotaUsedUp } from '@deepm/schema/rules/lab/lab'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { coach, openAi, sent } from '../../../../../test/interaction.ts'
import { ask, lab, modelled, openLab, prompt, region, response, send, theBox } from '../../../../../test/lab.ts'
import { answer } from '../../../../../test/msw.ts'

test('shows who answers for each tool, and why a tool is not allowed by the family', async () => {
  const models = labToolIds.map((tool) => ({
    tool,
    isAllowed: tool !== 'chatgpt',
    makesPictures: false,
    ...(tool === 'dalle' ? coach : openAi),
  }))
  const { user } = await openLab(modelled({ models }))
  const tool = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
  const told = (name: RegExp) => document.getElementById(tool(name).getAttribute('aria-describedby') ?? '')?.textContent
  expect(tool(/ChatGPT/).disabled).toBe(true)
  expect(told(/ChatGPT/)).toMatch(/Your family has not chosen this tool for you/)
  expect(tool(/Gemini/).checked).toBe(true)
  expect(told(/Gemini/)).toMatch(/Answered by gpt-test from OpenAI/)
  expect(told(/DALL-E/)).toMatch(/Answered by the Practice Coach/)
  await user.click(region('Suggested prompts').getByRole('button', { name: 'Use this prompt: A market at night' }))
  expect(tool(/Claude/).checked).toBe(true)
})

test('does not show a substitute model as Gemini', async () => {
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, toolType: 'gemini', prompt, response: 'Foxes.' }) })
  const { user } = await openLab(modelled())
  await user.click(screen.getByRole('radio', { name: /Gemini/ }))
  await user.type(theBox(), prompt)
  await send(user)
  expect(await response().findByText('Here, gpt-test from OpenAI answers for Gemini. It is not Gemini itself.')).toBeTruthy()
})

test('shows in the safety monitor who can read a prompt, depending on who answers it', async () => {
  const models = labToolIds.map((tool) => ({
    tool,
    isAllowed: true,
    makesPictures: false,
    ...(tool === 'dalle' ? coach : openAi),
  }))
  const { user } = await openLab({
    ...modelled({ models, minutesPerDay: 30 }),
    unlocks: [{ feature: 'advancedAi', daysLeft: 12, isUnlocked: false }],
  })
  const monitor = region('Safety monitor')
  expect(monitor.getByText(/so OpenAI gets your prompt, with placeholders/)).toBeTruthy()
  expect(monitor.getByText('About 25 a day')).toBeTruthy()
  expect(monitor.getByText(/the answer before you see it/)).toBeTruthy()
  expect(monitor.getByText('A parent opened the lab for you.')).toBeTruthy()
  expect(monitor.getByText(/30 min today/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /DALL-E/ }))
  expect(monitor.getByText(/It is not sent to AI companies/)).toBeTruthy()
})

test('does not describe a self-hosted model as a company', async () => {
  await openLab({ lab: lab({}, { provider: 'academy-server', providerName: 'an academy server', model: 'llama' }) })
  const monitor = region('Safety monitor')
  expect(monitor.getByText(/It is not sent to AI companies: llama on an academy server answers/)).toBeTruthy()
})

test('shows that the coach answers instead when the daily quota is used up', async () => {
  answer('SendPrompt', { sendPrompt: sent({ prompt, response: `${quotaUsedUp}\n\nI am the Practice Coach.` }) })
  await ask()
  expect(await response().findByText(quotaUsedUp)).toBeTruthy()
  expect(response().getByText(/I am not an AI chatbot, and ChatGPT did not answer this/)).toBeTruthy()
})

test('shows whether models answer in this lab', async () => {
  await openLab(modelled())
  expect(screen.getByText(/Try out prompts on AI models/)).toBeTruthy()
})

test.each([
  ['tooYoung', /Opens in 12 days/, /Your parent can open it earlier/],
  ['family', /The lab is switched off/, /Your family has turned the lab off/],
  ['paused', /Your account is paused/, /Talk to them if you would like to continue/],
  ['quietHours', /It is quiet time/, /The lab opens again when it ends/],
] as const)('shows why the lab is closed, and a link: %s', async (closedBecause, title, words) => {
  await openLab({ lab: lab({ closedBecause, daysLeft: closedBecause === 'tooYoung' ? 12 : 0 }) })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to my lessons' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
