import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBreakingNow, isNewsFresh, isWithinNewsWindow, newsDays, newsSince } from './news.ts'
import { newsContent, newsTexts } from './news-forms.ts'

const now = new Date('2026-08-20T12:00:00Z')
const dayMs = 86_400_000
const ago = (ms: number) => new Date(now.getTime() - ms)
const marked = (publishedAt: Date) => ({ isBreaking: true, publishedAt })

const words = {
  title: 'A robot learns to water plants',
  summary: 'A school in Ghent built a robot that waters plants. It learned from the notes of thirty pupils.',
  whyItMatters: 'The robot only knows what people wrote down before.',
  tryThis: 'Write down how you water a plant.',
  area: 'general',
  isBreaking: false,
}
const story = {
  ...words,
  id: 'a-robot-waters-plants',
  publishedOn: '2026-08-01',
  sources: [{ title: 'The school', url: 'https://example.org/robot' }],
}

describe('news', () => {
  it('is breaking for exactly thirty days once marked', () => {
    expect(newsDays.breaking).toBe(30)
    expect(isBreakingNow(marked(now), now)).toBe(true)
    expect(isBreakingNow(marked(ago(30 * dayMs - 1)), now)).toBe(true)
    expect(isBreakingNow(marked(ago(30 * dayMs)), now)).toBe(false)
  })

  it('is never breaking without the mark, however new', () => {
    expect(isBreakingNow({ isBreaking: false, publishedAt: now }, now)).toBe(false)
  })

  it('is not breaking before publication', () => {
    expect(isBreakingNow(marked(ago(-1)), now)).toBe(false)
    expect(isWithinNewsWindow('week', ago(-1), now)).toBe(false)
  })

  it('expires: what is no longer breaking never becomes breaking again', () => {
    const age = fc.integer({ min: 0, max: 60 * dayMs })
    fc.assert(
      fc.property(age, age, (one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)]
        if (isBreakingNow(marked(ago(older)), now)) expect(isBreakingNow(marked(ago(younger)), now)).toBe(true)
      }),
    )
  })

  it('is fresh for exactly thirty days after the newest story', () => {
    expect(isNewsFresh(now, now)).toBe(true)
    expect(isNewsFresh(ago(30 * dayMs - 1), now)).toBe(true)
    expect(isNewsFresh(ago(30 * dayMs), now)).toBe(false)
    expect(isNewsFresh(null, now)).toBe(false)
  })

  it('of the week is also recent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -dayMs, max: 60 * dayMs }), (ms) => {
        if (isWithinNewsWindow('week', ago(ms), now)) expect(isWithinNewsWindow('recent', ago(ms), now)).toBe(true)
      }),
    )
    expect(newsSince('week', now)).toEqual(ago(7 * dayMs))
  })
})

describe('a story', () => {
  it('has all texts, a day and sources', () => {
    expect(newsContent.parse(story)).toEqual(story)
  })

  it.each([
    ['an id with spaces', { id: 'A robot' }],
    ['a title too short to say anything', { title: 'Robot' }],
    ['a summary as long as an article', { summary: 'x'.repeat(401) }],
    ['nothing to try', { tryThis: ' '.repeat(50) }],
    ['an area nobody knows', { area: 'sound' }],
    ['a day that does not exist', { publishedOn: '2026-02-30' }],
    ['no source', { sources: [] }],
    ['a source without https', { sources: [{ title: 'The school', url: 'http://example.org' }] }],
    ['a source that is a script', { sources: [{ title: 'The school', url: 'javascript:alert(1)' }] }],
    ['a key nobody knows', { author: 'Robin' }],
  ])('is refused with %s', (_what, changes) => {
    expect(newsContent.safeParse({ ...story, ...changes }).success).toBe(false)
  })

  it('is trimmed, and reports what is missing', () => {
    expect(newsTexts.parse({ ...words, title: `  ${words.title}\n` }).title).toBe(words.title)
    const { error } = newsTexts.safeParse({ ...words, tryThis: 'Try.' })
    expect(error?.issues.map((it) => it.message)).toEqual(['Write something to try in at least 20 characters.'])
  })
})
