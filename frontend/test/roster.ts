import type { StudentPageQuery } from '../src/app/pages/staff/student-page.generated.ts'
import type { StudentsQuery } from '../src/features/staff/roster/students-tab.generated.ts'

// Responses for the staff roster.

export type RosterStudent = StudentsQuery['students']['edges'][number]['node']

export function student(name: string, changes: Partial<RosterStudent> = {}): RosterStudent {
  return {
    id: name.toLowerCase(),
    name,
    age: 12,
    email: `${name.toLowerCase()}@example.org`,
    persona: 'writer',
    enrolledDate: '2026-08-01T10:00:00.000Z',
    lastActivity: '2026-09-01T10:00:00.000Z',
    totalXP: 1250,
    level: 3,
    completedLessons: 24,
    totalLessons: 48,
    currentFolder: 'Share Your Story',
    achievements: 6,
    safetyScore: 98,
    parentNotifications: 2,
    weeklyProgress: 3,
    flaggedInteractions: 1,
    attention: [],
    status: 'active',
    ...changes,
  }
}

export function rosterPage(list: RosterStudent[], pageInfo: Partial<StudentsQuery['students']['pageInfo']> = {}): StudentsQuery {
  const ends = { startCursor: 'first', endCursor: 'last', hasNextPage: false, hasPreviousPage: false }
  return { students: { edges: list.map((node) => ({ node })), pageInfo: { ...ends, ...pageInfo } } }
}

export const academyFigures = {
  students: 1204,
  activeThisWeek: 800,
  lessonsCompleted: 20_011,
  averageSafetyScore: 97.3,
  openFlags: 4,
  projectsCreated: 312,
  awaitingConsent: 7,
}

export function studentRecord(of: RosterStudent): NonNullable<StudentPageQuery['student']> {
  return {
    student: { ...of, openFlags: 0 },
    learner: {
      id: of.id,
      tier: 'free',
      timeZone: 'Europe/London',
      streak: 5,
      signsInByCode: false,
      consent: 'granted',
      summary: { totalMinutes: 508, averageMinutes: 25 },
      experimentAttempts: [
        {
          id: `${of.id}:next-word`,
          title: 'Next-word machine',
          reports: ['Made the machine say something false.'],
          startedAt: '2026-08-07T10:00:00.000Z',
        },
      ],
      controls: {
        mayAskProviders: false,
        mayMakePictures: false,
        isLabOn: true,
        opensLabEarly: false,
        labTools: ['chatgpt', 'claude'],
        labMinutesPerDay: 45,
        quietFrom: 1260,
        quietUntil: 420,
        mayShowProjects: true,
        pausedAt: null,
      },
    },
    parents: [{ id: 'p', name: 'Pat Hill', email: 'pat@example.org', since: '2026-08-02T10:00:00.000Z' }],
    consentSteps: [{ status: 'granted', at: '2026-08-02T10:00:00.000Z' }],
    learnedWithHelp: [{ id: 'one', title: 'One problem, ten ideas', questions: 2, lastAt: '2026-11-20T10:00:00.000Z' }],
    folders: [{ id: 'f', path: 'Writer', title: 'Find Your Voice', completed: 1, total: 2 }],
    achievements: [{ id: 'a', name: 'AI Explorer', icon: '🧭', earnedAt: '2026-08-05T10:00:00.000Z' }],
    projects: [{ id: 'q', title: 'Puffin stickers', status: 'completed', createdAt: '2026-08-06T10:00:00.000Z' }],
    log: [{ id: 'l', by: 'Ada Staff', action: 'Opened a student record', at: '2026-09-02T10:00:00.000Z' }],
  }
}
