// The AI Experiment Lab: its tools, its limits and its words. The screen asks with these rules, the server again.

/** The four tools of the lab, in their order; ids are those of the courses. */
export const labToolIds = ['chatgpt', 'gemini', 'claude', 'dalle'] as const
export type LabTool = (typeof labToolIds)[number]

/** Kinds of suggested prompts, in their order. */
export const labCategories = {
  words: 'Write and imagine',
  facts: 'Explain and check',
  plans: 'Plan and make',
} as const
export type LabCategory = keyof typeof labCategories

/** What the counter counts to (specification, section 5); a longer prompt may be sent. */
export const counterLength = 500
/** What the server takes. */
export const longestPrompt = 4000
/** How many interactions the screen looks back on (specification, section 9). */
export const recentInteractions = 3
/** Minutes a day in the lab. */
export const labMinutesPerDay = 60
/** After so many days what was written in the lab is erased. The privacy page names this. */
export const interactionDays = 90
/** Longest answer of a model, in tokens: about 500 words. */
export const longestAnswerTokens = 700
/** What models may count for one learner on one day, prompts and answers together: about 25 answers. Then the coach answers. */
export const learnerTokensPerDay = 30_000

/** Who answers as long as no model does. */
export const coachProvider = 'practice-coach'
/** A model on a machine of the academy's own, or in its own network: no company reads along. */
export const ownServer = 'academy-server'

/** Names for people of those who can answer. Whoever is missing is called by the address that was configured. */
const providerNames: Record<string, string> = {
  [coachProvider]: 'Practice Coach',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  [ownServer]: 'a server of the academy',
}

export function providerName(provider: string): string {
  return providerNames[provider] ?? provider
}

/** Texts that the specification fixes (sections 7 and 8). */
export const labToasts = {
  saved: 'Interaction Saved',
  refused: 'Safety Check Failed',
  blocked: 'This prompt contains content that may not be appropriate for young learners.',
  offline: 'Connection Error',
  offlineText: 'Unable to connect to AI service. Please try again.',
  /** The message inside, for the console (section 8). */
  noAnswer: 'Failed to get AI response',
} as const

/** Marks that nobody sees: control characters, those that turn the direction of writing, and those without width that only split words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A prompt as it is checked, stored and shown: the same words without marks that nobody sees. Emoji and every script stay. */
export function cleanPrompt(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').toWellFormed().replaceAll(unseen, '')
}

/** Where a sentence ends: at a mark that something else follows, or at a new line. */
export const sentenceEnd = /(?:[.!?…][)\]"'”’*]*(?=\s)|[。！？]|\n)\s*/gu

/** Why somebody reports an answer, and how that is put to them. */
export const interactionReports = {
  unhelpful: 'It does not help me',
  wrong: 'Something in it is wrong',
  scary: 'It scares or worries me',
  unkind: 'It is unkind',
  other: 'Something else',
} as const
export type InteractionReport = keyof typeof interactionReports

export const longestNote = 300
