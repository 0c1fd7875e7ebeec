import { describe, expect, it } from 'vitest'
import { type CrisisTopic, crisisReplies, crisisTopicIds, crisisTopicsOf } from './care-texts.ts'
import { crisisTopics, isClearlyCrisis, isPossibleCrisis } from './crisis.ts'
import { disclosures, lookAlikes } from './disclosures.fixture.ts'
import { checkPrompt } from './prompt-safety.ts'
import { harmReplies, harmReply, refusalText } from './refusal.ts'

const written = Object.entries(disclosures).flatMap(([topic, list]) => list.map((prompt) => [topic, prompt] as const))

describe('what a crisis is about', () => {
  it.each(written)('%s: %s', (topic, prompt) => {
    expect(isPossibleCrisis(prompt)).toBe(true)
    expect(crisisTopics(prompt)[0]).toBe(topic)
  })

  it('is not found in everyday sentences with the same words', () => {
    expect(written.length).toBeGreaterThanOrEqual(60)
    expect(lookAlikes.length).toBeGreaterThanOrEqual(40)
    expect(lookAlikes.filter(isPossibleCrisis)).toEqual([])
  })

  it('is general when the rules cannot tell, and never empty', () => {
    expect(crisisTopics('i feel so alone')).toEqual(['general'])
    expect(crisisTopicsOf([])).toEqual(['general'])
    expect(crisisTopicsOf(['bullying', 'made up', 'selfHarm', 'general'])).toEqual(['selfHarm', 'bullying'])
    expect(checkPrompt('i feel so alone')).toMatchObject({ isCrisis: true, crisisTopics: ['general'] })
    expect(checkPrompt('hello')).toMatchObject({ isCrisis: false, crisisTopics: [] })
  })

  it('names all topics, so that a danger at home is not hidden behind another', () => {
    expect(crisisTopics('my dad hits me and i want to die')).toEqual(['selfHarm', 'abuse'])
  })

  it('is recognized without the classifier when someone bullies, threatens or asks for pictures', () => {
    for (const topic of ['bullying', 'sextortion'] as const)
      expect(disclosures[topic].filter((prompt) => !isClearlyCrisis(prompt))).toEqual([])
  })
})

const texts = [...Object.values(crisisReplies).map(({ text }) => text), ...Object.values(harmReplies)]

describe('replies', () => {
  it.each(texts)('are short and easy to read: %s', (text) => {
    const words = text.split(/\s+/)
    const sentences = text.split(/[.:;]\s*/).filter(Boolean)
    expect(words.length).toBeLessThanOrEqual(60)
    expect(words.length / sentences.length).toBeLessThan(14)
    expect(readingAge(words, sentences.length)).toBeLessThanOrEqual(11)
  })

  it('name one thing to do now', () => {
    const topics = crisisTopicIds.filter((topic) => topic !== 'general')
    const told = [...topics.map((topic: CrisisTopic) => crisisReplies[topic].text), ...Object.values(harmReplies)]
    expect(told.filter((text) => text.split('Do one thing now').length !== 2)).toEqual([])
  })

  it('say in each crisis that it is not their fault, or that they are not in the wrong', () => {
    for (const { text } of Object.values(crisisReplies))
      expect(text).toMatch(/not (?:be )?(?:your|their) fault|never your fault|You are not\./)
  })

  it('follow the headline of the specification when something harmful was asked for', () => {
    const headline = 'This prompt contains content that may not be appropriate for young learners.'
    expect(refusalText(['keyword'], [])).toBe(headline)
    expect(refusalText(['drugs', 'keyword'], [])).toBe(`${headline}\n\n${harmReplies.drugs}`)
    expect(refusalText(['keyword', 'override'], [])).toBe(`${headline}\n\n${harmReplies.override}`)
    expect(harmReply(['reviewWord', 'toString'])).toBeNull()
  })

  it('say nothing of the headline or of harm in a crisis', () => {
    expect(refusalText(['crisis', 'violence'], ['abuse'])).toBe(crisisReplies.abuse.text)
    expect(refusalText(['crisis'], [])).toBe(crisisReplies.general.text)
  })
})

/** Flesch-Kincaid grade plus five: the age at which a text is easy. */
function readingAge(words: string[], sentences: number): number {
  const syllables = words.reduce((sum, word) => sum + Math.max(1, word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59 + 5
}
