import { coachPrompt } from '@deepm/schema/rules/lab/coach/coach'
import { expect, it } from 'vitest'
import { classifyAndCheckPrompt } from '../../src/moderation/prompt-check.service.ts'

// A suggestion that the lab then refuses to send would be worse than none.

const nouns = ['cats', 'space', 'minecraft', 'football', 'my dog', 'a shy robot', 'pizza', 'ancient rome', 'horses', 'music']
const starts = [
  'make me a quiz about X',
  'top 10 X',
  'give me 3 arguments for X',
  'write a bio of X',
  '5 facts about X',
  'make a table of X',
  'timetable for my week with X',
  'email to my coach about X',
  'a birthday speech about X',
  'message to my teacher asking for a book about X',
  'write a story about X',
  'write a poem about X',
  'draw X',
  'why do people like X',
  'will X be everywhere',
  'plan a party about X',
  'tell me a joke about X',
  'do my homework on X',
  'lets talk about X',
  'my schedule for X',
  'X',
  'i need a riddle about X',
  'summarise chapter 4 of a book about X',
  'compare X and tennis',
  'what should i say to my friend who hates X',
  'why does my cake not rise, it is about X',
  'can you be a dragon that sells X and i am the customer',
  'is it ok to like X',
  'is it haram to like X',
  'best deck in clash royale for X',
  'roast my friend he likes X',
]
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
  const prompts = [...starts.flatMap((start) => nouns.map((noun) => start.replace('X', noun))), ...told]
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
