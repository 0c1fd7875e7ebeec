import { isAdult } from '@deepm/schema/rules/accounts/ages'
import { runEach } from '../../core/run-each.ts'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Db } from '../../database/open.ts'
import { adulthoodNotice } from '../notifications/consent-notices.service.ts'
import { notify } from '../notifications/notification.service.ts'

/**
 * Ends the need for a parent's consent for learners who turned 18: they alone decide about their account, its erasure
 * and their links to parents. Parents stay linked. Learners and parents get a notification.
 */
export async function endConsentOfAdults(db: Db, now: Date): Promise<void> {
  const latest = new Date(now)
  latest.setUTCFullYear(now.getUTCFullYear() - 1)
  const granted = await db.learner.findMany({
    where: { consent: 'granted', createdAt: { lte: latest } },
    select: { id: true, ageAtSignup: true, createdAt: true, guardianships: { select: { parentId: true } } },
  })
  await runEach(granted, async ({ id, ageAtSignup, createdAt, guardianships }) => {
    if (!isAdult({ ageAtSignup, createdAt }, now)) return
    await db.$transaction(async (tx) => {
      await lockLearnerRow(tx, id)
      const { count } = await tx.learner.updateMany({ where: { id, consent: 'granted' }, data: { consent: 'notRequired' } })
      if (count === 0) return
      await tx.consentEvent.create({ data: { learnerId: id, status: 'notRequired', note: 'the learner is 18', createdAt: now } })
      for (const userId of [id, ...guardianships.map(({ parentId }) => parentId)])
        await notify(tx, userId, [adulthoodNotice(id)], now)
    })
  })
}
