import type { CrisisTopic } from './care-texts.ts'
import { type Helpline, helplinesFor } from './helplines.ts'

type Service = Helpline & { topics: readonly CrisisTopic[]; isEverywhere: boolean }

/** Services for one topic; docs/prompt-safety.md says what they are named for. */
const services: readonly Service[] = [
  {
    topics: ['sextortion', 'grooming'],
    where: 'United Kingdom',
    name: 'Report Remove',
    number: null,
    url: 'https://www.childline.org.uk/info-advice/bullying-abuse-safety/online-mobile-safety/report-remove/',
    isEverywhere: false,
  },
  {
    topics: ['sextortion', 'grooming'],
    where: 'Many countries and apps',
    name: 'Take It Down',
    number: null,
    url: 'https://takeitdown.ncmec.org',
    isEverywhere: true,
  },
  {
    topics: ['eatingDisorder'],
    where: 'United Kingdom',
    name: 'Beat',
    number: null,
    url: 'https://www.beateatingdisorders.org.uk',
    isEverywhere: false,
  },
]

/** Returns the services for a topic in these countries, then the helplines. */
export function helpFor(topic: CrisisTopic, timeZone: string, languages: readonly string[] = []): Helpline[] {
  const lines = helplinesFor(timeZone, languages)
  const fitting = services.filter(
    ({ topics, where, isEverywhere }) => topics.includes(topic) && (isEverywhere || lines.some((line) => line.where === where)),
  )
  return [...fitting.map(({ where, name, number, url }) => ({ where, name, number, url })), ...lines]
}
