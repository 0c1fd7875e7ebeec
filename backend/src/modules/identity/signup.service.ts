import { randomUUID } from 'node:crypto'
import { mailbox } from '@deepm/schema/rules/email'
import { isTimeZone } from '@deepm/schema/rules/local-day'
import { needsParent, type Signup } from '@deepm/schema/rules/signup'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { type Notice, tell } from '../family/notification.service.ts'
import { askParent } from './consent.service.ts'
import { EmailTakenError } from './identity.errors.ts'
import { signupsPerNetwork } from './network-limits.service.ts'
import { countRequest } from './rate-limit.service.ts'
import { openSession } from './session.service.ts'

/** A family has at most four children here; nobody's mailbox is filled by children who are not theirs. */
export const questionsPerParent = { name: 'signup-parent', max: 5, windowSeconds: 86_400 }
/** A repeated request with the same key opens the account again, but only this long. */
const repeatMinutes = 10

export type SignUpOptions = { requestKey: string | null }

/**
 * Makes a learner's account, signs it in, and under 13 asks the parent. Everything is stored together or not at all.
 *
 * @returns the new user's id; the same one when the request is repeated with its key
 * @throws EmailTakenError when somebody else's account has the address
 */
export async function signUp(context: Context, form: Signup, options: SignUpOptions): Promise<string> {
  await countRequest(context, signupsPerNetwork, context.ip)
  const userId = (await repeated(context, form.email, options.requestKey)) ?? (await create(context, form, options))
  await openSession(context, userId)
  return userId
}

async function create(context: Context, form: Signup, options: SignUpOptions): Promise<string> {
  if (needsParent(form)) await countRequest(context, questionsPerParent, mailbox(form.parentEmail))
  return createOrFind(context, form, options)
}

async function createOrFind(context: Context, form: Signup, options: SignUpOptions): Promise<string> {
  try {
    return await context.db.$transaction((tx) => createLearner(context, tx, form, options))
  } catch (error) {
    if (!isTaken(error)) throw error
    // A second click may have arrived while the first was being stored.
    const userId = await repeated(context, form.email, options.requestKey)
    if (userId) return userId
    const taken = await context.db.user.findUnique({ where: { email: form.email }, select: { id: true } })
    if (taken) throw new EmailTakenError()
    // The key belongs to an earlier try with another address: the corrected form is a signup of its own.
    return createOrFind(context, form, { ...options, requestKey: null })
  }
}

async function createLearner(context: Context, tx: Tx, form: Signup, { requestKey }: SignUpOptions): Promise<string> {
  const now = context.clock()
  const id = randomUUID()
  const child = needsParent(form)
  await tx.user.create({
    data: {
      id,
      email: form.email,
      name: `${form.firstName} ${form.lastName}`.trim(),
      firstName: form.firstName,
      lastName: form.lastName,
      timeZone: isTimeZone(form.timeZone) ? form.timeZone : 'UTC',
      emailUpdates: form.emailUpdates,
      signupKey: requestKey,
      termsAcceptedAt: now,
      privacyAcceptedAt: now,
      createdAt: now,
      learner: {
        create: {
          ageAtSignup: form.age,
          consent: child ? 'pending' : 'notRequired',
          tier: form.selectedTier,
          selectedPersona: form.selectedPersona,
          experienceLevel: form.experienceLevel || null,
          learningGoals: form.learningGoals,
          createdAt: now,
        },
      },
    },
  })
  await tell(tx, id, [welcome], now)
  if (child) {
    await askParent(context, tx, id, form.firstName, {
      parentFirstName: form.parentFirstName,
      parentLastName: form.parentLastName,
      parentEmail: form.parentEmail,
      parentPhone: form.parentPhone || null,
    })
  }
  return id
}

const welcome: Notice = {
  kind: 'welcome',
  source: 'signup',
  title: '👋 Welcome to the academy',
  text: 'Here you hear what you earned and what has opened for you. Your first lesson is waiting.',
  link: '/personas',
}

async function repeated(context: Context, email: string, requestKey: string | null): Promise<string | null> {
  if (!requestKey) return null
  const since = new Date(context.clock().getTime() - repeatMinutes * 60_000)
  const user = await context.db.user.findFirst({
    where: { signupKey: requestKey, email, createdAt: { gte: since } },
    select: { id: true },
  })
  return user?.id ?? null
}

function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
