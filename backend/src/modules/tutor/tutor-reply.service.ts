import type { CheckItem } from '@deepm/schema/rules/learning/check'
import { lessonSteps } from '@deepm/schema/rules/learning/steps/lesson-steps'
import { type ReplyPart, replyText } from '@deepm/schema/rules/learning/tutor/tutor'
import type { OwnAnswer } from '../lab/purpose.service.ts'
import { checkQuestionIn } from './search/check-question.service.ts'
import { type Found, searchIn } from './search/lesson-search.service.ts'
import { type Passage, passagesIn, type TutoredLesson } from './search/passages.service.ts'
import { suggestedQuestions } from './search/suggestions.service.ts'

export type LessonWithCheck = TutoredLesson & { objectives: readonly string[]; items: readonly CheckItem[] }

type Reply = { parts: ReplyPart[]; step: number | null }

/**
 * Answers a question about a lesson without a model: quotes the passage that fits, and asks back. A question of the check gets a step to
 * read again instead of a quotation, which could be its answer. If nothing fits, it offers questions that the lesson can answer.
 */
export function tutorAnswer(lesson: LessonWithCheck, question: string): OwnAnswer {
  const { parts, step } = replyTo(lesson, withoutPlaceholders(question))
  return { text: replyText(parts), step }
}

/** Returns two or three questions that a lesson can answer. */
export function questionsFor(lesson: LessonWithCheck): string[] {
  const passages = passagesIn(lesson)
  const search = searchIn(passages)
  const isAnswered = (question: string) =>
    !checkQuestionIn(lesson.items, question) && search(withoutPlaceholders(question)).kind === 'found'
  return suggestedQuestions({ objectives: lesson.objectives, passages, isAnswered })
}

/** Placeholders for personal data are not the learner's words. */
function withoutPlaceholders(question: string): string {
  return question.replaceAll(/\[[^\]]*\]/g, ' ').trim()
}

function replyTo(lesson: LessonWithCheck, question: string): Reply {
  const passages = passagesIn(lesson)
  const search = searchIn(passages)
  const checked = checkQuestionIn(lesson.items, question)
  if (checked?.kind === 'item') {
    const result = search(checked.searchFor)
    return hint(lesson, result.kind === 'found' ? result.found : passageBefore(lesson, passages, checked.id))
  }
  if (checked) return { parts: [text(noAnswers), text(whichQuestion)], step: null }
  const result = aboutTutor.test(question) ? { kind: 'tutor' as const } : search(question)
  if (result.kind === 'found') {
    const { quote, step } = result.found
    return { parts: [text(`${placeOf(lesson, result.found)}:`), { kind: 'quote', text: quote }, text(askBack(question))], step }
  }
  const questions = questionsFor(lesson)
  const offers: ReplyPart[] = questions.length > 0 ? [text('You could ask me:'), { kind: 'offers', questions }] : []
  return { parts: [text(unanswered[result.kind](lesson)), ...offers], step: null }
}

function text(words: string): ReplyPart {
  return { kind: 'text', text: words }
}

function placeOf(lesson: LessonWithCheck, { step, title }: Found): string {
  return `Step ${step}${title === lesson.title ? '' : `, “${title}”,`} says something about that`
}

const noAnswers = 'I don’t give away the answers to the questions of a lesson. But I can point you to the part that helps.'
const whichQuestion = 'Which question is it? Write a few of its words.'

/** Returns the last passage before a question of the check; null when it comes first. */
function passageBefore(lesson: LessonWithCheck, passages: readonly Passage[], questionId: string): Passage | null {
  const before = lessonSteps(lesson).findIndex((step) => step.kind === 'question' && step.id === questionId)
  return passages.findLast(({ step }) => step <= before) ?? null
}

function hint(lesson: LessonWithCheck, found: Pick<Found, 'step' | 'title'> | null): Reply {
  if (!found) return { parts: [text(noAnswers), text('Which answers can you already rule out?')], step: null }
  const title = found.title === lesson.title ? '' : `, “${found.title}”`
  const parts = [text(`${noAnswers} Read step ${found.step}${title}, again.`), text('Which sentence there helps you to decide?')]
  return { parts, step: found.step }
}

/** Questions about the tutor itself. */
const aboutTutor =
  /\b(?:are|r)\s+(?:you|u)\s+(?:a |an |my )?(?:real|human|person|people|bot|robot|ai|machine|alive|friend|chatgpt|boy|girl)\b|\b(?:who|what|how old)\s+(?:are|r)\s+(?:you|u)\b|\bwhat(?:['’]s|s| is)\s+your\s+name\b|\bdo\s+(?:you|u)\s+(?:have|like|love|feel|sleep|eat)\b/i

const unanswered = {
  nothing: () => 'I looked through the whole lesson, and nothing in it answers this. Perhaps it helps to ask in other words.',
  offTopic: ({ title }) => `That isn’t in this lesson, and this lesson is all I know. Let’s go back to “${title}”.`,
  empty: () => 'Tell me which word or which part is hard, and I’ll look for the lines that help.',
  tutor: () => 'I’m a small program, not a person and not an AI chatbot. I look for the lines of this lesson that help you.',
} satisfies Record<string, (lesson: LessonWithCheck) => string>

/** Asks back by the way the learner asked. The first match counts. */
const backs: [RegExp, string][] = [
  [/^\W*(?:(?:but|so|and)\s+)?why\b|\bwhy\s+(?:is|are|do|does|did|can|would|should)\b/i, 'Which words in it give the reason?'],
  [/\bhow\s+(?:do|does|did|can|could|would|should|is|are)\b/i, 'What happens first, in your own words?'],
  [/\bwhat(?:['’]s|s| is| are| does)\b|\bmean/i, 'How would you explain that to a friend?'],
  [
    /^\W*(?:(?:but|so|and)\s+)?(?:is|are|do|does|did|can|could|should|will|would|has|have)\b/i,
    'Does it say yes, no, or “it depends”?',
  ],
  [/\?\s*$|^\W*(?:who|when|where|which|what)\b/i, 'What does it tell you about your question?'],
]

function askBack(question: string): string {
  return backs.find(([pattern]) => pattern.test(question))?.[1] ?? 'Does it fit with what you wrote?'
}
