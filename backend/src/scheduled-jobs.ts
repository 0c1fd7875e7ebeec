import type { Db } from './database/open.ts'
import { deleteOldClosures } from './modules/accounts/closure/closure.service.ts'
import { keyRenewer } from './modules/accounts/second-factor/second-factor.service.ts'
import { deleteExpiredSessions } from './modules/accounts/sessions/session.service.ts'
import { endConsentOfAdults } from './modules/consent/coming-of-age.service.ts'
import { waitingQuestionMailer } from './modules/consent/waiting-question.service.ts'
import { confirmationMailer } from './modules/consent/withdrawal.service.ts'
import { waitingInvitationMailer } from './modules/family/members/waiting-invitation.service.ts'
import { digestMailer } from './modules/family/portal/digest.service.ts'
import { eraseOldFamilyRequests, expireFamilyRequests } from './modules/family/requests/family-request.service.ts'
import { eraseOldDecisions } from './modules/guardianship/decision.service.ts'
import { eraseOldInteractions } from './modules/lab/concerns/concern.service.ts'
import { crisisReminder } from './modules/lab/crisis.service.ts'
import { newsCollector } from './modules/news/feed.service.ts'
import { deleteOldVisitors } from './modules/outreach/retention.service.ts'
import { syncPausedCharges } from './modules/plans/charge-pause.service.ts'
import { eraseAccountsWithoutConsent } from './modules/privacy/consent-expiry.service.ts'
import { eraseDeletedProjects } from './modules/projects/project.service.ts'
import { expireShareRequests } from './modules/projects/share-question.service.ts'
import { notifyUnlocks } from './modules/rewards/unlock.service.ts'
import { eraseOldStaffInvitations } from './modules/staff/accounts/staff-invitation.service.ts'
import { precomputeReports } from './modules/staff/analytics/stored-figures.service.ts'
import { recalculateSafetyScores } from './modules/staff/roster/roster-safety.service.ts'
import { eraseOldAuditEntries } from './platform/audit-log/audit-log.service.ts'
import type { App } from './platform/context.ts'
import { deleteOldMail } from './platform/email-outbox/email-outbox.service.ts'
import type { Job } from './platform/jobs.ts'
import { resetDemo } from './seed/demo-reset.ts'

/** Returns the jobs: hourly ones that erase, notify, read feeds and reset the demo academy, and the reminders of crises every minute. */
export function scheduledJobs({ config, payments }: App, onError: (error: unknown) => void): Job[] {
  const work = {
    eraseAccountsWithoutConsent,
    endConsentOfAdults,
    mailConfirmations: confirmationMailer(config),
    mailWaitingQuestions: waitingQuestionMailer(config),
    mailWaitingInvitations: waitingInvitationMailer(config),
    mailDigests: digestMailer(config),
    eraseOldFamilyRequests,
    eraseOldDecisions,
    expireFamilyRequests,
    expireShareRequests,
    deleteExpiredSessions,
    deleteOldMail,
    renewFactorKeys: keyRenewer(config),
    deleteOldVisitors,
    eraseDeletedProjects,
    eraseOldInteractions,
    eraseOldAuditEntries,
    eraseOldStaffInvitations,
    deleteOldClosures,
    followSuspensions: (db: Db, now: Date) => syncPausedCharges(payments, db, now),
    countLargeAcademy: precomputeReports,
    recalculateSafetyScores,
    notifyUnlocks,
    collectNews: newsCollector(config.newsFeeds, onError),
    ...(config.demo && { resetDemo }),
  }
  const jobs: Job[] = Object.entries(work).map(([name, run]) => ({ name, cron: '0 * * * *', run }))
  return [...jobs, { name: 'remindOfCrises', cron: '* * * * *', run: crisisReminder(config) }]
}
