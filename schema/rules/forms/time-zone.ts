import { canonicalZone } from '../time/local-day.ts'
import { z } from './zod.ts'

const zoneName = z.string().max(60)

/** A time zone chosen by a person, as its canonical name. */
export function timeZone(message: string) {
  return zoneName.transform((name, context) => {
    const zone = canonicalZone(name)
    if (zone !== null) return zone
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

/** The time zone reported by a browser, as its canonical name; a missing or unknown zone becomes UTC. */
export const deviceTimeZone = zoneName.default('UTC').transform((name) => canonicalZone(name) ?? 'UTC')
