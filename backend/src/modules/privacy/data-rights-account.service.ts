import { programmes } from '@deepm/schema/rules/plans/programmes'
import type { Db } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { provenAddress } from '../accounts/addresses/address.service.ts'
import { timeOfStep } from '../accounts/second-factor/second-factor-key.service.ts'

/** Returns the account, its sessions, its notifications (all, or those matching `only`), and its purchases. */
export async function readOwnAccount(db: Db, userId: string, only: Prisma.NotificationWhereInput = {}): Promise<object> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      sessions: { orderBy: { createdAt: 'asc' } },
      authAccounts: { orderBy: { createdAt: 'asc' } },
      notifications: { where: only, orderBy: { createdAt: 'asc' } },
      enrolments: { orderBy: { createdAt: 'asc' } },
      sentDigests: { orderBy: { week: 'asc' } },
      savedReports: { orderBy: { createdAt: 'asc' } },
      closure: true,
      staffAccess: true,
      secondFactor: { include: { recoveryCodes: { orderBy: { usedAt: 'asc' } } } },
    },
  })
  return {
    account: {
      id: user.id,
      kind: user.role,
      firstName: user.firstName,
      lastName: user.lastName,
      displayName: user.name,
      emailAddress: provenAddress(user) ?? 'none',
      isEmailAddressConfirmed: provenAddress(user) !== null,
      unconfirmedEmailAddress: user.claimedEmail,
      lostAnAddressToItsOwnerAt: user.addressLostAt,
      picture: user.image,
      pictureBackground: user.avatarColour,
      timeZone: user.timeZone,
      getsNewsOnceAddressIsConfirmed: user.emailUpdates,
      mailsToParents: user.mailChoice,
      isDemoAccount: user.isDemo,
      termsAcceptedAt: user.termsAcceptedAt,
      privacyAcceptedAt: user.privacyAcceptedAt,
      joinedAt: user.createdAt,
      changedAt: user.updatedAt,
    },
    signedIn: user.sessions.map(({ createdAt, lastUsedAt, secondFactorAt, expiresAt, updatedAt, ipAddress, userAgent }) => ({
      since: createdAt,
      lastUsedAt,
      secondFactorAt,
      until: expiresAt,
      changedAt: updatedAt,
      networkAddress: ipAddress || 'not kept',
      browser: userAgent || 'not kept',
    })),
    otherSignInServices: user.authAccounts.map((it) => ({
      service: it.providerId,
      yourNumberThere: it.accountId,
      allowed: it.scope,
      since: it.createdAt,
      changedAt: it.updatedAt,
      keyWorksUntil: it.accessTokenExpiresAt,
      renewalWorksUntil: it.refreshTokenExpiresAt,
    })),
    closedForATime: user.closure && {
      why: user.closure.reason,
      since: user.closure.closedAt,
      openedAgainAt: user.closure.reopenedAt,
    },
    secondFactor: user.secondFactor && {
      begunAt: user.secondFactor.createdAt,
      turnedOnAt: user.secondFactor.confirmedAt,
      lastCodeOf: user.secondFactor.lastStep === null ? null : timeOfStep(user.secondFactor.lastStep),
      recoveryCodesUsedAt: user.secondFactor.recoveryCodes.map(({ usedAt }) => usedAt ?? 'not used'),
    },
    becameStaffByInvitationAt: user.staffAccess?.acceptedAt ?? null,
    notifications: user.notifications.map(({ kind, source, title, text, link, createdAt, readAt }) => ({
      kind,
      about: source,
      title,
      text,
      link,
      toldAt: createdAt,
      readAt,
    })),
    weeklyMails: user.sentDigests.map(({ week, kind, sentAt }) => ({ weekFrom: week, kind, sentAt })),
    keptReports: user.savedReports.map(({ name, query, variables, isShared, version, createdAt, updatedAt }) => ({
      name,
      query,
      variables,
      isSharedWithColleagues: isShared,
      changes: version,
      keptSince: createdAt,
      changedAt: updatedAt,
    })),
    programmes: user.enrolments.map((it) => ({
      programme: { id: it.programme, name: programmes.find(({ id }) => id === it.programme)?.name ?? null },
      payment: it.status,
      pricePerMonthInUsCents: it.amountCents,
      ourNumber: it.id,
      paymentProvider: it.provider,
      numberAtTheProvider: it.providerSession,
      openedAt: it.createdAt,
      paidAt: it.paidAt,
      notChargedSince: it.chargesPausedAt,
      weWroteToYou: it.word,
      decidedByOurStaffAt: it.decidedAt,
    })),
  }
}
