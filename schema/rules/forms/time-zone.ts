import { canonicalZone } from '../time/local-day.ts'
import { z } from './zod.ts'

const zoneName = z.string().check(z.maxLength(60))

/** A time zone chosen by a person, as its canonical name. */
export function timeZone(message: string) {
  return z.pipe(
    zoneName,
    z.transform((name, context) => {
      const zone = canonicalZone(name)
      if (zone !== null) return zone
      context.issues.push({ code: 'custom', message, input: name })
      return z.NEVER
    }),
  )
}

/** The time zone reported by a browser, as its canonical name; a missing or unknown zone becomes UTC. */
export const deviceTimeZone = z.pipe(
  z._default(zoneName, 'UTC'),
  z.transform((name) => canonicalZone(name) ?? 'UTC'),
)
