import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../platform/context.ts'
import { setViewerAfterSignIn } from './session-viewer.service.ts'

type UserId = { userId: string }

export const SignedInPayload = builder.objectRef<UserId>('SignedInPayload').implement({
  description: 'Somebody was signed in; the answer carries the session cookie.',
  authScopes: { public: true },
  fields: (t) => ({
    user: t.prismaField({
      type: 'User',
      description: 'Whoever is signed in now.',
      resolve: (query, { userId }, _args, context) => context.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
})

/** From here on the request is the new session's, so that the answer may show the account. */
export async function setViewerAndReturnId(context: Context, userId: string): Promise<UserId> {
  await setViewerAfterSignIn(context, userId)
  return { userId }
}

/** The same after a member of staff proved the second factor in this request. */
export async function enteredVerified(context: Context): Promise<void> {
  const userId = context.viewer?.userId ?? context.pendingStaff?.userId ?? ''
  await setViewerAfterSignIn(context, userId, true)
}
