import { maxPromptLength } from '@deepm/schema/rules/lab/lab'
import { crisisLexicon } from '@deepm/schema/rules/safety/crisis-patterns'
import { basicRules } from '@deepm/schema/rules/safety/personal-data/personal-patterns'
import { credentialRules } from '@deepm/schema/rules/safety/personal-data/personal-patterns-credentials'
import { disclosureRules } from '@deepm/schema/rules/safety/personal-data/personal-patterns-disclosures'
import { placeRules } from '@deepm/schema/rules/safety/personal-data/personal-patterns-places'
import { harmLexicon, overrideLexicon } from '../../src/moderation/patterns/harm-patterns.service.ts'
import { chance } from '../support/load/write-load.ts'

// Prompts that are expensive to analyze: the words of the rules, repeated, and text that slows regular expressions and Unicode.

const terms = [harmLexicon, crisisLexicon, overrideLexicon].flatMap(({ terms: all }) => [...all.keys()])
/** The literal words in each pattern for personal data. */
const literals = [basicRules, credentialRules, placeRules, disclosureRules]
  .flat()
  .map(({ pattern }) => pattern.source.replaceAll(/\\p\{[^}]*\}|\\./gi, ' ').match(/[\p{L}'’]{2,}|[:=@#]/gu) ?? [])
  .filter((words) => words.length > 0)
const odd = ['AKIA:', 'AKIA', 'eyJ', 'sk-', 'ﬃ', 'i̇', 'İ', 'ﷺ', '😀', 'жa', 'a@', '12', '"', '’', '- ', ': ']

type Pick = <T>(list: readonly T[]) => T
type Shape = (pick: Pick) => string

/** Each returns a short text that is then repeated. */
const wordy: Shape[] = [
  (pick) => `${pick(terms)} `,
  (pick) => `${pick(terms)}. `,
  (pick) => `${pick(terms)}\n`,
  (pick) => `${pick(pick(literals))} `,
  (pick) => `my ${pick(pick(literals))} is ${pick(pick(literals))} `,
  (pick) => `${pick(pick(literals))}: ${pick(odd)} 07700 900123 `,
  (pick) => `${pick(['12', '1b', 'St.'])} ${pick(['High', 'Hill', 'Saint Mary'])} ${pick(['Street', 'Road', 'School'])} `,
  (pick) => [...`${pick(terms)} `].map((it) => `${it}\u0301`).join(''),
]
const odder: Shape[] = [
  (pick) => pick(odd),
  (pick) => `${pick(odd)}${pick(odd)} `,
  (pick) => [...pick(terms)].join(' '),
  (pick) => `${pick(['a', 'k', 'i', '1'])}${pick([' ', '.', '-', '*', '\u0327'])}`,
  (pick) => pick(terms).replaceAll(' ', ''),
  (pick) => pick([' ', '\n', '. ', '@', "'", '!']),
]

/** Returns prompts, the same for the same seed. One in twenty wordy and three in ten odd ones have 4,000 characters. */
export function adversarialPrompts(count: number, seed: number): string[] {
  const next = chance(seed)
  const pick: Pick = (list) => list[Math.floor(next() * list.length)] as (typeof list)[number]
  return Array.from({ length: count }, (_, at) => {
    const isWordy = next() < 0.6
    const shape = pick(isWordy ? wordy : odder)
    const length = next() < (isWordy ? 0.05 : 0.3) ? maxPromptLength - 20 : pick([24, 48, 96])
    const isRepeated = next() < 0.3
    const unit = shape(pick)
    let text = next() < 0.5 ? 'I live here, my password ' : ''
    while (text.length < length) text += isRepeated ? unit : shape(pick)
    return `${text.slice(0, length)} ${at}`
  })
}
