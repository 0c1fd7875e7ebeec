import { findPersonalData, redactPersonalData } from '@deepm/schema/rules/safety/personal-data/personal-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLabelledPrompts, rulesPromptsFile, trainingFiles } from '../../classifier/labelled-prompts.ts'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { classifyAndCheckPrompt } from '../../src/moderation/prompt-check.service.ts'
import { systemPrompt } from '../../src/modules/lab/model/system-prompt.service.ts'
import { Academy } from '../support/academy/academy.ts'
import { quick, send, withModels } from '../support/learning/lab.ts'
import { age } from '../support/learning/studio.ts'
import { signUp, signupForm } from '../support/people/people.ts'

// Checks every byte sent to a provider, over the labelled sets: no personal data, nothing about the learner, and no request
// for a blocked prompt.

// Thousands of prompts take minutes. A normal run sends a third of our own personal data prompts and a part of the rest;
// EVERY_PROMPT=1 sends all.
const isAll = Boolean(process.env['EVERY_PROMPT'])
const oneIn = (category: string) => (isAll ? 1 : category === 'personalData' ? 3 : 20)
const part = (file: string, rarer: number) =>
  Object.entries(readLabelledPrompts(file)).flatMap(([category, { found, passes }]) =>
    [...found, ...passes].filter((_, index) => index % (oneIn(category) * (isAll ? 1 : rarer)) === 0),
  )
const prompts = [...part(rulesPromptsFile, 1), ...trainingFiles.flatMap((file) => part(file, 12))]

const canary = { firstName: 'Xanthippe', lastName: 'Quillfeather', email: 'quill.canary@feathers.example' }

let models: LocalModels
let academy: Academy
beforeAll(async () => {
  models = await LocalModels.start()
  academy = await Academy.open('embedded', withModels(models), { answerPatience: quick, checkPatience: quick })
})
afterAll(async () => {
  await academy.close()
  await models.close()
})

/** The prompts sent in parallel, below the hourly limit of a learner. */
const together = 20

it('sends no personal data to a provider, and nothing for a blocked prompt', {
  timeout: isAll ? 3_600_000 : 900_000,
}, async () => {
  const { browser, user } = await signUp(academy, signupForm(canary))
  await age(academy, user.id, 30)
  const session = [...browser.cookies.values()].map(decodeURIComponent)
  const rules = (['chatgpt', 'claude'] as const).map((tool) => JSON.stringify(systemPrompt(tool)).slice(1, -1))
  // Text that is the same in every request, such as the role “user”.
  for (const toolType of ['chatgpt', 'claude']) await send(browser, 'Why do leaves fall?', { toolType })
  const frame = new Set(stringsIn(models.asked, rules))
  const known = new Set<string>()
  const leaks: { prompt: string; text: string }[] = []
  for (let at = 0; at < prompts.length; at += together) {
    const some = prompts.slice(at, at + together)
    models.reset()
    // This test is not about rate limits.
    await academy.db.rateLimit.deleteMany()
    const sent = await Promise.all(
      some.map(async (prompt, index) => {
        const answer = await send(browser, prompt, { toolType: index % 2 === 0 ? 'chatgpt' : 'claude' })
        expect({ prompt, type: answer.__typename }).toEqual({ prompt, type: 'Interaction' })
        return { prompt, answer, isBlocked: classifyAndCheckPrompt(prompt).level === 'danger' }
      }),
    )
    // Prompts that are equal without their personal data share an interaction, even if the first one was blocked.
    for (const { isBlocked, answer } of sent) if (isBlocked) known.add(answer.id)
    const asked = sent.filter(({ answer }) => !known.has(answer.id))
    const ids = new Set(asked.map(({ answer }) => answer.id))
    for (const id of ids) known.add(id)
    const stored = asked.map(({ answer }) => answer.prompt)
    expect({ some, asked: models.questions.length }).toEqual({ some, asked: ids.size })
    const checked = models.asked.filter(({ path }) => path.endsWith('/moderations')).map(({ body }) => body['input'])
    for (const prompt of stored) expect(checked).toContain(prompt)
    const bytes = models.asked.map(({ headers, raw }) => JSON.stringify(headers) + without(rules, raw)).join('\n')
    const told = stringsIn(models.asked, rules).filter((text) => !frame.has(text))
    for (const secret of [...Object.values(canary), user.id, ...session]) expect(bytes).not.toContain(secret)
    for (const { prompt, answer } of sent) {
      expect(bytes).not.toContain(answer.id)
      for (const { text } of findPersonalData(prompt)) {
        // A word can be personal data in one prompt and harmless in another.
        const isHarmless = some.some((it) => redactPersonalData(it).includes(text))
        if (!isHarmless && told.some((it) => it.includes(text))) leaks.push({ prompt, text })
      }
    }
  }
  expect(leaks).toEqual([])
  expect(known.size).toBeGreaterThan(60)
})

function without(rules: string[], raw: string): string {
  return rules.reduce((text, rule) => text.replaceAll(rule, ''), raw)
}

/** Returns the strings of requests without field names: a learner may be called Max, and “max_tokens” is no leak. */
function stringsIn(asked: LocalModels['asked'], rules: string[]): string[] {
  const within = (value: unknown): string[] => {
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(within)
    return typeof value === 'string' ? [value] : []
  }
  return asked.flatMap(({ headers, raw }) => within([headers, JSON.parse(without(rules, raw))]))
}
