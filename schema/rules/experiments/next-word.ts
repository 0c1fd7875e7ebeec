import { z } from '../forms/zod.ts'
import { experiments } from './catalogue.ts'
import { type ExperimentRules, mission } from './mission.ts'
import { percent } from './percent.ts'

/** The most words that the machine looks back. */
export const maxOrder = 4

/** The animals of the fairy tale in their homes, in the order of the text. */
export const homes = [
  { animal: 'fox', home: 'forest' },
  { animal: 'whale', home: 'sea' },
  { animal: 'owl', home: 'tower' },
  { animal: 'bear', home: 'cave' },
  { animal: 'mouse', home: 'kitchen' },
] as const

const order = z.int().check(z.gte(1), z.lte(maxOrder))
const homeIndex = z.int().check(z.gte(0), z.lte(homes.length - 1))
const share = z.number().check(z.gte(0), z.lte(1))

/** Share of copied words from which a text counts as copied, and below which it counts as new. */
export const copied = 0.9
export const mixed = 0.7

/** Most texts in the evidence of the second mission. */
const maxRuns = 6

/** Temperatures that count as careful and as bold. */
export const careful = 0.25
export const bold = 1.5

type Run = { order: number; share: number }

/** Returns the lowest look-back of a copied text, if a text with fewer words was new; otherwise `null`. */
function copyingOrder(runs: readonly Run[]): number | null {
  const copying = runs.filter((it) => it.share >= copied).map((it) => it.order)
  const mixing = runs.filter((it) => it.share < mixed).map((it) => it.order)
  const order = Math.min(...copying)
  return copying.length > 0 && mixing.some((it) => it < order) ? order : null
}

export const nextWord: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({ animal: homeIndex, home: homeIndex, order, chance: share }),
      isReached: ({ animal, home }) => animal !== home,
      report: ({ animal, home, order: words, chance }) =>
        `Let a next-word machine that looks back ${words === 1 ? '1 word' : `${words} words`} write that the ${homes[animal]?.animal} lives in the ${homes[home]?.home}, although its text says otherwise. The machine gave the word ${percent(chance)}.`,
    }),
    mission({
      evidence: z.strictObject({ runs: z.array(z.strictObject({ order, share })).check(z.minLength(2), z.maxLength(maxRuns)) }),
      isReached: ({ runs }) => copyingOrder(runs) !== null,
      report: ({ runs }) =>
        `Found out that a next-word machine copies its text when it looks back ${copyingOrder(runs)} words, and mixes it when it looks back fewer.`,
    }),
    mission({
      evidence: z.strictObject({
        careful: z.number().check(z.gte(0), z.lte(2)),
        bold: z.number().check(z.gte(0), z.lte(2)),
        isCarefulSame: z.boolean(),
        isBoldSame: z.boolean(),
      }),
      isReached: (it) => it.careful <= careful && it.bold >= bold && it.isCarefulSame && !it.isBoldSame,
      report: ({ careful: low, bold: high }) =>
        `Compared a next-word machine at temperatures ${low} and ${high}: the careful one wrote the same text twice, the bold one did not.`,
    }),
  ],
  state: z.strictObject({
    setup: z.enum(experiments['next-word'].setups),
    order,
    temperature: z.number().check(z.gte(0), z.lte(2)),
  }),
}
