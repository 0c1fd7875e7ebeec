import { z } from '../forms/zod.ts'

/** How many reports each staff member can save, and the longest parts in characters. */
export const savedReports = { most: 100, name: 80, query: 20_000, variables: 5000 } as const

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en')} characters.`

/** A query saved by staff to run again. */
export const savedReportForm = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name.'),
      z.maxLength(savedReports.name, { error: tooLong(savedReports.name), abort: true }),
    ),
  query: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a query first.'),
      z.maxLength(savedReports.query, { error: tooLong(savedReports.query), abort: true }),
    ),
  variables: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(savedReports.variables, { error: tooLong(savedReports.variables), abort: true }),
        z.refine(isObject, 'Variables must be a JSON object, such as {"weeks": 4}.'),
      ),
    '',
  ),
  isShared: z._default(z.boolean(), false),
})

export type SavedReportForm = z.infer<typeof savedReportForm>

function isObject(text: string): boolean {
  if (text === '') return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
