/** The message when a request got no answer. */
export const unreachable = 'We could not reach the academy. Please try again.'

type Result = { __typename: 'DonePayload' } | { __typename: string; message: string } | null | undefined

/** Returns why a mutation failed; `null` when it succeeded. */
export async function refusal(result: Promise<Result>): Promise<string | null> {
  const heard = await result.catch(() => null)
  if (!heard) return unreachable
  return 'message' in heard ? heard.message : null
}
