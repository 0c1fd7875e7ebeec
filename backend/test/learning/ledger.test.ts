import { achievementRule, isEarned, type Metrics } from '@deepm/schema/rules/rewards/achievements'
import { tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockLearner } from '../../src/modules/rewards/rewards.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { completeLesson, signUp, signupForm } from '../support/people/people.ts'

const tutorial =
  'mutation ($id: TutorialStep!) { finishTutorialStep(step: $id) { __typename ... on Reward { xpEarned achievements { id } } } }'
const video = 'mutation ($id: ID!) { saveVideoPlace(lessonId: $id, seconds: 7) { __typename } }'
const minute = 'mutation { recordActivity { __typename } }'

type Deed = { who: number; what: 'lesson' | 'tutorial' | 'video' | 'minute'; which: number; tabs: number }
/** Actions of one day, all in parallel, and the hours until the next day. */
type Wave = { deeds: Deed[]; hours: number }

const people = 8

const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.nat(people - 1),
  what: fc.constantFrom('lesson', 'lesson', 'lesson', 'lesson', 'lesson', 'tutorial', 'video', 'minute'),
  which: fc.nat(999),
  tabs: fc.constantFrom(1, 1, 2, 3),
})

const wave: fc.Arbitrary<Wave> = fc.record({
  deeds: fc.array(deed, { minLength: 30, maxLength: 45, size: 'max' }),
  hours: fc.constantFrom(20, 24, 24, 24, 30, 48, 72),
})

type Person = { id: string; browser: Browser; timeZone: string; heard: { xp: number; achievements: string[] } }

describe.each(kinds)('the ledger on the %s database', (kind) => {
  let academy: Academy
  let lessonIds: string[]
  beforeAll(async () => {
    academy = await Academy.open(kind)
    // A single path, so that a few lessons complete folders and even the path; all but two of its lessons are open.
    const lessons = await academy.db.lesson.findMany({
      where: { folder: { personaId: 'campaigner' } },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    lessonIds = lessons.map(({ id }) => id)
    const [first = '', second = '', third = ''] = lessonIds
    await academy.db.lesson.updateMany({ data: { prerequisites: [] } })
    await academy.db.lesson.updateMany({ where: { id: { in: [second, third] } }, data: { prerequisites: [first] } })
    await academy.db.contentEdition.update({ where: { name: 'content' }, data: { digest: 'without most prerequisites' } })
  })
  afterAll(() => academy.close())

  it('adds up, and gives and announces every reward once, whatever eight learners do in parallel', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(wave, { minLength: 4, maxLength: 6, size: 'max' }), async (waves) => {
        const group = await newcomers(academy, lessonIds)
        academy.setClock(new Date('2027-03-11T22:30:00Z'))
        for (const { deeds, hours } of waves) {
          await Promise.all(deeds.flatMap((it) => Array.from({ length: it.tabs }, () => act(group, it))))
          academy.passDays(hours / 24)
        }
        for (const person of group) await holdToRules(academy, person)
        for (const { heard } of group) for (const it of heard.achievements) seen.add(it)
      }),
      { numRuns: kind === 'server' ? 2 : 1, seed: 20270311, endOnFailure: true },
    )
    // Guards against a run that earns almost nothing.
    for (const id of ['first-steps', 'folder-finisher', 'voice-for-others', 'path-pioneer']) expect([...seen]).toContain(id)
  }, 180_000)

  // A stronger lock would block these writes during a reward, or deadlock when both touch the same lesson or day.
  it.runIf(kind === 'server')('stores a video position and a minute during a reward', async () => {
    const [person] = await newcomers(academy, lessonIds)
    if (!person) throw new Error('nobody came')
    const { id: lesson } = await academy.db.lesson.findFirstOrThrow({
      where: { courseId: null, prerequisites: { isEmpty: true } },
    })
    await academy.db.$transaction(async (tx) => {
      await lockLearner(tx, person.id)
      expect((await person.browser.execute(video, { id: lesson })).saveVideoPlace.__typename).toBe('Lesson')
      expect((await person.browser.execute(minute)).recordActivity.__typename).toBe('RecordActivityPayload')
    })
  })

  async function act(group: Person[], { who, what, which }: Deed): Promise<void> {
    const person = group[who]
    if (!person) return
    const { browser, heard } = person
    const id = lessonIds[which % lessonIds.length]
    if (what === 'video') await browser.execute(video, { id })
    if (what === 'minute') await browser.execute(minute)
    if (what !== 'lesson' && what !== 'tutorial') return
    const answer =
      what === 'lesson'
        ? (await browser.execute(completeLesson, { id })).completeLesson
        : (await browser.execute(tutorial, { id: tutorialSteps[which % tutorialSteps.length]?.id })).finishTutorialStep
    expect(['CompleteLessonPayload', 'LessonLockedError', 'Reward']).toContain(answer.__typename)
    const reward = answer.reward ?? answer
    heard.xp += reward.xpEarned ?? 0
    heard.achievements.push(...(reward.achievements ?? []).map((it: Json) => it.id))
  }
})

