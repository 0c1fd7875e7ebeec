import { countries } from './helpline-countries.ts'

/** When these numbers were last reviewed. */
export const helplinesAsOf = 'November 2026'

export type Helpline = { where: string; name: string; number: string | null; url: string | null }

// The source of 116 111 is https://childhelplineinternational.org/the-story-of-116-111/.
const everywhere: Helpline[] = [
  { where: 'Many countries of Europe', name: 'Child helpline', number: '116 111', url: null },
  { where: 'Everywhere else', name: 'Child Helpline International', number: null, url: 'https://childhelplineinternational.org' },
]

/** Country codes with their own helplines. */
export const helplineCountries: readonly string[] = Object.keys(countries)

/**
 * Returns helplines for a time zone and languages: first the zone's country, then the languages' countries, then those for everywhere,
 * no number twice. A phone may be set to another country's language, so a single guess is not enough.
 */
export function helplinesFor(timeZone: string, languages: readonly string[] = []): Helpline[] {
  const byZone = helplineCountries.filter((code) => countries[code]?.zones.test(timeZone))
  const byLanguage = languages.flatMap(
    (language) => /^[a-z]{2,3}[-_](?:[A-Z][a-z]{3}[-_])?([A-Z]{2})\b/.exec(language)?.[1] ?? [],
  )
  const own = [...new Set([...byZone, ...byLanguage])].slice(0, 3).flatMap((code) => linesOf(code))
  return [...own, ...everywhere.filter(({ number }) => number === null || !own.some((line) => line.number === number))]
}

/** Returns the helplines of every country by its name, in alphabetical order. */
export function allHelplines(): { where: string; lines: Helpline[] }[] {
  return helplineCountries
    .map((code) => ({ where: countries[code]?.where ?? code, lines: linesOf(code) }))
    .sort((a, b) => a.where.localeCompare(b.where, 'en'))
}

function linesOf(code: string): Helpline[] {
  const country = Object.hasOwn(countries, code) ? countries[code] : undefined
  return country?.lines.map(([name, number, url]) => ({ where: country.where, name, number, url: url ?? null })) ?? []
}
