import { describe, expect, it } from 'vitest'
import a from '../coach-set/a.json' with { type: 'json' }
import b from '../coach-set/b.json' with { type: 'json' }
import c from '../coach-set/c.json' with { type: 'json' }
import d from '../coach-set/d.json' with { type: 'json' }
import e from '../coach-set/e.json' with { type: 'json' }
import f from '../coach-set/f.json' with { type: 'json' }
import { coachPrompt } from './coach.ts'

// Prompts that six people wrote as children would, without knowing the rules (docs/practice-coach.md). The kinds were trained with the first
// three sets, the advice with the first four. No prompt was added because of the last two.

type Labelled = { prompt: string; kind: string | string[]; advice: string[]; never: string[] }

function measure(set: Labelled[]) {
  const all = set.map((it) => {
    const { kind, suggestions } = coachPrompt(it.prompt)
    const ids: string[] = suggestions.map(({ id }) => id)
    return {
      ...it,
      ids,
      isKindRight: [it.kind].flat().includes(kind),
      isAbsurd: ids.some((id) => it.never.includes(id)),
      isHelpful: ids.some((id) => it.advice.includes(id)),
    }
  })
  const advisable = all.filter(({ advice }) => advice.length > 0)
  return {
    kinds: all.filter(({ isKindRight }) => isKindRight).length / all.length,
    absurd: all.filter(({ isAbsurd }) => isAbsurd).map(({ prompt, ids }) => `${ids}: ${prompt}`),
    helped: advisable.filter(({ isHelpful }) => isHelpful).length / advisable.length,
  }
}

describe('labelled prompts', () => {
  it('that the rules were repaired with are understood', () => {
    const { kinds, absurd, helped } = measure([...a, ...b, ...c])
    expect(kinds).toBeGreaterThanOrEqual(0.98)
    expect(absurd).toEqual([])
    expect(helped).toBeGreaterThanOrEqual(0.75)
  })

  it('that the kinds were not trained with are recognized', () => {
    expect(measure(d).kinds).toBeGreaterThanOrEqual(0.95)
  })

  // The last two sets show what to expect of new prompts. Do not repair anything with them: have new prompts written first.
  it('that nothing was repaired with are understood', () => {
    const { kinds, absurd, helped } = measure([...e, ...f])
    expect(kinds).toBeGreaterThanOrEqual(0.9)
    expect(absurd.length).toBeLessThanOrEqual(4)
    expect(helped).toBeGreaterThanOrEqual(0.65)
  })
})
