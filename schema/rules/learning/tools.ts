/** The AI tools taught here, in order; each has a course with the same id. */
export const toolIds = ['chatgpt', 'gemini', 'claude', 'dalle', 'midjourney', 'runway'] as const
export type ToolId = (typeof toolIds)[number]

export const toolNames: Record<ToolId, string> = {
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
  claude: 'Claude',
  dalle: 'DALL-E',
  midjourney: 'Midjourney',
  runway: 'Runway',
}
