import { safetyDays } from '../safety/safety-score.ts'

// Staff's student roster: sort orders, filters, sizes, and the seven figures above it with their formulas.

export const rosterSorts = {
  name: 'Name',
  enrolledDate: 'Enrolled',
  lastActivity: 'Last activity',
  totalXP: 'XP',
  completedLessons: 'Lessons',
  safetyScore: 'Safety',
} as const
export type RosterSort = keyof typeof rosterSorts

const sortNames: Record<RosterSort, string> = {
  name: 'name',
  enrolledDate: 'enrolment date',
  lastActivity: 'last activity',
  totalXP: 'XP',
  completedLessons: 'completed lessons',
  safetyScore: 'safety score',
}

/** Names a sort order in a sentence, like "sorted by last activity". */
export function sortText(sort: RosterSort): string {
  return `sorted by ${sortNames[sort]}`
}

export const directions = { ascending: 'Smallest first', descending: 'Greatest first' } as const
export type Direction = keyof typeof directions

/** In years, inclusive. */
export const ageBands = {
  under10: { title: 'Under 10', from: 0, to: 9 },
  from10: { title: '10 to 12', from: 10, to: 12 },
  from13: { title: '13 to 15', from: 13, to: 15 },
  from16: { title: '16 and over', from: 16, to: 200 },
} as const
export type AgeBand = keyof typeof ageBands

/** From the specification (section 9), inclusive; see safetyBand. */
export const safetyBands = {
  high: { title: '95 and above', from: 95, to: 100 },
  fair: { title: '90 to 94', from: 90, to: 94 },
  low: { title: 'Below 90', from: 0, to: 89 },
} as const
export type SafetyBand = keyof typeof safetyBands

export const studentsPerPage = 25
/** Longest search text, in characters. */
export const maxSearchLength = 100
/** Most search words used. */
export const maxSearchWords = 6
/** Most rows in an export. */
export const maxExportRows = 10_000

/** Days that "this week" covers in staff's figures. */
export const weekDays = 7

/** The seven figures above the roster, in order, with how each is counted. Demo staff see those of the demo academy. */
export const academyFigures = {
  students: { title: 'Students', formula: 'All learner accounts.' },
  activeThisWeek: { title: 'Active this week', formula: `Students who were active in the last ${weekDays} days.` },
  lessonsCompleted: { title: 'Lessons completed', formula: 'Path lessons completed by all students together.' },
  averageSafetyScore: {
    title: 'Average safety score',
    formula: `The average of all students’ safety scores over the last ${safetyDays} days, to one decimal. Students who sent nothing count as 100.`,
  },
  openFlags: {
    title: 'Open flags',
    formula: 'Lab prompts and answers waiting for staff: crises, reports, and blocked prompts to review.',
  },
  projectsCreated: { title: 'Projects created', formula: 'Projects by all students, not counting deleted ones.' },
  awaitingConsent: { title: 'Waiting for consent', formula: 'Children under 13 whose parent has not answered our request yet.' },
} as const
export type AcademyFigure = keyof typeof academyFigures

/** Splits a search text into words as the roster stores them: lower case, without accents and punctuation. */
export function searchWords(search: string): string[] {
  const plain = search.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxSearchWords)
}
