// Projects of the Project Studio: columns, card contents and limits. Both the screen and the server validate with these rules.

/** The board's columns, in order. A project can move from any to any other. */
export const projectStatuses = ['planning', 'in_progress', 'review', 'completed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** Column titles. */
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

/** Most projects one learner can create, not counting deleted ones; it stops scripts, not children. Reading has no such limit. */
export const maxProjects = 200
/** Most completed lessons per project as evidence. */
export const maxEvidence = 12
/** Most lab prompts per project. */
export const maxPrompts = 10
/** Number of prompts offered to attach, newest first; older ones are found by search. */
export const promptPageSize = 20
/** Cards of a column loaded per page. */
export const columnPage = 50
/** Most projects in the showcase. */
export const showcaseSize = 6
/** Hours a deleted project can be restored before it is erased. */
export const restoreHours = 24
/** Reports by different accounts, old enough for the showcase, that hide a project until staff decide. */
export const reportsToHide = 3

export const maxTitleLength = 80
export const maxDescriptionLength = 1000

/** Reasons for reporting a shown project, with their labels. */
export const reportReasons = {
  unkind: 'It is unkind to someone',
  personal: 'It shares private things about someone',
  unsafe: 'It is scary or dangerous',
  copied: 'Someone else made it',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof reportReasons

/** Longest prompt search, in characters. */
export const maxPromptSearchLength = 100
export const maxReportLength = 300

type Words = { title: string; description: string; toolsUsed: readonly string[] }

/** Returns whether a project's texts still equal the approved ones. */
export function hasSameText(one: Words, other: Words): boolean {
  return one.title === other.title && one.description === other.description && one.toolsUsed.join() === other.toolsUsed.join()
}

/** Explains that a text of a project contains personal data: "Your title has a phone number in it." */
export function describePersonalData(what: string, names: readonly string[]): string {
  return `Your ${what} has ${new Intl.ListFormat('en-GB').format(new Set(names))} in it.`
}

const maxPromptTitleLength = 80

/** Returns a short title for a prompt: its first words in one line. */
export function promptTitle(prompt: string): string {
  const line = prompt.trim().replaceAll(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > maxPromptTitleLength
    ? `${letters
        .slice(0, maxPromptTitleLength - 1)
        .join('')
        .trimEnd()}…`
    : line
}
