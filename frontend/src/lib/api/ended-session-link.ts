import { ApolloLink } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { catchError, from, mergeMap, of, throwError } from 'rxjs'
import { waitForSignIn } from './ended-session.ts'

type Result = ApolloLink.Result

/** Checks whether the server responded as to a visitor. The app's operations read `viewer` for signed-in users only. */
function isRefused({ data, errors }: Result): boolean {
  if (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) return true
  return data?.['viewer'] === null
}

/**
 * Holds operations that were refused because the session has ended, and sends them again when the same user has signed in. A refused
 * operation has changed nothing, so repeating it is safe.
 */
export const endedSession = new ApolloLink((operation, forward) => {
  const send = () => forward(operation)
  const sendLater = () => {
    const signedIn = waitForSignIn()
    return signedIn && from(signedIn).pipe(mergeMap(sendHeld))
  }
  const sendHeld = (): ReturnType<typeof send> =>
    send().pipe(
      mergeMap((result) => (isRefused(result) && sendLater()) || of(result)),
      catchError(
        (error: unknown) => (ServerError.is(error) && error.statusCode === 401 && sendLater()) || throwError(() => error),
      ),
    )
  return sendHeld()
})
