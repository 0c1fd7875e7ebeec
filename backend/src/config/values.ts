import { z } from '@deepm/schema/rules/forms/zod-with-messages'

// Value types of environment variables.

/** An environment variable set to the empty string counts as not set. */
export const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

/** A whole number from 0 to `most`, such as a number of `what`. */
export const wholeNumber = (what: string, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/, `must be ${what}`)), z.transform(Number)),
    z.int().check(z.lte(most, `must be ${most} at most`)),
  )

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

/** An email address, which becomes a mailto: URI, or an https: or tel: URI. */
export const contact = z
  .pipe(
    z.string(),
    z.transform((value) => (z.email().safeParse(value).success ? `mailto:${value}` : value)),
  )
  .check(
    z.refine(
      (value) => ['mailto:', 'https:', 'tel:'].includes(URL.parse(value)?.protocol ?? '') && !/\s/.test(value),
      'must be an email address, or an https: or tel: address',
    ),
  )

/** Invalid keys are named, never printed. */
export const key = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be a key without blanks'))

/** @throws Error with one line that names each missing variable */
export function require(vars: Record<string, unknown>, names: string[], why: string): void {
  const missing = names.filter((name) => !vars[name])
  if (missing.length > 0) throw new Error(missing.map((name) => `${name} ${why}`).join('; '))
}

export const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false', 'on', 'off']),
  z.transform((value) => ['1', 'true', 'on'].includes(value)),
)
