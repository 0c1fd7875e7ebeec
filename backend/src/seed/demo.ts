import { readFileSync } from 'node:fs'
import path from 'node:path'
import { needsConsent } from '@deepm/schema/rules/accounts/ages'
import { avatarColours } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarIds, avatarUrl } from '@deepm/schema/rules/accounts/avatars'
import { personaIds } from '@deepm/schema/rules/accounts/personas'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { check } from '@deepm/schema/rules/learning/check'
import { correctAnswer } from '@deepm/schema/rules/learning/grading'
import { hoursFrom } from '@deepm/schema/rules/time/deadline'
import { daysAfter, localDay, startOfLocalDay } from '@deepm/schema/rules/time/local-day'
import { parse as parseYaml } from 'yaml'
import type { Tx } from '../database/open.ts'
import { type Outline, readOutline } from '../modules/curriculum/outline.service.ts'
import { recordCompletion } from '../modules/learning/lesson.service.ts'
import { contentDir } from './content.ts'

const person = z.strictObject({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.email() })

const learner = z.extend(person, {
  avatar: z.enum(avatarIds),
  /** Without it, the usual one of the picture. */
  avatarColour: z.optional(z.enum(avatarColours)),
  age: z.int(),
  persona: z.enum(personaIds),
  /** Age of the account in days. */
  accountDays: z.int(),
  /** Whether a parent permitted the leaderboard; not needed from age 13. */
  listed: z._default(z.boolean(), true),
  /** Stories of the AI News Hub that this learner has read. */
  news: z._default(z.array(z.string()), []),
  days: z.array(z.strictObject({ ago: z.int(), minutes: z.int(), lessons: z.union([z.array(z.string()), z.int()]) })),
})

const demoAcademy = z.strictObject({ timeZone: z.string(), parent: person, staff: person, learners: z.tuple([learner], learner) })

type DemoLearner = z.infer<typeof learner>
type Scene = { tx: Tx; outline: Outline; timeZone: string; daysAgo: (days: number) => Date }

/**
 * Creates the demo academy: a learner with a parent, staff, and classmates. Their history is replayed through the regular rules, so that
 * all figures are consistent. Requires that no demo accounts exist; see demo-reset.ts.
 */
export async function seedDemo(tx: Tx, now: Date): Promise<void> {
  const { parent, staff, learners, timeZone } = readDemoAcademy()
  const daysAgo = (days: number) => localDateBefore(now, days, timeZone)
  const outline = await readOutline(tx)
  const createdAt = daysAgo(learners[0].accountDays)
  await tx.user.create({ data: { ...account(parent, timeZone), role: 'parent', createdAt } })
  await tx.user.create({ data: { ...account(staff, timeZone), role: 'staff', createdAt } })
  for (const it of learners) await seedLearner({ tx, outline, timeZone, daysAgo }, it)
  await countNewsReads(tx, learners)
  await tx.guardianship.create({ data: { parentId: parent.id, learnerId: learners[0].id, createdAt } })
  // Notifications older than a day are marked as read.
  const demo = { user: { isDemo: true } }
  await tx.notification.updateMany({ where: { createdAt: { lt: daysAgo(1) }, ...demo }, data: { readAt: now } })
}

/** Reads the accounts and their history from backend/content/demo. */
export function readDemoAcademy() {
  return demoAcademy.parse(parseYaml(readFileSync(path.join(contentDir, 'demo/academy.yaml'), 'utf8')))
}

async function seedLearner(scene: Scene, { days, ...it }: DemoLearner): Promise<void> {
  const { tx, outline, timeZone, daysAgo } = scene
  const createdAt = daysAgo(it.accountDays)
  const isChild = needsConsent(it.age)
  const picture = { image: avatarUrl(it.avatar), avatarColour: it.avatarColour ?? null }
  await tx.user.create({ data: { ...account(it, timeZone), role: 'learner', ...picture, createdAt } })
  await tx.learner.create({
    data: {
      id: it.id,
      ageAtSignup: it.age,
      consent: isChild ? 'granted' : 'notRequired',
      leaderboardPermitted: it.listed,
      selectedPersona: it.persona,
      createdAt,
      ...(isChild && { consentEvents: { create: { status: 'granted', note: 'demo academy', createdAt } } }),
    },
  })
  const path = [...outline.lessons.values()].filter((lesson) => lesson.personaId === it.persona).map((lesson) => lesson.id)
  for (const day of days) {
    const lessons = typeof day.lessons === 'number' ? path.splice(0, day.lessons) : day.lessons
    // Staff may have deleted a lesson.
    for (const lessonId of lessons.filter((id) => outline.lessons.has(id))) {
      await answerCheck(scene, it.id, lessonId, daysAgo(day.ago))
      await recordCompletion(tx, outline, { learnerId: it.id, lessonId, at: daysAgo(day.ago) })
    }
    const learnerId_day = { learnerId: it.id, day: localDay(daysAgo(day.ago), timeZone) }
    const { minutes } = day
    await tx.activeDay.upsert({ where: { learnerId_day }, create: { ...learnerId_day, minutes }, update: { minutes } })
  }
}

/** Counts the stories that demo learners have read. Each reset of the demo academy calls it again, so it never counts them twice. */
async function countNewsReads(tx: Tx, learners: readonly DemoLearner[]): Promise<void> {
  const reads = learners.flatMap(({ news }) => news)
  for (const id of new Set(reads)) {
    const readCount = reads.filter((it) => it === id).length
    await tx.newsItem.updateMany({ where: { id, readCount: { lt: readCount } }, data: { readCount } })
  }
}

/** Passes the check of each completed lesson. */
async function answerCheck({ tx }: Scene, learnerId: string, lessonId: string, answeredAt: Date): Promise<void> {
  const lesson = await tx.lesson.findUniqueOrThrow({ where: { id: lessonId }, select: { check: true } })
  const items = check.parse(lesson.check)
  await tx.checkAnswer.createMany({
    data: items.map((item) => ({ learnerId, lessonId, itemId: item.id, answer: correctAnswer(item), correct: true, answeredAt })),
  })
}

function account(it: z.infer<typeof person>, timeZone: string) {
  const { id, email, firstName, lastName } = it
  return { id, email, firstName, lastName, name: `${firstName} ${lastName}`, emailVerified: true, isDemo: true, timeZone }
}

/**
 * Returns now for 0 days, otherwise the afternoon of the day that is `days` local days ago. From 7 days ago on it returns the start of the
 * day, so that counts of the last 7 or 30 days stay the same until the next reset.
 */
export function localDateBefore(now: Date, days: number, timeZone: string): Date {
  if (days === 0) return now
  const start = startOfLocalDay(daysAfter(localDay(now, timeZone), -days), timeZone)
  return days < 7 ? hoursFrom(start, 16) : start
}
