import { z } from '../forms/zod.ts'
import { experiments } from './catalogue.ts'
import { type ExperimentRules, mission } from './mission.ts'
import { percent } from './percent.ts'

/** Neurons of the small, the medium and the big network. */
const sizes = [8, 32, 96] as const

export type Size = (typeof sizes)[number]

/** Names to learn from, if the learner chooses few. */
export const fewNames = 40

/** Most training rounds; a round is 10 batches of 32 examples. */
export const maxRounds = 200

/** Share of impossible pairs of letters from which names count as letter soup, and below which they count as readable. */
export const soup = { much: 0.35, little: 0.15 }

/** Share of copied names, and growth of the held-out loss, that show memorizing. */
export const memorized = { copies: 0.6, growth: 1.1 }

/** The best point: how close to the lowest held-out loss, how much it must have grown since, and how many new names it makes. */
export const bestPoint = { nearness: 1.03, growth: 1.05, made: 10, fresh: 7 }

const share = z.number().check(z.gte(0), z.lte(1))
const loss = z.number().check(z.gte(0), z.lte(30))
const round = z.int().check(z.gte(0), z.lte(maxRounds))
const size = z.literal(sizes)

export const nameMaker: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({
        early: z.strictObject({ round, soup: share }),
        later: z.strictObject({ round, soup: share }),
      }),
      isReached: ({ early, later }) => early.round < later.round && early.soup >= soup.much && later.soup <= soup.little,
      report: ({ early, later }) =>
        `Trained a small neural network to invent names. After ${early.round === 1 ? '1 round' : `${early.round} rounds`}, ${percent(early.soup)} of the pairs of letters were impossible, after ${later.round} rounds only ${percent(later.soup)}.`,
    }),
    mission({
      evidence: z.strictObject({
        size,
        names: z.int().check(z.gte(1), z.lte(1000)),
        round,
        copies: share,
        heldOut: loss,
        best: loss,
      }),
      isReached: ({ copies, heldOut, best }) => copies >= memorized.copies && heldOut >= memorized.growth * best,
      report: ({ size: neurons, names, copies }) =>
        `Trained a network with ${neurons} neurons on only ${names} names for too long: ${percent(copies)} of its names were copies, and it got worse on names that it had not seen.`,
    }),
    mission({
      evidence: z.strictObject({
        chosen: z.strictObject({ round, heldOut: loss }),
        last: z.strictObject({ round, heldOut: loss }),
        best: loss,
        fresh: z.int().check(z.gte(0), z.lte(bestPoint.made)),
      }),
      isReached: ({ chosen, last, best, fresh }) =>
        best > 0 &&
        chosen.round < last.round &&
        chosen.heldOut <= bestPoint.nearness * best &&
        last.heldOut >= bestPoint.growth * best &&
        fresh >= bestPoint.fresh,
      report: ({ chosen, last, fresh }) =>
        `Trained a network for ${last.round} rounds, found its best point at round ${chosen.round} in the curve of unseen names, and made ${bestPoint.made} names there, ${fresh} of them new.`,
    }),
  ],
  state: z.strictObject({
    setup: z.enum(experiments['name-maker'].setups),
    size,
    isFew: z.boolean(),
  }),
}
