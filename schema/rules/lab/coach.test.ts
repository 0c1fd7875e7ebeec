import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CoachPartId, coachParts, coachPrompt, maxPartScore, maxTotalScore } from './coach.ts'
import { cues } from './coach-cues.ts'
import { followed, total } from './coach-prompts.fixture.ts'

const score = (prompt: string, part: CoachPartId) => coachPrompt(prompt).parts.find(({ id }) => id === part)?.score ?? -1

describe('the coach', () => {
  it('is tested with more than forty followed tips', () => {
    expect(followed.length).toBeGreaterThanOrEqual(40)
    for (const { id } of coachParts) expect(followed.filter(([part]) => part === id).length).toBeGreaterThanOrEqual(7)
  })

  it.each(followed)('asks for the %s of “%s”, and scores higher once it is there', (part, before, after) => {
    expect(coachPrompt(before).change?.part).toBe(part)
    expect(score(after, part)).toBeGreaterThan(score(before, part))
    expect(total(after)).toBeGreaterThan(total(before))
  })

  it.each(followed.flatMap(([, before, after]) => [before, after]))('gives its own example of “%s” a higher score', (prompt) => {
    const { rewritten } = coachPrompt(prompt)
    if (rewritten !== null) expect(total(rewritten)).toBeGreaterThan(total(prompt))
  })

  it('leads any prompt to full marks by its own examples, then asks for nothing more', () => {
    for (const [, start] of followed) {
      let prompt = start
      for (let step = 0; step <= maxTotalScore; step += 1) prompt = coachPrompt(prompt).rewritten ?? prompt
      expect(coachPrompt(prompt)).toMatchObject({ total: maxTotalScore, change: null, rewritten: null })
    }
  })

  it('gives no points for merely naming a part', () => {
    for (const { id } of coachParts) expect(score(`Please write the ${id} and then the ${id} again`, id)).toBeLessThanOrEqual(2)
  })
})

describe('any prompt', () => {
  const sentence = fc.constantFrom(
    ...followed.flatMap(([, before, after]) => [before, ...after.split('. ')]),
    'asdf',
    'lol',
    'goal',
    'My hamster is brown',
    'banana banana banana',
    '12, 13',
    '“What now?”',
  )
  const prompts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.array(sentence, { maxLength: 6 }).map((parts) => parts.join('. ')),
    fc.array(fc.string(), { maxLength: 12 }).map((words) => words.join(' ')),
  )

  it('gets 0 to 4 for each part, a sentence for each mark and a tip for each missing one', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const { parts, total: sum } = coachPrompt(prompt)
        expect(parts.map(({ id }) => id)).toEqual(coachParts.map(({ id }) => id))
        for (const part of parts) {
          expect(part.found).toHaveLength(part.score)
          expect(part.score + part.tips.length).toBe(maxPartScore)
        }
        expect(sum).toBe(parts.reduce((all, part) => all + part.score, 0))
      }),
    )
  })

  it("scores higher with the coach's example applied", () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const { total: sum, change, rewritten } = coachPrompt(prompt)
        expect(change === null).toBe(sum === maxTotalScore)
        if (rewritten !== null) expect(total(rewritten)).toBeGreaterThan(sum)
        if (change) expect(rewritten).toContain(change.example)
      }),
      { numRuns: 500 },
    )
  })

  it('always gets the same feedback', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        expect(coachPrompt(prompt)).toEqual(coachPrompt(prompt))
      }),
    )
  })

  it.each([
    ['words', 'Please explain to my class how bees find their way home. '],
    ['letters without a space', 'write'],
    ['commas', 'a, '],
    ['quotation marks', '"a" '],
    ['numbers', '12 of '],
    ['brackets of all kinds', '(({{[['],
  ])('of 10,000 characters is read at once: %s', (_what, unit) => {
    const prompt = unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000)
    const { total: sum } = coachPrompt(prompt)
    expect(sum).toBeLessThan(maxTotalScore)
  })
})

it('every sign has its own words', () => {
  expect(new Set(cues.map((cue) => cue.tip)).size).toBe(cues.length)
  expect(new Set(cues.map((cue) => cue.found)).size).toBe(cues.length)
  for (const { id } of coachParts) expect(cues.filter((cue) => cue.part === id)).toHaveLength(maxPartScore)
})
