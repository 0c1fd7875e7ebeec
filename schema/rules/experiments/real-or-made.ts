import { z } from '../forms/zod.ts'
import { type ExperimentRules, mission } from './mission.ts'
import { score } from './real-or-made/core.ts'
import {
  type Answer,
  claimIds,
  claims,
  confidences,
  deskItems,
  fewestPages,
  judged,
  lookItems,
  pageIds,
} from './real-or-made/key.ts'

/** Points for "I am not sure" on every item. */
export const unsureScore = 75

/** From this confidence an answer counts as sure; this many are needed, and this share of them must be right. */
export const sure = 90
export const fewestSure = 5
const rightShare = 0.8

const confidence = z.literal([...confidences])
const answers = <Id extends string>(ids: readonly [Id, ...Id[]]) =>
  z.array(z.strictObject({ item: z.enum(ids), isReal: z.boolean(), confidence })).check(z.maxLength(ids.length))

const look = answers(lookItems)
const desk = answers(deskItems)
const trace = z.strictObject({
  claim: z.enum(claimIds),
  opened: z.array(z.enum(pageIds)).check(z.maxLength(pageIds.length)),
  start: z.enum(pageIds),
})

const itemsOf = (list: readonly Answer[]) => new Set(list.map(({ item }) => item)).size
const isComplete = (list: readonly Answer[], ids: readonly string[]) => itemsOf(list) === ids.length
const scoreOf = (list: readonly Answer[]) => score(list.map(judged))
const sureOnes = (list: readonly Answer[]) => list.filter((it) => it.confidence >= sure).map(judged)
const rightOf = (list: readonly Answer[]) => sureOnes(list).filter(({ isRight }) => isRight).length

/** The server scores the answers again with the key. */
export const realOrMade: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({ first: look, second: look }),
      isReached: ({ first, second }) =>
        isComplete(first, lookItems) &&
        isComplete(second, lookItems) &&
        (scoreOf(second) > scoreOf(first) || scoreOf(second) > unsureScore),
      report: ({ first, second }) =>
        `Judged six posts and said how sure the answers were: ${Math.round(scoreOf(first))} points at first, ${Math.round(scoreOf(second))} points after saying “not sure” more honestly.`,
    }),
    mission({
      evidence: trace,
      isReached: ({ claim, opened, start }) => {
        const pages: readonly string[] = claims[claim].pages
        const read = new Set(opened.filter((it) => pages.includes(it)))
        return start === claims[claim].start && read.has(start) && read.size >= fewestPages
      },
      report: ({ opened }) =>
        `Traced a claim to the page where it started, after reading ${new Set(opened).size} pages about it.`,
    }),
    mission({
      evidence: z.strictObject({ answers: desk }),
      isReached: ({ answers: list }) =>
        itemsOf(list) === list.length &&
        sureOnes(list).length >= fewestSure &&
        rightOf(list) / sureOnes(list).length >= rightShare,
      report: ({ answers: list }) =>
        `Judged ${list.length} items with the help of other sources: ${rightOf(list)} of ${sureOnes(list).length} answers with at least ${sure}% confidence were right.`,
    }),
  ],
  state: z.strictObject({ first: look, second: look, answers: desk }),
}
