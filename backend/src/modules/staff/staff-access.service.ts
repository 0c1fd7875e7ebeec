import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import { closeAccount, lockStaff, readClosure, reopenAccount } from '../identity/closure.service.ts'
import { queueMail } from '../identity/mail.service.ts'
import { audit, staffMember } from './audit.service.ts'
import { expectReopened, expectSameClosure } from './closed-before.service.ts'
import { accessEndedMail, accessGivenMail } from './mails.ts'
import { expectOwnPeople } from './people.policy.ts'
import { AccessRefusedError } from './staff.errors.ts'

/**
 * Ends the access of a colleague: every session ends, nobody signs in to the account, and invitations of theirs or to them are
 * withdrawn. Nobody ends their own access, and of colleagues who end each other's one is first; so somebody always stays who may enter.
 *
 * @throws DemoAccountError, NotFoundError, AccessRefusedError for oneself and for whoever `STAFF_EMAILS` names, AlreadyDecidedError
 */
export async function endStaffAccess(context: Context, userId: string, reason: string): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  expectOwnPeople({ isDemo })
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await lockStaff(tx)
    await expectAccess(tx, staffId)
    const { email, firstName } = await readColleague(tx, userId)
    if (userId === staffId) throw new AccessRefusedError('You cannot end your own access. Ask a colleague to do it.')
    if (isNamed(context, email)) {
      throw new AccessRefusedError(
        'STAFF_EMAILS names this address, so whoever runs the server has decided about it. Take it out there, restart, and end the access here.',
      )
    }
    if (!(await closeAccount(tx, { userId, by: staffId, at, reason }))) {
      return expectSameClosure(tx, { userId, staffId, outcome: 'access ended' }, reason)
    }
    await tx.staffInvitation.deleteMany({ where: { OR: [{ invitedBy: userId }, { email }] } })
    const detail = 'Ended the access of a member of staff'
    await audit(context, { action: 'people.change', subjectIds: [userId], detail }, tx)
    await queueMail(tx, accessEndedMail(email, firstName, reason, context.config.publicUrl), userId)
  })
}

/**
 * Gives access again to somebody whose access ended; `since` names the ending that was read. They are told by mail.
 *
 * @throws DemoAccountError, NotFoundError, AlreadyDecidedError
 */
export async function restoreStaffAccess(context: Context, userId: string, since: Date): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  expectOwnPeople({ isDemo })
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await holdAccess(tx, staffId)
    const { email, firstName } = await readColleague(tx, userId)
    if (!(await reopenAccount(tx, { userId, by: staffId, at, since }))) {
      return expectReopened(tx, { userId, staffId, outcome: 'access given again' })
    }
    const detail = 'Gave access again to a member of staff'
    await audit(context, { action: 'people.change', subjectIds: [userId], detail }, tx)
    await queueMail(tx, accessGivenMail(email, firstName, context.config.publicUrl), userId)
  })
}

/**
 * Whether `STAFF_EMAILS` names an address. It is read at the start, which makes accounts and opens those again whose access had ended:
 * the way in that cannot be lost from within the product.
 */
export function isNamed({ config }: Pick<Context, 'config'>, email: string): boolean {
  return config.staffEmails.includes(email)
}

/**
 * Lets nobody end the access of whoever acts before this transaction is through.
 *
 * @throws AccessRefusedError when it ended since the request began
 */
export async function holdAccess(tx: Tx, staffId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${staffId} FOR NO KEY UPDATE`
  await expectAccess(tx, staffId)
}

async function expectAccess(tx: Tx, staffId: string): Promise<void> {
  // Whoever erased their own account meanwhile ends nobody's access any more, or nobody might be left.
  const isHere = (await tx.user.count({ where: { id: staffId } })) > 0
  if (!isHere || (await readClosure(tx, staffId)))
    throw new AccessRefusedError('Your own access has just ended, so nothing was changed.')
}

/** @throws NotFoundError when it is no member of staff, or one of the demo academy */
export async function readColleague(tx: Tx, id: string): Promise<{ email: string; firstName: string }> {
  const where = { id, role: 'staff', isDemo: false } as const
  const found = await tx.user.findFirst({ where, select: { email: true, firstName: true } })
  if (!found) throw new NotFoundError('member of staff')
  return found
}
