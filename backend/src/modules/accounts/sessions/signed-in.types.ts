import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../platform/context.ts'
import { setViewerAfterSignIn } from './session-viewer.service.ts'

type UserId = { userId: string }

export const SignedInPayload = builder.objectRef<UserId>('SignedInPayload').implement({
  description: 'The result of signing in; the response sets the session cookie.',
  authScopes: { public: true },
  fields: (t) => ({
    user: t.prismaField({
      type: 'User',
      description: 'The signed-in account.',
      resolve: (query, { userId }, _args, context) => context.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
})

/** Makes the new session that of the request, so that the response can return the account. */
export async function setViewerAndReturnId(context: Context, userId: string): Promise<UserId> {
  await setViewerAfterSignIn(context, userId)
  return { userId }
}

/** Does the same after staff verified the second factor in this request. */
export async function setVerifiedViewer(context: Context): Promise<void> {
  const userId = context.viewer?.userId ?? context.pendingStaff?.userId ?? ''
  await setViewerAfterSignIn(context, userId, true)
}