/** Creates eight learners who have passed every check. */
async function newcomers(academy: Academy, lessonIds: string[]): Promise<Person[]> {
  const zones = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']
  academy.setClock(new Date('2027-02-01T12:00:00Z'))
  await academy.db.rateLimit.deleteMany()
  const group: Person[] = []
  for (let index = 0; index < people; index += 1) {
    const timeZone = zones[index % zones.length] ?? 'UTC'
    const { browser, user } = await signUp(academy, signupForm({ timeZone }))
    group.push({ id: user.id, browser, timeZone, heard: { xp: 0, achievements: [] } })
  }
  await academy.db.session.updateMany({ data: { expiresAt: new Date('2036-01-01') } })
  const lessons = await academy.db.lesson.findMany({ where: { id: { in: lessonIds } }, select: { id: true, check: true } })
  await academy.db.checkAnswer.createMany({
    data: group.flatMap(({ id: learnerId }) =>
      lessons.flatMap(({ id: lessonId, check }) =>
        (check as { id: string }[]).map((item) => ({ learnerId, lessonId, itemId: item.id, answer: {}, correct: true })),
      ),
    ),
  })
  return group
}

async function holdToRules({ db }: Academy, { id, timeZone, heard }: Person): Promise<void> {
  const where = { learnerId: id }
  const learner = await db.learner.findUniqueOrThrow({ where: { id } })
  const lines = await db.xpEntry.findMany({ where })
  const completed = await db.lessonProgress.findMany({
    where: { ...where, completedAt: { not: null } },
    include: { lesson: true },
  })
  const earned = (await db.learnerAchievement.findMany({ where })).map((it) => it.achievementId).toSorted()

  // The total is the sum of the ledger, and responses matched what was given.
  expect(learner.xp).toBe(sum(lines.map((it) => it.amount)))
  expect(heard.xp).toBe(learner.xp)
  expect(learner.level).toBe(levelByHand(learner.xp))

  // The XP of a week is the sum of its entries.
  const weeks = new Map<string, number>()
  for (const line of lines) weeks.set(mondayByHand(line.createdAt), (weeks.get(mondayByHand(line.createdAt)) ?? 0) + line.amount)
  const weekXp = await db.weekXp.findMany({ where })
  expect(new Map(weekXp.map((it) => [it.week, it.xp]))).toEqual(weeks)

  // Each completed lesson has an entry, and nothing else has one.
  expect(sourcesOf(lines, 'lesson')).toEqual(completed.map((it) => it.lessonId).toSorted())

  // Exactly the achievements whose rules are met are earned, each with an entry, its XP and one notification.
  const figures = await figuresByHand(db, learner, completed, timeZone)
  const all = await db.achievement.findMany()
  const due = all.filter((it) => isEarned(achievementRule.parse(it.rule), figures))
  expect(earned).toEqual(due.map((it) => it.id).toSorted())
  expect(sourcesOf(lines, 'achievement')).toEqual(earned)
  expect(heard.achievements.toSorted()).toEqual(earned)
  for (const line of lines.filter((it) => it.reason === 'achievement'))
    expect(line.amount).toBe(all.find((it) => it.id === line.source)?.xpReward)

  const told = await db.notification.findMany({ where: { userId: id } })
  const keys = told.map((it) => `${it.kind} ${it.source}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(
    told
      .filter((it) => it.kind === 'achievement')
      .map((it) => it.source)
      .toSorted(),
  ).toEqual(earned)
  const levels = told.filter((it) => it.kind === 'levelUp').map((it) => Number(it.source))
  expect(Math.max(1, ...levels)).toBe(learner.level)
}

type Completed = { completedAt: Date | null; lesson: { id: string; folderId: string | null; skills: unknown } }

/** Counts the metrics of achievement rules from the rows, independently of the production code. */
async function figuresByHand(
  db: Academy['db'],
  learner: { level: number; streakLongest: number },
  completed: Completed[],
  timeZone: string,
): Promise<Metrics> {
  const ids = new Set(completed.map((it) => it.lesson.id))
  const folders = await db.folder.findMany({ include: { lessons: { select: { id: true } } } })
  const whole = folders.filter((it) => it.lessons.length > 0 && it.lessons.every((lesson) => ids.has(lesson.id)))
  const paths = [...new Set(folders.map((it) => it.personaId))]
  const points = (skill: string) => sum(completed.map(({ lesson }) => (lesson.skills as Record<string, number>)[skill] ?? 0))
  const campaigning = new Set(
    folders.filter((it) => it.personaId === 'campaigner').flatMap((it) => it.lessons.map(({ id }) => id)),
  )
  const longestStreak = longestByHand(
    completed.map((it) => it.completedAt ?? new Date(0)),
    timeZone,
  )
  expect(learner.streakLongest).toBe(longestStreak)
  return {
    lessonsCompleted: ids.size,
    foldersCompleted: whole.length,
    pathsCompleted: paths.filter((path) => folders.every((it) => it.personaId !== path || whole.includes(it))).length,
    longestStreak,
    level: learner.level,
    aiFundamentalsPoints: points('ai-fundamentals'),
    creativeToolsPoints: points('creative-tools'),
    digitalSafetyPoints: points('digital-safety'),
    campaignerLessons: [...ids].filter((id) => campaigning.has(id)).length,
    experimentsCompleted: 0,
    missionsReached: 0,
    activitiesInOneDay: mostInOneDay(completed, timeZone),
  }
}

function mostInOneDay(completed: Completed[], timeZone: string): number {
  const days = Map.groupBy(completed, (it) => it.completedAt?.toLocaleDateString('sv-SE', { timeZone }))
  return Math.max(0, ...[...days.values()].map((it) => it.length))
}

/** Walks the learner's calendar from the first active day to the last. */
function longestByHand(moments: Date[], timeZone: string): number {
  const dateOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone })
  const active = new Set(moments.map(dateOf))
  const [first] = [...active].toSorted()
  const last = [...active].toSorted().at(-1) ?? ''
  if (!first) return 0
  const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  let length = 0
  let longest = 0
  let hasFreeze = false
  for (let day = first; day <= last; day = next(day)) {
    if (active.has(day)) {
      length += 1
      longest = Math.max(longest, length)
      if (length % 7 === 0) hasFreeze = true
    } else if (hasFreeze && active.has(before(day)) && active.has(next(day))) hasFreeze = false
    else length = 0
  }
  return longest
}

function levelByHand(xp: number): number {
  let level = 1
  for (let needed = 400, step = 400; xp >= needed; step += 400, needed += step) level += 1
  return level
}

function mondayByHand(moment: Date): string {
  const day = new Date(moment.toISOString().slice(0, 10))
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

function sourcesOf(lines: { reason: string; source: string }[], reason: string): string[] {
  return lines
    .filter((it) => it.reason === reason)
    .map((it) => it.source)
    .toSorted()
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, it) => total + it, 0)
}
