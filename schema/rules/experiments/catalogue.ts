/** The experiments, in the order of the shelf. Ids are in URLs, lessons and rows, so they never change. */
export const experimentIds = [
  'next-word',
  'teach',
  'tokens',
  'rules-or-learning',
  'noise-to-picture',
  'name-maker',
  'word-map',
  'who-is-missing',
  'feed',
  'real-or-made',
  'agent',
  'privacy-detective',
] as const

export type ExperimentId = (typeof experimentIds)[number]

/** Missions of each experiment; they are numbered from 1. */
export const missionCount = 3

export type MissionNumber = 1 | 2 | 3

export type ExperimentFacts = {
  title: string
  /** One sentence about what the learner does. */
  teaser: string
  /** Typical duration of all missions. */
  minutes: number
  /** Whether visitors without an account can use it. */
  isPublic: boolean
  /** Ids of the prepared data that a lesson may choose; the first is the default. */
  setups: readonly [string, ...string[]]
}

/** What lists and lessons need to know about an experiment without loading it. */
export const experiments: Record<ExperimentId, ExperimentFacts> = {
  'next-word': {
    title: 'Next-Word Machine',
    teaser: 'Train a machine on a text and let it write, one word after another.',
    minutes: 8,
    isPublic: true,
    setups: ['fairy-tale', 'weather', 'recipe', 'own'],
  },
  teach: {
    title: 'Teach a Machine',
    teaser: 'Draw examples, train a picture machine, and test it on drawings it has never seen.',
    minutes: 12,
    isPublic: true,
    setups: ['cat-dog', 'sun-flower', 'own'],
  },
  tokens: {
    title: 'Token Cutter',
    teaser: 'See how a language model cuts your text into pieces.',
    minutes: 6,
    isPublic: false,
    setups: ['english', 'languages', 'letters'],
  },
  'rules-or-learning': {
    title: 'Rules or Learning?',
    teaser: 'Sort creatures by your own rules. Then let a machine find the rules.',
    minutes: 8,
    isPublic: false,
    setups: ['creatures'],
  },
  'noise-to-picture': {
    title: 'Noise to Picture',
    teaser: 'Turn random dots into a small picture, one step at a time.',
    minutes: 6,
    isPublic: true,
    setups: ['icons'],
  },
  'name-maker': {
    title: 'Name Maker',
    teaser: 'Watch a small neural network learn to invent names.',
    minutes: 8,
    isPublic: false,
    setups: ['first-names', 'dinosaurs', 'planets'],
  },
  'word-map': {
    title: 'Word Map',
    teaser: 'Explore words as points on a map, and see which ones a machine puts side by side.',
    minutes: 8,
    isPublic: false,
    setups: ['animals', 'jobs', 'food'],
  },
  'who-is-missing': {
    title: 'Who Is Missing?',
    teaser: 'Train a machine on unfair data, check how well it works for each group, then fix it.',
    minutes: 8,
    isPublic: false,
    setups: ['houses'],
  },
  feed: {
    title: 'Feed Machine',
    teaser: 'Run a video feed and watch how quickly it learns what keeps you watching.',
    minutes: 6,
    isPublic: false,
    setups: ['videos'],
  },
  'real-or-made': {
    title: 'Real or Made?',
    teaser: 'Decide which posts and pictures are real, say how sure you are, and track a claim back to where it started.',
    minutes: 8,
    isPublic: false,
    setups: ['posts'],
  },
  agent: {
    title: 'Robot Agent',
    teaser: 'Give a robot a goal, tools and permissions. Then see who else can give it orders.',
    minutes: 8,
    isPublic: false,
    setups: ['library'],
  },
  'privacy-detective': {
    title: 'Privacy Detective',
    teaser: 'Find out which harmless-looking facts can give a person away.',
    minutes: 6,
    isPublic: false,
    setups: ['class-list'],
  },
}

export function isExperimentId(id: string): id is ExperimentId {
  return (experimentIds as readonly string[]).includes(id)
}

/** Returns the title of an experiment; the id for one that no longer exists. */
export function titleOf(id: string): string {
  return isExperimentId(id) ? experiments[id].title : id
}
