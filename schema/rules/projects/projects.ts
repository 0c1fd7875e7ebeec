// Projects of the Project Studio: their columns, what may stand on a card, and the limits. The screen asks with these rules, the
// server again.

/** The columns of the board, in their order. A project may move from any to any. */
export const projectStatuses = ['planning', 'in_progress', 'review', 'completed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** What the columns are called. */
export const statusNames: Record<ProjectStatus, string> = {
  planning: 'Planning',
  in_progress: 'In progress',
  review: 'Review',
  completed: 'Completed',
}

/** A status as it reads after "No projects in". */
export const statusPhrases: Record<ProjectStatus, string> = {
  planning: 'planning',
  in_progress: 'progress',
  review: 'review',
  completed: 'completed',
}

/** Most projects that one learner may begin, the deleted ones not counted: against programs, not against children. What is read knows no such limit. */
export const mostProjects = 200
/** Most completed lessons that one project may name as evidence. */
export const mostEvidence = 12
/** Most prompts from the lab that one project may keep. */
export const mostPrompts = 10
/** How many of their prompts a learner is offered to keep, newest first; older ones are found by their words. */
export const promptChoices = 20
/** Cards of a column that are read at a time. */
export const columnPage = 50
/** Most projects the showcase shows. */
export const showcaseSize = 6
/** How long a deleted project can be brought back before it is erased. */
export const restoreHours = 24
/** So many people have to report a shown project for it to be hidden until staff decide. */
export const reportsToHide = 3

export const longestTitle = 80
export const longestDescription = 1000

/** Why somebody reports a shown project, and how that is put to them. */
export const reportReasons = {
  unkind: 'It is unkind to somebody',
  personal: 'It tells private things about somebody',
  unsafe: 'It is scary or dangerous',
  copied: 'Somebody else made it',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof reportReasons

/** Longest words that are looked for in prompts, in characters. */
export const longestPromptSearch = 100
export const longestReport = 300

type Words = { title: string; description: string; toolsUsed: readonly string[] }

/** Whether the words somebody approved are still the words of the project. */
export function sameWords(one: Words, other: Words): boolean {
  return one.title === other.title && one.description === other.description && one.toolsUsed.join() === other.toolsUsed.join()
}

/** "Your title has a phone number in it.": what a learner reads about words of a project that tell something private. */
export function describePersonalData(what: string, names: readonly string[]): string {
  return `Your ${what} has ${new Intl.ListFormat('en-GB').format(new Set(names))} in it.`
}

const longestPromptTitle = 80

/** What a prompt is called where there is no room for it: its first words in one line. */
export function promptTitle(prompt: string): string {
  const line = prompt.trim().replaceAll(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > longestPromptTitle
    ? `${letters
        .slice(0, longestPromptTitle - 1)
        .join('')
        .trimEnd()}…`
    : line
}
