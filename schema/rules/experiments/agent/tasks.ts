import type { Task } from './run.ts'
import { type Askable, factsOf, type Note, type Tool, tools } from './world.ts'

const chores = factsOf('book on table', 'plant watered')

/** Most kinds of steps, and most questions, that count as well chosen in the third mission. */
export const maxAsked = 2
export const maxQuestions = 6

/** Fewest tools with which the robot does the chores. */
export const fewestTools = 3

/** Tools that the robot has in the second and third mission, before the learner takes some away. */
export const secondTools: readonly Tool[] = tools.filter((it) => it !== 'pay' && it !== 'switch')
const thirdTools: readonly Tool[] = tools.filter((it) => it !== 'switch')

export const firstNote: Note = { opener: 'robot', middle: 'forget', request: 'carry' }
const quietNote: Note = { opener: 'head', middle: 'tidy', request: 'belongs' }

/** Chores without a note: which tools does the robot need? */
export function choresTask(given: readonly Tool[]): Task {
  return { goal: chores, tools: given, note: null, filter: false, notesAreData: false, asks: [] }
}

export type Defence = { note: Note; tools: readonly Tool[]; filter: boolean; notesAreData: boolean }

/** The same chores with a note on the way. */
export function noteTask(defence: Defence): Task {
  return { goal: chores, asks: [], ...defence, tools: defence.tools.filter((it) => secondTools.includes(it)) }
}

/** Chores and a letter, with nearly all tools: which steps need an OK? */
export function okTask(asks: readonly Askable[]): Task {
  return { goal: chores | factsOf('letter in box'), tools: thirdTools, note: quietNote, filter: false, notesAreData: false, asks }
}

/** The kinds of steps for which the third mission can ask an OK. */
export const thirdAskables: readonly Askable[] = ['drive', ...thirdTools]
