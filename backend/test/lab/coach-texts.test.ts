import { coachPrompt } from '@deepm/schema/rules/lab/coach/coach'
import { promptForms, promptsOf } from '@deepm/schema/rules/lab/coach/prompt-forms.fixture'
import { expect, it } from 'vitest'
import { classifyAndCheckPrompt } from '../../src/moderation/prompt-check.service.ts'

// A suggestion that the lab then refuses to send would be worse than none.

const told = [
  'i had a bad dream and i cant sleep',
  'i took a chocolate from the shop and didnt tell mum',
  'my best friend doesnt like me anymore',
  'my dog died yesterday',
  'my frend wont let me play and it makes me sad',
  'this is boring',
  'are you real? do you have a mum',
  'me',
  'lol ok',
  'my dad lost his job and theyre arguing every night i cant sleep',
  'i think i like a girl in my class and i havent told anyone',
  'i think i like a girl in my class',
  'dont tel i ate all my bruthers advent choclate wot shud i say',
  'write my english essay on lady macbeth 600 words due tmrw dont make it sound like ai',
  'haha nice',
  'make it longer',
  'make it shorter',
  'again',
]

it('what the coach suggests can be sent', { timeout: 60_000 }, () => {
  const prompts = [...[...promptForms, 'will X be everywhere'].flatMap(promptsOf), ...told]
  const texts = prompts.flatMap((prompt) => {
    const { reply, suggestions } = coachPrompt(prompt)
    return [...(reply?.prompts ?? []), ...suggestions.map(({ improved }) => improved.text)]
  })
  expect(texts.length).toBeGreaterThan(400)
  const held = [...new Set(texts)].filter((text) => {
    const { level, isCrisis } = classifyAndCheckPrompt(text)
    return level === 'danger' || isCrisis
  })
  expect(held).toEqual([])
})
