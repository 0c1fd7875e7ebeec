import {
  type AcademyFigure,
  type AgeBand,
  ageBands,
  type Direction,
  directions,
  academyFigures as figures,
  type RosterSort,
  rosterSorts,
  type SafetyBand,
  safetyBands,
} from '@deepm/schema/rules/staff/roster'
import { type AttentionReason, attentionReasons } from '@deepm/schema/rules/staff/student-status'
import { builder } from '../../../graphql/builder.ts'
import type { AcademyFigures, Student } from './roster.service.ts'

const staff = { staff: true } as const

/** Returns the values of an enum with the texts of the rules as their descriptions. */
function told<Name extends string>(words: Record<Name, string | { title: string }>): Record<Name, { description: string }> {
  const entries = Object.entries<string | { title: string }>(words)
  return Object.fromEntries(
    entries.map(([name, it]) => [name, { description: `${typeof it === 'string' ? it : it.title}.` }]),
  ) as Record<Name, { description: string }>
}

export const RosterSortEnum = builder.enumType('RosterSort', {
  description: 'Sort key of the roster.',
  values: told<RosterSort>(rosterSorts),
})

export const DirectionEnum = builder.enumType('Direction', {
  description: 'Sort direction.',
  values: told<Direction>(directions),
})

export const AgeBandEnum = builder.enumType('AgeBand', {
  description: 'Ages of students, in years.',
  values: told<AgeBand>(ageBands),
})

export const SafetyBandEnum = builder.enumType('SafetyBand', {
  description: 'Bands of the safety score.',
  values: told<SafetyBand>(safetyBands),
})

const AttentionReasonEnum = builder.enumType('AttentionReason', {
  description: 'Why a student needs attention.',
  values: told<AttentionReason>(attentionReasons),
})

export const StudentStatusEnum = builder.enumType('StudentStatus', {
  description: 'Whether a student needs attention of staff, by the rule in schema/rules/staff/student-status.',
  values: {
    active: { value: 'active', description: 'The student needs no attention.' },
    needsAttention: { value: 'needs-attention', description: 'At least one reason applies; see `attention`.' },
  } as const,
})

export const StudentType = builder.objectRef<Student>('Student').implement({
  description: 'A student, as shown to staff in the roster. Each reading is logged.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    age: t.exposeInt('age', {
      description: 'Age in years: as given at signup, plus the full years since.',
    }),
    email: t.exposeString('email', {
      description: 'Email address; empty for a child without one, who signs in with entry codes.',
    }),
    persona: t.exposeString('persona', { nullable: true, description: 'Id of the path that the student follows.' }),
    enrolledDate: t.expose('enrolledDate', { type: 'DateTime', description: 'When the account was created.' }),
    lastActivity: t.expose('lastActivity', {
      type: 'DateTime',
      description: 'When the student was last active; at the earliest the signup.',
    }),
    totalXP: t.exposeInt('totalXP', { description: 'Total points.' }),
    level: t.exposeInt('level', { description: 'Level for this much XP, starting at 1.' }),
    completedLessons: t.exposeInt('completedLessons', { description: 'Number of completed lessons on the paths.' }),
    totalLessons: t.exposeInt('totalLessons', { description: 'Total number of lessons on the paths.' }),
    currentFolder: t.exposeString('currentFolder', {
      nullable: true,
      description:
        'Title of the first folder of the chosen path with an uncompleted lesson; null without a path, or when it is completed.',
    }),
    achievements: t.exposeInt('achievements', { description: 'Number of earned achievements.' }),
    safetyScore: t.exposeInt('safetyScore', {
      description: 'How safely the lab was used in the last 30 days, 0 to 100, as shown to parents.',
    }),
    parentNotifications: t.exposeInt('parentNotifications', {
      description: 'Number of unread notifications of the linked parents.',
    }),
    weeklyProgress: t.exposeInt('weeklyProgress', { description: 'Lessons completed in the last 7 days, including courses.' }),
    flaggedInteractions: t.exposeInt('flaggedInteractions', {
      description: 'Prompts of the last 30 days that the rules flagged or blocked, as shown to parents.',
    }),
    openFlags: t.exposeInt('openFlags', { description: 'Number of lab items that wait for staff.' }),
    attention: t.field({
      type: [AttentionReasonEnum],
      description: 'Why the student needs attention, most serious first; empty if they do not.',
      resolve: ({ attention }) => attention,
    }),
    status: t.field({
      type: StudentStatusEnum,
      description: 'Whether the student needs attention.',
      resolve: ({ status }) => status,
    }),
  }),
})

const whole = [
  'students',
  'activeThisWeek',
  'lessonsCompleted',
  'openFlags',
  'projectsCreated',
  'awaitingConsent',
] as const satisfies AcademyFigure[]

export const AcademyFiguresType = builder.objectRef<AcademyFigures>('AcademyFigures').implement({
  description: 'The seven figures above the roster, about the viewer’s academy: the demo academy or the real one.',
  authScopes: staff,
  fields: (t) => ({
    ...Object.fromEntries(whole.map((name) => [name, t.exposeInt(name, { description: figures[name].formula })])),
    averageSafetyScore: t.exposeFloat('averageSafetyScore', { description: figures.averageSafetyScore.formula }),
  }),
})
