import { toolNames } from '../../learning/tools.ts'
import type { LabTool } from '../lab.ts'
import { type Coaching, coachPrompt } from './coach.ts'
import type { CoachedKind } from './kinds/kinds.ts'

// The Practice Coach's answers in the lab. It is not an AI chatbot, and every answer says so.

export type LabAnswer = {
  /** States who is answering. */
  opening: string
  coaching: Coaching
}

/** @param as the kind that the learner chose, if the coach guessed wrong */
export function answerPrompt(tool: LabTool, prompt: string, as?: CoachedKind): LabAnswer {
  return {
    opening: `I am the Practice Coach. I am not an AI chatbot, and ${toolNames[tool]} did not answer this. I read your prompt and say what could make it better.`,
    coaching: coachPrompt(prompt, { isForPicture: tool === 'dalle', as }),
  }
}

/** The answer as plain text, for storage, copying, REST and parents. */
export function answerText({ opening, coaching }: LabAnswer): string {
  return [opening, ...(coaching.reply ? replyBlocks(coaching.reply) : adviceBlocks(coaching))].join('\n\n')
}

function replyBlocks({ title, text, prompts, points }: NonNullable<Coaching['reply']>): string[] {
  const opening = /[?!]”?$/.test(title) ? title : `${title}.`
  const lines = [...prompts, ...points].map((line) => `- ${line}`)
  return [`${opening} ${text}`, ...(lines.length > 0 ? [lines.join('\n')] : [])]
}

/** Said with the parts of a picture. */
export const noPicture = 'No picture was made. This is what your words say about it.'

function adviceBlocks({ kind, isSure, parts, score, helpsWith, suggestions, isEnough, next, note }: Coaching): string[] {
  const found = parts.filter(({ isFound }) => isFound).map(({ name, words }) => (words ? `${name} (${words})` : name))
  const missing = parts.filter(({ isFound }) => !isFound).map(({ name }) => name)
  const ideas = suggestions.map(({ advice, example }, at) => `${at + 1}. ${advice}\n   For example: ${example}`)
  return [
    ...(note ? [note] : []),
    ...(parts.length > 0
      ? [
          [
            `${scoreText(score, parts.length, helpsWith)}.`,
            ...(kind === 'picture' && isSure ? [noPicture] : []),
            ...(found.length > 0 ? [`In your prompt: ${found.join(', ')}.`] : []),
            ...(missing.length > 0 ? [`Not in it yet: ${missing.join(', ')}.`] : []),
          ].join('\n'),
        ]
      : []),
    ...(isEnough ? [[praiseFor(parts), next].filter(Boolean).join(' ')] : []),
    ...(ideas.length > 0 ? [[isEnough ? extraTitle : suggestionsTitle(ideas.length), ...ideas].join('\n')] : []),
  ]
}

/** Said to a prompt that has what matters for its kind. */
export const goodPrompt = 'This is a good prompt: it has what matters.'

/** Opens the answer to a prompt that has what matters for its kind, that lacks parts but nothing useful, or that needs none of its parts. */
export function praiseFor(parts: Coaching['parts']): string {
  if (parts.length === 0) return clearPrompt
  return parts.filter(({ isFound }) => isFound).length > parts.length / 2 ? goodPrompt : triablePrompt
}

/** Said to a prompt that has half of the parts or fewer, although nothing more would help. */
const triablePrompt = 'You can try it like this.'

/** Said to a prompt that needs none of the parts. */
const clearPrompt = 'Your prompt is clear as it is.'

export const extraTitle = 'Only if you like:'

export function suggestionsTitle(count: number): string {
  return count === 1 ? 'This would help most:' : `These ${count} things would help most:`
}

/** What a learner chooses from if the coach took a prompt for something else. */
export const kindNames: Record<CoachedKind, string> = {
  question: 'A question',
  explanation: 'An explanation or facts',
  story: 'A story, poem or message',
  picture: 'A picture',
  plan: 'Ideas, a list, plan or quiz',
  homework: 'Homework',
  code: 'Code',
  joke: 'A joke or riddle',
  conversation: 'A chat',
}

export function scoreText(score: number, of: number, helpsWith: string): string {
  return `${score} of ${of} parts that help with ${helpsWith}`
}
