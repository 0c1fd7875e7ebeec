import type { PortalPageQuery } from '../src/app/pages/family/portal-page.generated.ts'
import type { JournalQuery } from '../src/features/family/portal/journal.generated.ts'
import type { PortalSafetyQuery } from '../src/features/family/portal/safety.generated.ts'
import type { TranscriptQuery } from '../src/features/family/portal/transcript.generated.ts'
import type { PortalWeekQuery } from '../src/features/family/portal/week.generated.ts'

// Portal responses for a child. The figures are those of the demo learner.

export type PortalLearner = NonNullable<PortalPageQuery['familyLearner']>
type Week = NonNullable<PortalWeekQuery['familyLearner']>['week']
type Interaction = NonNullable<PortalSafetyQuery['familyLearner']>['sharedInteractions']['edges'][number]['node']
type Words = NonNullable<NonNullable<TranscriptQuery['familyLearner']>['sharedInteraction']>

const lastPage = { endCursor: null, hasNextPage: false }

export function portalLearner(changes: Partial<PortalLearner> = {}): PortalLearner {
  return {
    id: 'learner-1',
    firstName: 'Mia',
    age: 12,
    xp: 1250,
    level: 3,
    streak: 5,
    levelProgress: { xpIntoLevel: 50, xpForNext: 1200, percent: 4 },
    completedLessons: 24,
    totalLessons: 48,
    selectedPersona: { id: 'writer', name: 'Writer', icon: '✍️' },
    skills: [{ id: 'digital-safety', name: 'Digital Safety', percent: 90 }],
    summary: {
      totalMinutes: 508,
      averageMinutes: 25,
      lastActive: '2026-09-01T10:00:00.000Z',
      coursesCompleted: 1,
      totalCourses: 6,
      projectsCreated: 6,
      safety: { score: 98, prompts: 6, flagged: 1, parts: [{ part: 'personalData', count: 1, points: 2 }] },
    },
    projects: {
      edges: [
        {
          node: {
            id: 'project-1',
            title: 'Puffin stickers',
            status: 'in_progress',
            toolsUsed: ['dalle'],
            createdAt: '2026-09-01T10:00:00.000Z',
          },
        },
      ],
    },
    ...changes,
  }
}

/** Returns a week from Monday, 31 August 2026, with these minutes. */
export function portalWeek(minutes: number[], changes: Partial<Week> = {}): PortalWeekQuery {
  const days = Array.from({ length: 7 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 7, 31 + index)).toISOString().slice(0, 10),
    minutes: minutes[index] ?? 0,
    interactions: index,
  }))
  const week = {
    monday: '2026-08-31',
    previous: '2026-08-24',
    next: null,
    days,
    experiments: [],
    summary: { learned: [], made: [], dinner: null, safety: 'No prompts in the AI lab this week.', idea: 'Learn together.' },
    highlights: [],
    growth: [],
    ...changes,
  }
  return { familyLearner: { id: 'learner-1', dailyGoalMinutes: 10, week } }
}

export function sent(id: string, changes: Partial<Interaction> = {}): Interaction {
  return {
    id,
    toolType: 'claude',
    lesson: null,
    providerName: 'Practice Coach',
    safetyLevel: 'safe',
    createdAt: '2026-09-01T10:00:00.000Z',
    isReviewAsked: false,
    isReviewGranted: null,
    settledAt: null,
    ...changes,
  }
}

export function portalSafety(
  interactions: Interaction[],
  page = lastPage as { endCursor: string | null; hasNextPage: boolean },
  opensAt: string | null = null,
) {
  const edges = interactions.map((node) => ({ node }))
  const lab = { opensAt, minutesPerDay: 45 }
  return {
    familyLearner: { id: 'learner-1', timeZone: 'Europe/London', lab, sharedInteractions: { edges, pageInfo: page } },
  } satisfies PortalSafetyQuery
}

export function transcript(changes: Partial<Words> = {}): TranscriptQuery {
  const words = {
    ...{ id: 'one', lesson: null, prompt: 'Call me on [phone number]', response: 'Set a size.', provider: 'practice-coach' },
    ...{ providerName: 'Practice Coach', model: '' },
    ...{ reasons: ['personalData'], isReported: false, reportReason: null, staffNote: '' },
    ...{ isReviewAsked: false, isReviewGranted: null, settledAt: null, isSecondAnswer: false, claimCheck: null, picture: null },
  }
  return { familyLearner: { id: 'learner-1', sharedInteraction: { ...words, ...changes } } }
}

type Line = {
  id: string
  kind: 'lesson' | 'experiment' | 'prompt' | 'tutor'
  sourceId: string
  title: string
  day: string
  withHelp?: number
  answeredBy?: string
}

export function journalPage(lines: Line[], page = lastPage as { endCursor: string | null; hasNextPage: boolean }): JournalQuery {
  return {
    familyLearner: {
      id: 'learner-1',
      journal: {
        edges: lines.map((line) => ({
          node: { withHelp: 0, answeredBy: line.kind === 'prompt' ? 'Practice Coach' : null, ...line },
        })),
        pageInfo: page,
      },
    },
  }
}
