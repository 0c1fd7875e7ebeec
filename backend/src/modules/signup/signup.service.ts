import { randomUUID } from 'node:crypto'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { needsParent, type Signup } from '@deepm/schema/rules/accounts/signup'
import { placeholderAddress } from '@deepm/schema/rules/family/family-members'
import { mailbox } from '@deepm/schema/rules/forms/email'
import { InvalidInputError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Context, Viewer } from '../../platform/context.ts'
import { signupsPerNetwork } from '../../platform/rate-limit/network-limits.service.ts'
import { countRequest, isWithinLimit } from '../../platform/rate-limit/rate-limit.service.ts'
import { hashToken } from '../../platform/tokens/one-time-token.service.ts'
import { assertSameRequest, requestHash } from '../../platform/tokens/request-key.service.ts'
import { mailAddressLink } from '../accounts/address-claims/address-link.service.ts'
import { ownAddress } from '../accounts/addresses/address.service.ts'
import { assertFirstNameFits } from '../accounts/profile/first-name.service.ts'
import { createSession, createSessionAndSetCookie, setSessionCookie } from '../accounts/sessions/session.service.ts'
import { askParent, requestsPerParent } from '../consent/consent.service.ts'
import { type Notice, notify } from '../notifications/notification.service.ts'

/** Minutes in which repeating a request with the same key signs in to the account again. */
const repeatMinutes = 10

/** Children who name one parent from one network. A family has at most four; mistakes and siblings leave room. */
const childrenPerParent = { name: 'signup-children', max: 20, windowSeconds: 86_400 }

export type SignUpOptions = { requestKey: string | null }

type KeyedSignup = SignUpOptions & { hash: string }
/** `mayMail`: whether the parent's mailbox may get another consent request today. */
type NewSignup = KeyedSignup & { mayMail: boolean }

/**
 * Creates a learner's account and signs in. From 13 up, it emails a link that confirms the address; under 13, it asks the parent.
 * If the parent's mailbox reached its daily limit, the account waits and the request is emailed later. Everything, including the
 * session, is stored together or not at all. The address reserves nothing, so any number of accounts may claim it.
 *
 * @returns the new user's id; the same one when the request is repeated with its key
 * @throws RateLimitedError, KeyReusedError when the key was used for another form, InvalidInputError for an age that skips the
 *   parent while the signed-in account needs one, and for a first name that others may not see; AnalysisTimeoutError
 */
export async function signUp(context: Context, form: Signup, options: SignUpOptions): Promise<string> {
  await countRequest(context, signupsPerNetwork, context.ip)
  const keyed = { ...options, hash: requestHash(form) }
  const known = await repeated(context, form.email, keyed)
  if (known) return enterAgain(context, known)
  refuseWithoutParent(context.viewer, form)
  // Hashed, so that no network address is stored beside an email address.
  if (needsParent(form)) await countRequest(context, childrenPerParent, hashToken(`${context.ip} ${mailbox(form.parentEmail)}`))
  await assertFirstNameFits(context, form.firstName, context.ip)
  return create(context, form, keyed)
}

/**
 * Refuses a child whose account waits for a parent, or whose parent declined, and who signs up with another age in the
 * same browser.
 */
function refuseWithoutParent(viewer: Viewer | null, form: Signup): void {
  if (viewer?.role !== 'learner' || allowsRecording(viewer.consent) || needsParent(form)) return
  const message = 'Your account is waiting for your parent. Ask them to open the email we sent.'
  throw new InvalidInputError([{ field: 'age', message }])
}

async function enterAgain(context: Context, userId: string): Promise<string> {
  await createSessionAndSetCookie(context, userId)
  return userId
}

async function create(context: Context, form: Signup, options: KeyedSignup): Promise<string> {
  const mayMail = !needsParent(form) || (await isWithinLimit(context, requestsPerParent, mailbox(form.parentEmail)))
  return createOrFind(context, form, { ...options, mayMail })
}

async function createOrFind(context: Context, form: Signup, options: NewSignup): Promise<string> {
  try {
    const { id, session } = await context.db.$transaction(async (tx) => {
      const made = await createLearner(context, tx, form, options)
      return { id: made, session: await createSession(context, tx, made) }
    })
    await setSessionCookie(context, session)
    return id
  } catch (error) {
    if (!isTaken(error)) throw error
    // A second click may have arrived while the first was being stored.
    const userId = await repeated(context, form.email, options)
    if (userId) return enterAgain(context, userId)
    if (!options.requestKey) throw error
    // The key is in a row without a hash, from an earlier attempt with another address: the corrected form is a new signup.
    return createOrFind(context, form, { ...options, requestKey: null })
  }
}

async function createLearner(context: Context, tx: Tx, form: Signup, options: NewSignup): Promise<string> {
  const { requestKey, hash, mayMail } = options
  const now = context.clock()
  const id = randomUUID()
  const child = needsParent(form)
  await tx.user.create({
    data: {
      id,
      email: placeholderAddress(id),
      claimedEmail: form.email || null,
      name: `${form.firstName} ${form.lastName}`.trim(),
      firstName: form.firstName,
      lastName: form.lastName,
      timeZone: form.timeZone,
      // No newsletter under 13, whatever the form says.
      emailUpdates: form.emailUpdates && !child,
      signupKey: requestKey,
      signupHash: requestKey && hash,
      termsAcceptedAt: now,
      privacyAcceptedAt: now,
      createdAt: now,
      learner: {
        create: {
          ageAtSignup: form.age,
          consent: child ? 'pending' : 'notRequired',
          tier: form.selectedTier,
          selectedPersona: form.selectedPersona,
          learningGoals: form.learningGoals,
          createdAt: now,
        },
      },
    },
  })
  await notify(tx, id, [welcome], now)
  if (child) {
    const { firstName, parentFirstName, parentLastName, parentEmail, parentPhone } = form
    const contact = { parentFirstName, parentLastName, parentEmail, parentPhone: parentPhone || null }
    await askParent(context, tx, id, firstName, contact, mayMail)
  } else await mailAddressLink(context, tx, { id, firstName: form.firstName, email: form.email })
  return id
}

const welcome: Notice = {
  kind: 'welcome',
  source: 'signup',
  title: '👋 Welcome to the academy',
  text: 'You’ll see your rewards and news here. Your first lesson is waiting.',
  link: '/personas',
}

async function repeated(context: Context, email: string, { requestKey, hash }: KeyedSignup): Promise<string | null> {
  if (!requestKey) return null
  const user = await context.db.user.findUnique({
    where: { signupKey: requestKey },
    select: { id: true, email: true, claimedEmail: true, signupHash: true, createdAt: true },
  })
  if (!user) return null
  assertSameRequest(user.signupHash, hash)
  const since = context.clock().getTime() - repeatMinutes * 60_000
  return ownAddress(user) === email && user.createdAt.getTime() >= since ? user.id : null
}

function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
