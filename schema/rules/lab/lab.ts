// The AI Experiment Lab: its tools, limits and texts. Both the screen and the server validate with these rules.

/** The four lab tools, in order; their ids are course ids. */
export const labToolIds = ['chatgpt', 'gemini', 'claude', 'dalle'] as const
export type LabTool = (typeof labToolIds)[number]

/** Kinds of suggested prompts, in order. */
export const labCategories = {
  words: 'Write and imagine',
  facts: 'Explain and check',
  plans: 'Plan and make',
} as const
export type LabCategory = keyof typeof labCategories

/** The counter's maximum (specification, section 5); longer prompts can be sent. */
export const counterLength = 500
/** The server's limit. */
export const maxPromptLength = 4000
/** Number of recent interactions the screen shows (specification, section 9). */
export const recentInteractions = 3
/** Daily minutes in the lab. */
export const labMinutesPerDay = 60
/** Days after which lab interactions are erased. The privacy page states this number. */
export const interactionDays = 90
/** Longest model answer, in tokens: about 500 words. */
export const maxAnswerTokens = 700
/** Tokens per learner and day, prompts and answers together. After that, the coach answers. */
export const learnerTokensPerDay = 30_000
/** The same in answers of usual length, for families. */
export const answersPerDay = 25

/** Tokens that a picture counts, because of its price: at most 5 pictures a day, or fewer beside answers. */
export const pictureTokens = 6000
export const picturesPerDay = learnerTokensPerDay / pictureTokens
/** Newest pictures that are kept per learner, so that a data export stays small. */
export const maxKeptPictures = 30

/** The provider when no model is available. */
export const coachProvider = 'practice-coach'
/** A self-hosted model, on this machine or in its own network: no company sees the prompts. */
export const selfHostedProvider = 'academy-server'

/** Display names of providers. Others are shown by the host name of their configured URL. */
const providerNames: Record<string, string> = {
  [coachProvider]: 'Practice Coach',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  [selfHostedProvider]: 'an academy server',
}

/** @param isTutor whether it answers questions about a lesson, where a search takes the place of the Practice Coach */
export function providerName(provider: string, isTutor = false): string {
  return isTutor && provider === coachProvider ? 'Lesson search' : (providerNames[provider] ?? provider)
}

/** Texts fixed by the specification (sections 7 and 8). */
export const labToasts = {
  saved: 'Interaction Saved',
  refused: 'Safety Check Failed',
  blocked: 'This prompt contains content that may not be appropriate for young learners.',
  offline: 'Connection Error',
  offlineText: 'Unable to connect to AI service. Please try again.',
  /** Logged to the console (section 8). */
  noAnswer: 'Failed to get AI response',
} as const

/** Opens a coach answer given because the day's model quota is used up. */
export const quotaUsedUp = 'The AI answers for today are used up. They’ll be back tomorrow.'

/** Invisible characters: control characters, direction marks, and zero-width ones that only split words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Returns a prompt as it is checked, stored and shown: without invisible characters. Emoji and every script stay. */
export function cleanPrompt(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').toWellFormed().replaceAll(unseen, '')
}

/** The end of a sentence: a punctuation mark with text after it, or a line break. */
export const sentenceEnd = /(?:[.!?…][)\]"'”’*]*(?=\s)|[。！？]|\n)\s*/gu

/** Reasons for reporting an answer, with their labels. */
export const interactionReports = {
  unhelpful: 'It does not help me',
  wrong: 'Something in it is wrong',
  scary: 'It scares or worries me',
  unkind: 'It is unkind',
  other: 'Something else',
} as const
export type InteractionReport = keyof typeof interactionReports

export const maxNoteLength = 300

/** The stored response to a prompt that became a picture. */
export const pictureResponse = 'A model made a picture from this prompt.'
/** The response when a check stopped the picture. */
export const blockedPictureText =
  'We stopped this picture. Something in it was not right for young people. You did nothing wrong: AI models make mistakes. Describe your picture in a different way.'
/** The answer to a picture prompt that names a real person. */
export const realPersonText =
  'Pictures here don’t show real people, to be fair to them. Describe someone you make up, like “a girl with red curls who plays football”. Did you mean a place or a thing? Say what it is, like “the city of Paris”.'
