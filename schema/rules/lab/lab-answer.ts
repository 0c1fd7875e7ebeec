import { toolNames } from '../learning/tools.ts'
import { coachParts, coachPrompt, maxPartScore, maxTotalScore } from './coach.ts'
import type { LabTool } from './lab.ts'
import { type PictureSketch, sketchPicture } from './picture-sketch.ts'

// The Practice Coach's answers in the lab. It is not an AI model, and every answer says so.

/** Opens a coach answer given because the day's model quota is used up. */
export const quotaUsedUp = 'The AI answers for today are used up. They’ll be back tomorrow.'

export type LabAnswer = {
  /** States who is answering. */
  opening: string
  coaching: ReturnType<typeof coachPrompt>
  /** For DALL-E: the composition in words. */
  sketch: PictureSketch | null
}

/** What each tool does and how to prompt it. */
const toolWords: Record<LabTool, string> = {
  chatgpt: 'ChatGPT puts likely words together. Say what you need, and check what comes back.',
  gemini: 'Gemini can look at pictures too. Say what it should look at, and what you will check yourself.',
  claude: 'Claude is good with long texts. Say what it should do with them, and where it should stop and ask.',
  dalle: 'DALL-E makes pictures. Say what you want to see, where it is, and what the light is like.',
}

export function answerPrompt(tool: LabTool, prompt: string): LabAnswer {
  const name = toolNames[tool]
  return {
    opening: `I am the Practice Coach. I am not an AI, and ${name} did not answer this. ${toolWords[tool]}`,
    coaching: coachPrompt(prompt),
    sketch: tool === 'dalle' ? sketchPicture(prompt) : null,
  }
}

/** The answer as plain text, for storage, copying and REST. */
export function answerText({ opening, coaching, sketch }: LabAnswer): string {
  const { parts, total, change, rewritten } = coaching
  const scores = parts.map(({ id, score, found }) => {
    const name = coachParts.find((part) => part.id === id)?.name ?? id
    return `${name}: ${score} of ${maxPartScore}. ${found.join(' ') || 'Nothing here yet.'}`
  })
  const blocks = [
    opening,
    [`${total} of ${maxTotalScore} prompt tips used.`, ...scores].join('\n'),
    change ? `The one change that helps most: ${change.tip}` : 'All tips used. Only you can judge whether the idea is good.',
    ...(rewritten ? [`For example:\n${rewritten}`] : []),
    ...(sketch
      ? [['Your picture in words (not a real picture):', ...sketch.map(({ name, text }) => `${name}: ${text}`)].join('\n')]
      : []),
  ]
  return blocks.join('\n\n')
}
