import type { ExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import { type ExperimentRules, mission } from '@deepm/schema/rules/experiments/mission'
import { experimentRules } from '@deepm/schema/rules/experiments/rules'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { afterAll, beforeAll } from 'vitest'
import type { Browser, Json } from '../academy/academy.ts'

const score = (number: number) =>
  mission({
    evidence: z.strictObject({ score: z.number() }),
    isReached: (it) => it.score >= 80,
    report: (it) => `Reached mission ${number} with ${it.score} points`,
  })

const scoreRules: ExperimentRules = {
  missions: [score(1), score(2), score(3)],
  state: z.strictObject({ points: z.array(z.number()) }),
}

/**
 * Replaces the rules of these experiments during the tests of a suite: 80 points reach a mission, and numbers can be saved. The
 * real rules return afterwards, because test files share their modules.
 */
export function useScoreRules(ids: readonly ExperimentId[]): void {
  const realRules = { ...experimentRules }
  beforeAll(() => {
    for (const id of ids) experimentRules[id] = scoreRules
  })
  afterAll(() => {
    Object.assign(experimentRules, realRules)
  })
}

const recordExperiment = `mutation ($input: RecordExperimentInput!) {
  recordExperiment(input: $input) {
    __typename
    ... on Error { message code }
    ... on InvalidInputError { field }
    ... on RecordExperimentPayload {
      attempt { experimentId title missions reports state startedAt completedAt lesson { id } }
      learner { xp level streak }
      reward { xpEarned newLevel achievements { id } }
    }
  }
}`

export async function record(browser: Browser, input: Json): Promise<Json> {
  return (await browser.execute(recordExperiment, { input })).recordExperiment
}

/** Reaches a mission of an experiment with `useScoreRules`. */
export function reach(browser: Browser, experimentId: ExperimentId, number: number, points = 80): Promise<Json> {
  return record(browser, { experimentId, mission: number, evidence: { score: points } })
}

/** Reaches all missions, and returns the XP earned. */
export async function finish(browser: Browser, experimentId: ExperimentId): Promise<number> {
  let xp = 0
  for (const number of [1, 2, 3]) xp += (await reach(browser, experimentId, number)).reward.xpEarned
  return xp
}
