import { readSettings } from '@deepm/schema/rules/accounts/settings'
import { titleOf } from '@deepm/schema/rules/experiments/catalogue'
import { type CheckItem, checkItem } from '@deepm/schema/rules/learning/check'
import { selectableParts } from '@deepm/schema/rules/learning/grading'
import { twinItems } from '@deepm/schema/rules/learning/twins'
import { tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import type { Db } from '../../database/open.ts'
import type { XpEntry } from '../../generated/prisma/client.ts'
import { changeOf } from '../accounts/profile/time-zone.service.ts'
import { experimentTitle } from '../rewards/ledger.service.ts'

/** Returns a learner's profile and activity, with titles; `null` for parents and staff. */
export async function readOwnLearning(db: Db, learnerId: string): Promise<object | null> {
  const byTime = { orderBy: { createdAt: 'asc' } } as const
  const learner = await db.learner.findUnique({
    where: { id: learnerId },
    include: {
      persona: { select: { name: true } },
      progress: { orderBy: { startedAt: 'asc' } },
      checkAnswers: { orderBy: { answeredAt: 'asc' } },
      checkDay: true,
      xpEntries: byTime,
      achievements: { orderBy: { earnedAt: 'asc' } },
      experimentAttempts: { orderBy: { startedAt: 'asc' } },
      activeDays: { orderBy: { day: 'asc' } },
      weekXp: { orderBy: { week: 'asc' } },
    },
  })
  if (!learner) return null
  const names = await readNames(db, learner)
  return {
    ageWhenYouJoined: learner.ageAtSignup,
    parentsWord: learner.consent,
    plan: learner.tier,
    path: learner.selectedPersona && { id: learner.selectedPersona, name: learner.persona?.name },
    whatYouKnow: learner.experienceLevel,
    whatYouWantToLearn: learner.learningGoals,
    xp: learner.xp,
    level: learner.level,
    streak: {
      days: learner.streakDays,
      longest: learner.streakLongest,
      freezes: learner.streakFreezes,
      lastDay: learner.streakLastDay,
    },
    dailyGoalInMinutes: learner.dailyGoalMinutes,
    chosenLevelOfLessons: learner.lessonLevel,
    lastChangeOfTimeZone: changeOf(learner),
    settings: readSettings(learner.settings),
    leaderboard: { isLeftOff: learner.leaderboardOptOut, isPermittedByParent: learner.leaderboardPermitted },
    since: learner.createdAt,
    lessons: learner.progress.map(({ lessonId, startedAt, completedAt, videoSeconds }) => ({
      lesson: names.lesson(lessonId),
      openedAt: startedAt,
      completedAt,
      placeInVideoInSeconds: videoSeconds,
    })),
    answers: learner.checkAnswers.map(({ lessonId, itemId, answer, correct, ...it }) => ({
      lesson: names.lesson(lessonId),
      question: { id: itemId, ...names.question(lessonId, itemId, answer) },
      isRight: correct,
      tries: it.attempts,
      lastAt: it.answeredAt,
      triesOnLastDay: it.dayTries,
      lastDayEndsAt: it.dayEndsAt,
      explainedAt: it.helpedAt,
    })),
    experiments: learner.experimentAttempts.map(({ experimentId, lessonId, ...it }) => ({
      experiment: { id: experimentId, title: titleOf(experimentId) },
      lesson: lessonId && names.lesson(lessonId),
      missionsReached: it.missions.map((mission, index) => ({ mission, at: it.reachedAt[index] })),
      evidence: it.evidence,
      whatYouSaved: it.state,
      startedAt: it.startedAt,
      completedAt: it.completedAt,
      changedAt: it.updatedAt,
    })),
    lastDayOfAnswers: learner.checkDay && {
      endsAt: learner.checkDay.endsAt,
      answers: learner.checkDay.answers,
      wrong: learner.checkDay.wrong,
      rightAtFirst: learner.checkDay.firstTries,
    },
    xpLedger: learner.xpEntries.map((entry) => ({
      for: { kind: entry.reason, id: entry.source, name: names.rewarded(entry) },
      xp: entry.amount,
      at: entry.createdAt,
    })),
    achievements: learner.achievements.map(({ achievementId, earnedAt }) => ({
      achievement: { id: achievementId, name: names.achievement(achievementId) },
      earnedAt,
    })),
    weeks: learner.weekXp.map(({ week, xp }) => ({ weekFrom: week, xp })),
    days: learner.activeDays.map(({ day, minutes, activities, lastBeatAt }) => ({
      day,
      minutes,
      lessonsAndExperiments: activities,
      lastMinuteAt: lastBeatAt,
    })),
  }
}

type Done = {
  progress: { lessonId: string }[]
  checkAnswers: { lessonId: string }[]
  experimentAttempts: { lessonId: string | null }[]
  xpEntries: { source: string }[]
}

/** Returns lookups from catalogue ids to names; `null` for deleted items. */
async function readNames(db: Db, { progress, checkAnswers, experimentAttempts, xpEntries }: Done) {
  const ids = [...progress, ...checkAnswers, ...experimentAttempts]
    .flatMap((it) => it.lessonId ?? [])
    .concat(xpEntries.map((it) => it.source))
  const [lessons, achievements] = await Promise.all([
    db.lesson.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, title: true, check: true } }),
    db.achievement.findMany({ select: { id: true, name: true } }),
  ])
  const lessonById = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  const title = (id: string) => lessonById.get(id)?.title ?? null
  const achievement = (id: string) => achievements.find((it) => it.id === id)?.name ?? null
  return {
    lesson: (id: string) => ({ id, title: title(id) }),
    achievement,
    rewarded({ reason, source }: Pick<XpEntry, 'reason' | 'source'>) {
      if (reason === 'tutorial') return tutorialSteps.find((step) => step.id === source)?.badge ?? null
      if (reason === 'experiment') return experimentTitle(source) ?? null
      return reason === 'lesson' ? title(source) : achievement(source)
    },
    question(lessonId: string, itemId: string, answer: unknown) {
      const item = itemsOf(lessonById.get(lessonId)?.check).find((it) => it.id === itemId)
      return { text: item?.question ?? null, yourAnswer: inWords(item, answer) }
    },
  }
}

/** Returns the questions of a stored check, with their twins. Questions that cannot be read any more are left out. */
function itemsOf(stored: unknown): CheckItem[] {
  const items = (Array.isArray(stored) ? stored : []).flatMap((it) => checkItem.safeParse(it).data ?? [])
  return items.flatMap((it) => [it, ...twinItems(it)])
}

/** Returns a stored answer with the text of each choice beside its id. Reveals nothing about other choices. */
function inWords(item: CheckItem | undefined, answer: unknown): unknown {
  const choices = (answer as { choices?: unknown } | null)?.choices
  if (!item || !Array.isArray(choices)) return answer
  const parts = selectableParts(item)
  const word = (id: unknown) => ({ id, text: parts.find((part) => part.id === id)?.text ?? null })
  return { ...(answer as object), choices: choices.map(word) }
}
