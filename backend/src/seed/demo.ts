import { readFileSync } from 'node:fs'
import path from 'node:path'
import { daysBetween, localDay } from '@deepm/schema/rules/local-day'
import { tutorialSteps } from '@deepm/schema/rules/tutorial'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { recordCompletion } from '../modules/learning/lesson.service.ts'
import { readOutline } from '../modules/learning/outline.service.ts'
import { addXp } from '../modules/rewards/rewards.service.ts'
import { contentDir } from './content.ts'

const person = z.strictObject({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.email() })

const demoAcademy = z.strictObject({
  timeZone: z.string(),
  parent: person,
  staff: person,
  learner: person.extend({
    age: z.int(),
    persona: z.string(),
    /** Age of the account in days. */
    accountDays: z.int(),
    tutorialSteps: z.int(),
    /** Lessons by how many days ago they were completed, the longest ago first. */
    lessons: z.array(z.strictObject({ daysAgo: z.int(), ids: z.array(z.string()) })),
  }),
})

/**
 * The demo academy: a learner with a parent, and staff. Its history is replayed through the same rules as everybody's, so its
 * figures are as real as theirs. Made once; what visitors do with it afterwards stays.
 */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  const academy = demoAcademy.parse(parseYaml(readFileSync(path.join(contentDir, 'demo/academy.yaml'), 'utf8')))
  const { parent, staff, learner, timeZone } = academy
  if (await db.user.findUnique({ where: { id: learner.id }, select: { id: true } })) return
  const daysAgo = (days: number) => localDaysBefore(now, days, timeZone)
  const account = (it: z.infer<typeof person>, role: 'learner' | 'parent' | 'staff') => ({
    id: it.id,
    email: it.email,
    firstName: it.firstName,
    lastName: it.lastName,
    name: `${it.firstName} ${it.lastName}`,
    emailVerified: true,
    isDemo: true,
    role,
    timeZone,
    createdAt: daysAgo(learner.accountDays),
  })
  const outline = await readOutline(db)
  await db.$transaction(
    async (tx) => {
      await tx.user.create({ data: account(parent, 'parent') })
      await tx.user.create({ data: account(staff, 'staff') })
      await tx.user.create({ data: account(learner, 'learner') })
      await tx.learner.create({
        data: {
          id: learner.id,
          ageAtSignup: learner.age,
          consent: 'granted',
          selectedPersona: learner.persona,
          createdAt: daysAgo(learner.accountDays),
          guardianships: { create: { parentId: parent.id } },
          consentEvents: { create: { status: 'granted', parentEmail: parent.email, note: 'demo academy' } },
        },
      })
      for (const step of tutorialSteps.slice(0, learner.tutorialSteps)) {
        await addXp(tx, learner.id, 'tutorial', step.id, step.xp, daysAgo(learner.accountDays))
      }
      for (const day of learner.lessons) {
        for (const lessonId of day.ids) {
          await recordCompletion(tx, outline, { learnerId: learner.id, lessonId, at: daysAgo(day.daysAgo), timeZone })
        }
      }
    },
    { timeout: 60_000 },
  )
}

/** The same time of day so many local days before, also across a change of clocks. */
function localDaysBefore(now: Date, days: number, timeZone: string): Date {
  const hour = 3_600_000
  const about = now.getTime() - days * 24 * hour
  const candidates = [about, about + hour, about - hour].map((time) => new Date(time))
  const today = localDay(now, timeZone)
  return candidates.find((moment) => daysBetween(localDay(moment, timeZone), today) === days) ?? new Date(about)
}
