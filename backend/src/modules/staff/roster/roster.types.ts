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
  description: 'What the roster can be sorted by.',
  values: told<RosterSort>(rosterSorts),
})

export const DirectionEnum = builder.enumType('Direction', {
  description: 'Which end of an order comes first.',
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
  description: 'Whether staff should look at a student, by the rule in schema/rules/student-status.',
  values: {
    active: { value: 'active', description: 'Nothing asks for it.' },
    needsAttention: { value: 'needs-attention', description: 'At least one reason does; see `attention`.' },
  } as const,
})

export const StudentType = builder.objectRef<Student>('Student').implement({
  description: 'A student as staff see them in the roster. Each reading is logged.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    age: t.exposeInt('age', {
      description: 'Age in years: as given at signup, and a year more for each that the account is old.',
    }),
    email: t.exposeString('email', { description: 'Address; empty for a child who has none and signs in by codes.' }),
    persona: t.exposeString('persona', { nullable: true, description: 'Id of the path the student follows.' }),
    enrolledDate: t.expose('enrolledDate', { type: 'DateTime', description: 'When the account was made.' }),
    lastActivity: t.expose('lastActivity', {
      type: 'DateTime',
      description: 'When the student was last here or did something; the signup at the earliest.',
    }),
    totalXP: t.exposeInt('totalXP', { description: 'Points in all.' }),
    level: t.exposeInt('level', { description: 'Level that the XP amount to, from 1 up.' }),
    completedLessons: t.exposeInt('completedLessons', { description: 'Lessons of the paths that are completed.' }),
    totalLessons: t.exposeInt('totalLessons', { description: 'Lessons of the paths in all.' }),
    currentFolder: t.exposeString('currentFolder', {
      nullable: true,
      description:
        'Title of the first folder of the chosen path with a lesson to complete; null without a path, or when it is done.',
    }),
    achievements: t.exposeInt('achievements', { description: 'Achievements earned.' }),
    safetyScore: t.exposeInt('safetyScore', {
      description: 'How safely the lab was used in the last 30 days, 0 to 100, as the parents see it.',
    }),
    parentNotifications: t.exposeInt('parentNotifications', {
      description: 'Notices at the bells of the linked parents that they have not read.',
    }),
    weeklyProgress: t.exposeInt('weeklyProgress', { description: 'Lessons completed in the last 7 days, those of courses too.' }),
    flaggedInteractions: t.exposeInt('flaggedInteractions', {
      description: 'Prompts of the last 30 days that the rules marked or blocked, as the parents see it.',
    }),
    openFlags: t.exposeInt('openFlags', { description: 'What of the lab waits for staff, in number.' }),
    attention: t.field({
      type: [AttentionReasonEnum],
      description: 'Why the student needs attention, the gravest first; empty when they do not.',
      resolve: ({ attention }) => attention,
    }),
    status: t.field({ type: StudentStatusEnum, description: 'Whether staff should look.', resolve: ({ status }) => status }),
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
  description: 'The seven figures above the roster: of the demo academy for its staff, of everybody else for others.',
  authScopes: staff,
  fields: (t) => ({
    ...Object.fromEntries(whole.map((name) => [name, t.exposeInt(name, { description: figures[name].formula })])),
    averageSafetyScore: t.exposeFloat('averageSafetyScore', { description: figures.averageSafetyScore.formula }),
  }),
})
