import type { Viewer } from '../../context.ts'
import { type Learner, Prisma, type User } from '../../generated/prisma/client.ts'
import type { AddressColumns } from './address.service.ts'

// The statement that finds out who asks reads, from the same rows, what most screens show of an account. A screen that asks for no more
// is answered by that. It is as old as the viewer is: of this request and of no other.

type Person = Pick<User, 'id' | 'name' | 'firstName' | 'lastName' | 'timeZone' | 'isDemo'> & AddressColumns

/** An account in the shape in which Prisma answers it; `wards` only where there are none. */
export type AccountRow = Person & { learner: LearnerRow | null; wards?: [] }

type LearnerRow = Omit<Learner, 'tier' | 'experienceLevel' | 'learningGoals'> & {
  persona: { id: string; name: string; icon: string } | null
  user: Person
}

/** Columns of an account `u` with its learner `l` and the path `p`, to be made a row of by `accountFrom`. */
export const accountColumns = Prisma.sql`
  u.id, u.name, u."firstName", u."lastName", u.role::text AS role, u."timeZone", u."isDemo",
  u.email, u."emailVerified", u."claimedEmail", u."addressLostAt",
  EXISTS (SELECT 1 FROM "Guardianship" g WHERE g."parentId" = u.id) AS "hasWards",
  l.id AS "learnerId", l.consent::text AS consent, l.settings, l."ageAtSignup", l."createdAt", l.xp, l.level, l."streakDays",
  l."streakLongest", l."streakFreezes", l."streakLastDay", l."zoneChangeDay", l."zoneChangeEndsAt", l."zoneChangeFrom", l."leaderboardOptOut", l."leaderboardPermitted", l."selectedPersona",
  p.name AS "personaName", p.icon AS "personaIcon"`

/** Those of a learner are null for parents and staff, as `learnerId` is. */
export type AccountColumns = Person &
  Omit<LearnerRow, 'id' | 'persona' | 'user'> & {
    hasWards: boolean
    learnerId: string | null
    personaName: string
    personaIcon: string
  }

export function accountFrom(columns: AccountColumns): AccountRow {
  const { id, name, firstName, lastName, role, timeZone, isDemo, email, emailVerified, claimedEmail, addressLostAt, ...rest } =
    columns
  const { hasWards, learnerId, personaName, personaIcon, ...own } = rest
  const address = { email, emailVerified, claimedEmail, addressLostAt }
  const user = { id, name, firstName, lastName, role, timeZone, isDemo, ...address }
  const persona = own.selectedPersona === null ? null : { id: own.selectedPersona, name: personaName, icon: personaIcon }
  const learner = learnerId === null ? null : { ...own, id: learnerId, persona, user }
  return { ...user, learner, ...(!hasWards && { wards: [] }) }
}

type Query = { select?: object }

/** The signed-in account, where all that is asked of it was read with the session. */
export function knownAccount({ account }: Viewer, { select }: Query): User | null {
  // Nothing is read of it but what is selected.
  return holds(account, select) ? (account as object as User) : null
}

/** The learner that the signed-in account belongs to, where all that is asked was read with the session. */
export function knownLearner({ account }: Viewer, { select }: Query): Learner | null {
  return account.learner && holds(account.learner, select) ? (account.learner as object as Learner) : null
}

const relations: ReadonlySet<string> = new Set(['learner', 'user', 'persona', 'wards'])

/** Whether a row that was read holds all that is selected of it, relations included. */
function holds(row: object, select: object | undefined): boolean {
  if (!select) return false
  return Object.entries(select).every(([name, asked]) => {
    const value = (row as Record<string, unknown>)[name]
    if (value === undefined) return false
    if (!relations.has(name)) return asked === true
    // Of what is not there nothing is shown, whatever is asked.
    if (value === null || Array.isArray(value)) return true
    const { select: within, ...narrowed } = asked as { select?: object }
    return Object.keys(narrowed).length === 0 && holds(value as object, within)
  })
}
