import type { z } from './zod.ts'

/** Properties of zod types that contain other types. */
type Inner = {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
  options?: z.core.$ZodType[]
  values?: unknown[]
  checks?: z.core.$ZodCheck<never>[]
}

/**
 * Returns the longest text a rule accepts, in characters, or `undefined` for no limit. Looks into optional types, both ends of
 * pipes, union members and array elements.
 */
export function maxTextLength(rule: z.core.$ZodType): number | undefined {
  const inner: Inner = rule._zod.def
  if (inner.innerType) return maxTextLength(inner.innerType)
  if (inner.element) return maxTextLength(inner.element)
  if (inner.in && inner.out) return smallest([maxTextLength(inner.in), maxTextLength(inner.out)])
  if (inner.options) return largest(inner.options.map(maxTextLength))
  if (inner.values) return largest(inner.values.map((value) => String(value).length))
  return smallest((inner.checks ?? []).map(maximumOf))
}

function maximumOf({ _zod: { def } }: z.core.$ZodCheck<never>): number | undefined {
  return def.check === 'max_length' ? (def as z.core.$ZodCheckMaxLengthDef).maximum : undefined
}

function smallest(limits: (number | undefined)[]): number | undefined {
  const known = limits.filter((it) => it !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

/** One choice without a limit makes the whole unlimited. */
function largest(limits: (number | undefined)[]): number | undefined {
  const known = limits.filter((it) => it !== undefined)
  return known.length > 0 && known.length === limits.length ? Math.max(...known) : undefined
}
