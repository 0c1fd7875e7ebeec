import type { ApolloServerPlugin } from '@apollo/server'
import { OperationTypeNode } from 'graphql'
import type { Context } from '../platform/context.ts'

const cookieName = 'recent-write'
/** Longer than the lag of a healthy replica. */
const recentSeconds = 10

/** Gives a query the read-only client. Other operations use the writing client. */
export function chooseClient(context: Context, operation: OperationTypeNode): void {
  if (operation === OperationTypeNode.QUERY) context.db = context.reader
  else recordWrite(context)
}

/** Ensures that the browser reads its own writes: its next queries go to the primary database. A single database needs no cookie. */
export function recordWrite({ config, setCookie }: Pick<Context, 'config' | 'setCookie'>): void {
  if (!config.databaseReadUrl) return
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  setCookie(`${cookieName}=1; Path=/; Max-Age=${recentSeconds}; HttpOnly; SameSite=Lax${secure}`)
}

export function hasRecentWrite(cookieHeader = ''): boolean {
  return cookieHeader.split(/; */).includes(`${cookieName}=1`)
}

/** Runs after the checks of an operation, which count and log. */
export const chooseClientOfOperation: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    executionDidStart: async ({ contextValue, operation }) => {
      // Undefined when the document has no operation with the requested name; GraphQL then rejects the request.
      if (operation) chooseClient(contextValue, operation.operation)
    },
  }),
}
