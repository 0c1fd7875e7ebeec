/** GraphQL distinguishes a missing value from null; the form does not. */
export function withoutNulls(input: unknown): unknown {
  return input && typeof input === 'object'
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
    : input
}
