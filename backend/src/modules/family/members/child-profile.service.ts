import { randomUUID } from 'node:crypto'
import { avatarUrl } from '@deepm/schema/rules/accounts/avatars'
import { type ChildProfile, consentOfAdded, interestList, placeholderAddress } from '@deepm/schema/rules/family/family-members'
import { InvalidInputError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { newToken } from '../../../platform/tokens/one-time-token.service.ts'
import { assertSameRequest, requestHash } from '../../../platform/tokens/request-key.service.ts'
import { assertFirstNameFits } from '../../accounts/profile/first-name.service.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { recordDecisions } from '../../guardianship/decision.service.ts'
import { linkChild } from '../../guardianship/guardianship.service.ts'
import { addedNotice } from '../../notifications/family-notices.service.ts'
import { notify } from '../../notifications/notification.service.ts'

const additionsPerParent = { name: 'add-child', max: 40, windowSeconds: 86_400 }

/**
 * Creates an account for a child of the signed-in parent; adding the child is the parent's consent. A child with an email address
 * is invited instead; see child-invitation.service.ts. Repeating a request with its key returns the same child.
 *
 * @returns the id of the child
 * @throws DemoAccountError, KeyReusedError when the key was used for another child, RateLimitedError, InvalidInputError for a
 *   form with an address, FamilyFullError
 */
export async function addChildProfile(context: Context, form: ChildProfile, requestKey: string | null): Promise<string> {
  const { db, viewer } = context
  const parent = await db.user.findUniqueOrThrow({ where: { id: viewer?.userId ?? '' } })
  if (parent.isDemo) throw new DemoAccountError('All visitors share the demo family, so you can’t add a child to it.')
  const key = requestKey === null ? null : { signupKey: `${parent.id}:${requestKey}`, signupHash: requestHash(form) }
  const known = await added(context, key)
  if (known) return known
  await countRequest(context, additionsPerParent, parent.id)
  if (form.email) {
    throw new InvalidInputError([{ field: 'email', message: 'A child with an address has to confirm first. Use inviteChild.' }])
  }
  await assertFirstNameFits(context, form.firstName, parent.id)
  try {
    return await db.$transaction((tx) => createChild(context, tx, parent, form, key))
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
    // A second click may have arrived while the first was being stored.
    const repeated = await added(context, key)
    if (repeated) return repeated
    throw error
  }
}

type Key = { signupKey: string; signupHash: string }

async function added({ db }: Context, key: Key | null): Promise<string | null> {
  if (!key) return null
  const { signupKey, signupHash } = key
  const user = await db.user.findUnique({ where: { signupKey }, select: { id: true, signupHash: true } })
  if (user) assertSameRequest(user.signupHash, signupHash)
  return user?.id ?? null
}

type Parent = { id: string; email: string; firstName: string; lastName: string }

/**
 * Creates the account of a child, links it to the parent and logs the consent. An address in the form must be
 * confirmed: the caller has a token that was emailed to it, and has released the claims on it.
 *
 * @throws FamilyFullError
 */
export async function createChild(
  context: Context,
  tx: Tx,
  parent: Parent,
  form: ChildProfile,
  key: Key | null,
): Promise<string> {
  const at = context.clock()
  const { firstName, age, email, timeZone, interests, selectedPersona, avatar } = form
  const id = randomUUID()
  const consent = consentOfAdded(age)
  await tx.user.create({
    data: {
      id,
      email: email || placeholderAddress(id),
      emailVerified: email !== '',
      name: firstName,
      firstName,
      lastName: '',
      image: avatar ? avatarUrl(avatar) : null,
      timeZone,
      ...key,
      termsAcceptedAt: at,
      privacyAcceptedAt: at,
      createdAt: at,
      learner: {
        create: {
          ageAtSignup: age,
          consent,
          selectedPersona: selectedPersona || null,
          learningGoals: interestList(interests),
          createdAt: at,
        },
      },
    },
  })
  await linkChild(context, tx, parent.id, id)
  await logConsent(tx, id, parent, consent, at)
  await notify(tx, id, [addedNotice(parent.firstName)], at)
  return id
}

/** Logs the consent. Under 13 it is stored like consent by email, so that the second email follows a day later. */
export async function logConsent(
  tx: Tx,
  learnerId: string,
  parent: Parent,
  status: 'granted' | 'notRequired',
  at: Date,
): Promise<void> {
  const { email: parentEmail, firstName: parentFirstName, lastName: parentLastName } = parent
  const note = 'by the parent, who added the child'
  await tx.consentEvent.create({ data: { learnerId, status, parentEmail, note, createdAt: at } })
  // The account may have existed: a child who waited for consent can confirm an invitation of the parent.
  const text = status === 'granted' ? 'added the child and gave consent' : 'added the child'
  await recordDecisions(tx, { parentId: parent.id, learnerId, at }, [text])
  if (status === 'notRequired') return
  const { tokenHash } = newToken()
  const asked = { learnerId, parentEmail, parentFirstName, parentLastName, tokenHash, sentCount: 0 }
  await tx.consentRequest.create({ data: { ...asked, expiresAt: at, answeredAt: at, createdAt: at } })
}
