import { deobfuscate } from './disguised-letters.ts'
import { isPlaceholder, trimName } from './personal-checks.ts'
import { isAboutRealPerson, isAboutWriter } from './personal-context.ts'
import { basicHints, basicRules, type PersonalRule } from './personal-patterns.ts'
import { credentialRules } from './personal-patterns-credentials.ts'
import { disclosureHints, disclosureRules } from './personal-patterns-disclosures.ts'
import { miscHints, miscRules } from './personal-patterns-misc.ts'
import { peopleRules } from './personal-patterns-people.ts'
import { placeRules } from './personal-patterns-places.ts'
import { typoHints, typoRules } from './personal-patterns-typos.ts'
import { whereaboutsRules } from './personal-patterns-whereabouts.ts'

// Finds personal data in a prompt as shown, and replaces it with placeholders. It teaches by naming what it found, and avoids
// false positives: prices, dates, versions and places in stories are accepted.

export type PersonalKind =
  | 'email'
  | 'phone'
  | 'address'
  | 'school'
  | 'name'
  | 'account'
  | 'password'
  | 'card'
  | 'document'
  | 'birthday'
  | 'whereabouts'
  | 'secret'

export const personalKinds: Record<PersonalKind, { name: string; placeholder: string; why: string }> = {
  email: {
    name: 'an email address',
    placeholder: '[email address]',
    why: 'Anyone who reads an email address can write to you, and often find you elsewhere.',
  },
  phone: { name: 'a phone number', placeholder: '[phone number]', why: 'A phone number leads straight to you or your family.' },
  address: { name: 'an address', placeholder: '[address]', why: 'An address shows strangers where someone lives.' },
  school: { name: 'the name of a school', placeholder: '[school]', why: 'Your school shows where you are every weekday.' },
  name: { name: 'a name', placeholder: '[name]', why: 'An AI tool helps as well without knowing who you are.' },
  account: {
    name: 'an account name',
    placeholder: '[account name]',
    why: 'By an account name people can find and write to you.',
  },
  password: { name: 'a password', placeholder: '[password]', why: 'A password is a key. Give it to no one, not even a machine.' },
  card: { name: 'a card number', placeholder: '[card number]', why: 'With a card number others can spend your family’s money.' },
  document: {
    name: 'the number of a document',
    placeholder: '[document number]',
    why: 'With the number of a passport or a card others can pretend to be you.',
  },
  birthday: {
    name: 'a date of birth',
    placeholder: '[date of birth]',
    why: 'With your name and your date of birth others can pretend to be you.',
  },
  whereabouts: {
    name: 'when or where someone is alone',
    placeholder: '[where and when]',
    why: 'No stranger needs to know when you are alone, or where the key is.',
  },
  secret: {
    name: 'what a family earns or owes',
    placeholder: '[amount]',
    why: 'What a family earns or owes is for the family to tell.',
  },
}

/** The position of a finding: from `start` up to `end`, exclusive. */
export type Finding = { kind: PersonalKind; start: number; end: number; text: string }

/** Rules that apply to every text, each with the hints without which a text can't contain its kind. */
const anybodysRules = [
  { rules: basicRules, hints: basicHints },
  { rules: miscRules, hints: miscHints },
  { rules: disclosureRules, hints: disclosureHints },
  { rules: typoRules, hints: typoHints },
]
const ownRules = [...placeRules, ...peopleRules, ...whereaboutsRules, ...credentialRules]

/** Returns all personal data in a text, in order and without overlap. Disguised letters are read as what they look like. */
export function findPersonalData(text: string): Finding[] {
  const { text: plain, places } = deobfuscate(text)
  const findings = findPlain(plain)
  if (!places) return findings
  return findings.map(({ kind, ...found }) => {
    const start = places[found.start] ?? 0
    const end = places[found.end] ?? text.length
    return { kind, start, end, text: text.slice(start, end) }
  })
}

function findPlain(text: string): Finding[] {
  const isOwn = isAboutWriter(text)
  const isReal = isOwn || isAboutRealPerson(text)
  const all = [
    ...anybodysRules
      .flatMap(({ rules, hints }) => rules.filter(({ kind }) => hints[kind]?.test(text)))
      .flatMap((rule) => findingsOf(rule, text, trimName)),
    ...ownRules
      .filter(({ hint, isPlain }) => (isOwn || (isPlain && isReal)) && hint.test(text))
      .flatMap((rule) => findingsOf(rule, text)),
  ]
  const sorted = all.sort((one, other) => one.start - other.start || other.end - one.end)
  const kept: Finding[] = []
  for (const finding of sorted) {
    const last = kept.at(-1)
    if (!last || finding.start >= last.end) kept.push({ ...finding })
    else if (finding.end > last.end) Object.assign(last, { end: finding.end, text: text.slice(last.start, finding.end) })
  }
  return kept
}

function findingsOf({ kind, pattern, accepts }: PersonalRule, text: string, trim = (name: string) => name): Finding[] {
  return [...text.matchAll(pattern)].flatMap((match): Finding[] => {
    const raw = (kind === 'name' ? trim(match[0]) : match[0]).replace(/[.,!?;:\s]+$/, '')
    if (!raw || isPlaceholder(kind, raw) || (accepts && !accepts(raw, text, match.index))) return []
    return [{ kind, start: match.index, end: match.index + raw.length, text: raw }]
  })
}

/** Returns the text with a placeholder for each piece of personal data. */
export function redactPersonalData(text: string): string {
  let clean = text
  // A replacement can join text into a new match: two passes suffice, and a third is cheap.
  for (let look = 0; look < 3; look += 1) {
    const findings = findPersonalData(clean)
    if (findings.length === 0) break
    clean = findings.reduceRight(
      (rest, { kind, start, end }) => rest.slice(0, start) + personalKinds[kind].placeholder + rest.slice(end),
      clean,
    )
  }
  return clean
}

/** Returns the names of the kinds of personal data in a text, each once. */
export function personalDataNames(text: string): string[] {
  return [...new Set(findPersonalData(text).map(({ kind }) => personalKinds[kind].name))]
}

/** Returns a sentence that explains why this data should stay private. */
export function personalDataReason(kinds: readonly PersonalKind[]): string {
  return [...new Set(kinds)].map((kind) => personalKinds[kind].why).join(' ')
}
