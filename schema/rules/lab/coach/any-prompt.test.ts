import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coachPrompt, maxSuggestions } from './coach.ts'

describe('any prompt', () => {
  const words = fc.constantFrom(
    ...'write a story about my dog please explain why the sky is blue draw paint plan ideas for code python joke homework solve 3x+4=19 hi pretend ? . , 12 lol'.split(
      ' ',
    ),
  )
  const prompts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 14 }).map((list) => list.join(' ')),
  )

  it('gets at most three suggestions for parts that it lacks, or a reply', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const { parts, score, suggestions, isEnough, reply } = coachPrompt(prompt)
        expect(suggestions.length).toBeLessThanOrEqual(maxSuggestions)
        expect(score).toBe(parts.filter(({ isFound }) => isFound).length)
        const missing = parts.filter(({ isFound }) => !isFound).map(({ id }) => id)
        for (const { id } of suggestions) expect(missing).toContain(id)
        for (const { improved, example } of suggestions) {
          expect(improved.text.slice(improved.start, improved.end)).toBe(example)
          expect(improved.text.startsWith(prompt.trimEnd())).toBe(true)
        }
        expect(suggestions.length > 0 || isEnough || reply !== null).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['words', 'Please explain to my class how bees find their way home. '],
    ['letters without a space', 'write'],
    ['repeated letters', 'aaab'],
    ['commas', 'a, '],
    ['quotation marks', '"a" '],
    ['numbers', '12 of '],
    ['sums', '1+'],
    ['questions', 'why do '],
    ['articles', 'a the my in on '],
    ['pictures', 'draw a in the style with '],
    ['brackets of all kinds', '(({{[['],
  ])('of 4,000 characters is read at once: %s', (_what, unit) => {
    const prompt = unit.repeat(Math.ceil(4000 / unit.length)).slice(0, 4000)
    const start = performance.now()
    coachPrompt(prompt)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
