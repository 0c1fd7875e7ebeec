import { describe, expect, it } from 'vitest'
import { coachPrompt } from './coach.ts'
import { followed, total } from './coach-prompts.fixture.ts'

describe('meaningless words', () => {
  it.each([
    '',
    ' \n\t ',
    '?',
    'dragons',
    'asdf goal goal',
    'asdf jkl asdf jkl asdf jkl',
    'goal context constraints format checking',
    'goal goal goal goal for children because no more than list check sources goal goal goal goal goal goal goal goal goal',
    'the goal is the goal and the context is the context',
    'aaaa bbbb cccc dddd eeee ffff gggg hhhh',
    '😀😀😀 😀😀😀',
  ])('score nothing: “%s”', (prompt) => {
    const coaching = coachPrompt(prompt)
    expect(coaching).toMatchObject({ total: 0, isReadable: false, change: { part: 'goal' } })
    expect(total(coaching.rewritten ?? '')).toBeGreaterThan(4)
  })

  it('score little when they are a list of cues in one sentence', () => {
    expect(total('write for audience with purpose and limit and tone and format and check sources')).toBeLessThanOrEqual(4)
    expect(total('a prompt has a goal and context and constraints and a format and checking')).toBeLessThanOrEqual(4)
  })

  it('do not add up by repetition', () => {
    const once = 'Write a poem about the sea for my class. Use at most eight lines.'
    expect(total(`${once} ${once} ${once}`)).toBeLessThanOrEqual(total(once))
  })
})

describe('children’s spelling', () => {
  it.each([
    [
      'Plz rite a funy pome abowt my litle brother becuase he is sad',
      'Please write a funny poem about my little brother because he is sad',
    ],
    [
      'Explane to my freinds wich planets have rings, in 5 sentances, wifout hard words',
      'Explain to my friends which planets have rings, in 5 sentences, without hard words',
    ],
    [
      'giv me ideaz for skool, dont use moar then ten words, and ask me qestions',
      'give me ideas for school, don’t use more than ten words, and ask me questions',
    ],
    [
      'Desribe a castel for my storry, with a tabel of roms and an exampel',
      'Describe a castle for my story, with a table of rooms and an example',
    ],
    [
      'I wanna know how fish breethe so i can tell my techer, in three paragrafs',
      'I want to know how fish breathe so I can tell my teacher, in three paragraphs',
    ],
  ])('counts as much as correct spelling: “%s”', (written, meant) => {
    expect(coachPrompt(written).parts.map((part) => part.score)).toEqual(coachPrompt(meant).parts.map((part) => part.score))
    expect(total(written)).toBeGreaterThan(2)
  })
})

describe('what does not belong in a prompt', () => {
  it.each([
    ['an email address', 'Write to me at mia.m@example.org about the story of the fox'],
    ['a phone number', 'Write an advert for my stall, call 07700 900123 for more'],
    ['a name', 'My name is Mia and I want a poem about the sea'],
    ['an address', 'Explain how to get to the party, we live at 12 by the mill'],
    ['an address', 'Make an invitation to 14 Harbour Street for my friends'],
    ['the name of a school', 'Write a report, my school is Hillside and it is big'],
    ['a password', 'Improve this: my password is banana and I forget it'],
  ])('is reported: %s in “%s”', (thing, prompt) => {
    expect(coachPrompt(prompt).isPrivate).toEqual([thing])
  })

  it('is not reported where there is none', () => {
    for (const [, before, after] of followed) expect(coachPrompt(`${before} ${after}`).isPrivate).toEqual([])
    expect(coachPrompt('In 1969 two people of 38 and 39 years walked on the moon, 384400 km away.').isPrivate).toEqual([])
  })
})
