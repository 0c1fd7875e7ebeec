/** The message of each invalid field. */
export type FieldProblems = Record<string, string | undefined>

/** An issue of a form's rules in the browser, or of the server. */
type Issue = { path: readonly PropertyKey[]; message: string } | { field: string; message: string }

/** Returns the first message of each field. */
export function firstProblems(issues: readonly Issue[]): FieldProblems {
  return Object.fromEntries(
    issues.toReversed().map((issue) => ['field' in issue ? issue.field : String(issue.path[0]), issue.message]),
  )
}
