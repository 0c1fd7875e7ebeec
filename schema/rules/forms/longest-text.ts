import type { z } from './zod.ts'

/** What the kinds of rules keep that have other rules within. */
type Inner = {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
  options?: z.core.$ZodType[]
  values?: unknown[]
}

/**
 * The longest text that a rule takes, in characters; `undefined` where it sets no limit. Looks into what may be left out, into both
 * ends of a pipe, into the choices of a union and into the elements of a list.
 */
export function longestText(rule: z.core.$ZodType): number | undefined {
  const inner: Inner = rule._zod.def
  if (inner.innerType) return longestText(inner.innerType)
  if (inner.element) return longestText(inner.element)
  if (inner.in && inner.out) return smallest([longestText(inner.in), longestText(inner.out)])
  if (inner.options) return largest(inner.options.map(longestText))
  if (inner.values) return largest(inner.values.map((value) => String(value).length))
  return (rule as z.ZodString).maxLength ?? undefined
}

function smallest(limits: (number | undefined)[]): number | undefined {
  const known = limits.filter((it) => it !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

/** A choice without a limit leaves the whole without one. */
function largest(limits: (number | undefined)[]): number | undefined {
  const known = limits.filter((it) => it !== undefined)
  return known.length > 0 && known.length === limits.length ? Math.max(...known) : undefined
}
