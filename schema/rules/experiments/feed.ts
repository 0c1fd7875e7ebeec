import { z } from '../forms/zod.ts'
import { type ExperimentRules, mission } from './mission.ts'

export const goals = ['minutes', 'variety', 'glad'] as const

export type Goal = (typeof goals)[number]

/** Cards that the feed offers at a time. */
export const feedLength = 10
/** Cards of one topic from which a feed counts as narrow, and topics from which it counts as varied. */
export const narrow = 7
export const varied = 8
/** The most taps for the first mission. */
export const fewTaps = 6
export const maxTaps = 500

/** Shares of the feed that the machine fills without looking at what it has counted. */
export const exploreShares = [0, 0.1, 0.2, 0.3] as const

/** Averages per day. */
export type RunResult = {
  /** Minutes of all videos that the viewer watched. */
  minutes: number
  /** Topics among the ten cards on offer. */
  topics: number
  /** Videos that the viewer was glad about afterwards. */
  glad: number
}

/** Days of a run with a test viewer, and videos on each day. */
export const runDays = 10
export const runLength = 30

/** The test viewers with their results for each goal. A test compares them with the real runs. */
export const viewers: readonly { name: string; likes: string; results: Record<Goal, RunResult> }[] = [
  {
    name: 'Kit',
    likes: 'space, drawing and dinosaurs',
    results: {
      minutes: { minutes: 95, topics: 5.5, glad: 13 },
      variety: { minutes: 82, topics: 7.9, glad: 14 },
      glad: { minutes: 64, topics: 7, glad: 19 },
    },
  },
  {
    name: 'Noor',
    likes: 'football, gaming and jokes',
    results: {
      minutes: { minutes: 93, topics: 5.3, glad: 11 },
      variety: { minutes: 79, topics: 7.9, glad: 12 },
      glad: { minutes: 62, topics: 7.4, glad: 17 },
    },
  },
  {
    name: 'Sam',
    likes: 'cats, music and food',
    results: {
      minutes: { minutes: 93, topics: 5.6, glad: 12 },
      variety: { minutes: 82, topics: 7.9, glad: 13 },
      glad: { minutes: 63, topics: 7.7, glad: 18 },
    },
  },
]

const viewer = z.int().check(z.gte(0), z.lte(viewers.length - 1))
const taps = z.int().check(z.gte(1), z.lte(maxTaps))

export const feed: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({ taps, same: z.int().check(z.gte(0), z.lte(feedLength)) }),
      isReached: (it) => it.taps <= fewTaps && it.same >= narrow,
      report: (it) => `Narrowed a video feed from ten topics to mostly one with ${it.taps} taps.`,
    }),
    mission({
      evidence: z.strictObject({ narrowTaps: taps, wideTaps: taps, topics: z.int().check(z.gte(0), z.lte(feedLength)) }),
      isReached: (it) => it.topics >= varied,
      report: (it) =>
        `Brought ${it.topics} topics back into a narrow video feed without a reset. It took ${it.wideTaps} taps, after ${it.narrowTaps} to narrow it.`,
    }),
    mission({
      evidence: z.strictObject({
        viewer,
        goals: z.array(z.enum(goals)).check(z.length(goals.length)),
      }),
      isReached: (it) => new Set(it.goals).size === goals.length,
      report: (it) => {
        const { minutes, glad } = viewers[it.viewer]?.results ?? {}
        return `Compared three goals of a video feed with a test viewer. When the feed counts minutes, the viewer watches ${minutes?.minutes} minutes a day and is glad about ${minutes?.glad} of ${runLength} videos. When it counts how glad the viewer is: ${glad?.minutes} minutes, glad about ${glad?.glad}.`
      },
    }),
  ],
  state: z.strictObject({
    explore: z.literal(exploreShares),
    goal: z.enum(goals),
    viewer,
  }),
}
