import { describe, expect, it } from 'vitest'
import { maxPromptLength } from './lab.ts'
import { describeReadingLimit, maxSentences, maxWordLength, maxWords } from './reading-limits.ts'

const filled = (text: string) => text.repeat(maxPromptLength).slice(0, maxPromptLength)

describe('a text for the safety rules', () => {
  it.each([
    ['nothing', ''],
    ['sentences', filled('Please explain to my class how bees find their way home. ')],
    ['a poem', filled('The moon is high,\nthe night is long.\n')],
    ['a program', filled('for (let i = 0; i < 10; i++) {\n  total += prices[i]\n}\n')],
    ['a table', filled('12,34,56\n')],
    ['a long link', `Read https://example.org/${'a'.repeat(90)}/${'b'.repeat(90)}?q=${'c'.repeat(90)}`],
    ['German', filled('Die Donaudampfschifffahrtsgesellschaft fährt im Frühling wieder. ')],
    ['Chinese', filled('请给我的同学解释蜜蜂怎么找到回家的路，谢谢。')],
    ['Thai', filled('ช่วยอธิบายให้เพื่อนฟังว่าผึ้งหาทางกลับบ้านอย่างไร ')],
    ['Arabic', filled('اشرح لصفي كيف يجد النحل طريقه إلى المنزل. ')],
    ['emoji', filled('🦊🌍')],
    ['at the bounds', `${'a '.repeat(maxWords - 1)}${'b'.repeat(maxWordLength)}`],
  ])('is read when it is ordinary: %s', (_what, text) => {
    expect(describeReadingLimit(text)).toBeNull()
  })

  it.each([
    ['characters', 'a '.repeat(maxPromptLength), /longer than 4,000 characters/],
    ['words', 'a '.repeat(maxWords + 1), /more than 1,500 words/],
    ['sentences', 'Go. '.repeat(maxSentences + 1), /more than 500 sentences or lines/],
    ['lines', 'a\n'.repeat(maxSentences + 1), /more than 500 sentences or lines/],
    ['letters in a word', 'a'.repeat(maxWordLength + 1), /word in your prompt is longer than 200/],
    ['letters of a ligature', 'ﬃ'.repeat(70), /word in your prompt is longer than 200/],
    ['combining marks', `q${'\u0301'.repeat(maxWordLength)}`, /word in your prompt is longer than 200/],
    ['marks in a word', '@'.repeat(maxWordLength + 1), /word in your prompt is longer than 200/],
    ['letters in a character', 'ﷺ '.repeat(1000), /stand for many letters/],
  ])('says what to change when it has too many %s', (_what, text, message) => {
    expect(describeReadingLimit(text)).toMatch(message)
  })
})
