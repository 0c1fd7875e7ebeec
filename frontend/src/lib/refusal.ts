type Result = { __typename: 'DonePayload' } | { __typename: string; message: string } | null | undefined

/** Why an answer was not heard; `null` when it was. */
export async function refusal(result: Promise<Result>): Promise<string | null> {
  const heard = await result.catch(() => null)
  if (!heard) return 'We could not reach the academy. Please try again.'
  return 'message' in heard ? heard.message : null
}
