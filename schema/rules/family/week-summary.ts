import { pluralize } from './week-format.ts'
import { things } from './week-lists.ts'
import { type WeekFacts, type WeekReport, weekReport } from './weekly-report.ts'

// A week as parents read it in the weekly email and in the portal: learned, made, a question for dinner, safety, one idea.

/** Most lessons and experiments that are named; further ones are counted. */
const maxNamed = 3

/** A completed lesson, with its first objective and a small question that needs no knowledge of its story. */
export type LearnedLesson = { title: string; objective: string; question: DinnerQuestion | null }

export type DinnerQuestion = { question: string; answer: string }

export type WeekSummary = {
  /** Whether nothing happened. */
  isQuiet: boolean
  /** A sentence for each completed lesson. */
  learned: string[]
  /** A sentence for each project and each experiment. */
  made: string[]
  /** From the newest lesson that has one. */
  dinner: DinnerQuestion | null
  safety: string
  idea: string
}

/** Returns the summary of a week. `lessons` are the completed ones, oldest first. */
export function weekSummary(facts: WeekFacts, lessons: readonly LearnedLesson[]): WeekSummary {
  const { days, experiments, projectsBegun, projectsCompleted, achievements } = facts
  const isQuiet =
    lessons.length + experiments.length + projectsBegun.length + projectsCompleted.length + achievements.length === 0 &&
    days.every(({ minutes, interactions }) => minutes + interactions === 0)
  return {
    isQuiet,
    learned: named(lessons.map(learnedSentence), 'lesson'),
    made: [
      ...(projectsCompleted.length > 0 ? [`Finished ${things('project', projectsCompleted)}.`] : []),
      ...(projectsBegun.length > 0 ? [`Started ${things('project', projectsBegun)}.`] : []),
      ...named(experiments.map(sentence), 'experiment'),
    ],
    dinner: lessons.findLast(({ question }) => question !== null)?.question ?? null,
    safety: safetySentence(facts),
    idea: ideaOf(weekReport(facts)),
  }
}

function learnedSentence({ title, objective }: LearnedLesson): string {
  if (objective === '') return `Completed “${title}”.`
  // Objectives begin with a verb.
  return sentence(`“${title}”: learned to ${objective.charAt(0).toLowerCase()}${objective.slice(1)}`)
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function named(sentences: string[], noun: string): string[] {
  const more = sentences.length - maxNamed
  return more > 0 ? [...sentences.slice(0, maxNamed), `And ${pluralize(more, `more ${noun}`)}.`] : sentences
}

/** Returns one honest sentence about the prompts of the week: the most serious fact, or that there was none. */
function safetySentence({ prompts, parts }: WeekFacts): string {
  if (prompts === 0) return 'No prompts in the AI lab this week.'
  const { harm = 0, override = 0, personalData = 0, keyword = 0 } = parts
  const of = (count: number) => (prompts === 1 ? 'The only prompt in the AI lab' : `${count} of ${prompts} prompts in the AI lab`)
  if (harm > 0) return `${of(harm)} asked for something harmful and got no answer.`
  if (override > 0) return `${of(override)} tried to get around the rules and got no answer.`
  if (personalData > 0) return `${of(personalData)} contained something private. We replaced it before storing anything.`
  if (keyword > 0) return `${of(keyword)} used a word that the lab blocks, such as “dangerous”.`
  return prompts === 1 ? '1 prompt in the AI lab, and it was safe.' : `${prompts} prompts in the AI lab, all safe.`
}

function ideaOf({ growth }: WeekReport): string {
  return growth.find(({ tip }) => tip !== null)?.tip ?? 'Ask your child to show you their favourite thing from the week.'
}
