import { z } from '../forms/zod.ts'
import { experiments } from './catalogue.ts'
import { type ExperimentRules, mission } from './mission.ts'
import { type Score, statementIds, worksWell, wrongStatements } from './model-card.ts'
import { percent } from './percent.ts'

/** The two classes of each setup, and the looks of their prepared drawings. Names of own classes stay on the device. */
export const drawingSetups = {
  'cat-dog': { classes: ['cat', 'dog'], looks: ['faces', 'whole animals from the side', 'sitting animals'] },
  'sun-flower': {
    classes: ['sun', 'flower'],
    looks: ['suns with rays and daisies', 'suns with spikes and flowers from above', 'rising suns and tulips'],
  },
  own: { classes: null, looks: null },
} as const

export type DrawingSetup = keyof typeof drawingSetups

/** The most drawings in the training box and test box together. */
export const maxDrawings = 120

/** Drawings that the learner adds at least, and drawings in the test at least. */
const minAdded = 4
const minTested = 8

/** Chance from which the machine is "sure". */
export const sure = 0.8

/** Share of a changed drawing that is at least still the drawing from before. */
export const mostlyKept = 0.5

/** Longest saved drawing, in coordinates. */
const maxCoordinates = 1200

const setup = z.enum(experiments.teach.setups as unknown as [DrawingSetup, ...DrawingSetup[]])
const machine = z.enum(['neighbors', 'network'])
const count = z.int().check(z.gte(0), z.lte(maxDrawings))
const score = z.strictObject({ right: count, tested: count }).check(z.refine((it) => it.right <= it.tested))
const label = z.int().check(z.gte(0), z.lte(1))
const chance = z.number().check(z.gte(0), z.lte(1))

const share = ({ right, tested }: Score) => (tested === 0 ? 0 : right / tested)
const plural = { cat: 'cats', dog: 'dogs', sun: 'suns', flower: 'flowers' }

/** Returns "tell cats from dogs". */
function tell(id: DrawingSetup): string {
  const { classes } = drawingSetups[id]
  return classes ? `tell ${plural[classes[0]]} from ${plural[classes[1]]}` : 'tell two kinds of drawings apart'
}

export const teach: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({ setup, machine, examples: count, added: count, last: score }),
      isReached: ({ added, last }) => added >= minAdded && last.tested >= minTested && share(last) >= worksWell,
      report: ({ setup: id, examples, last }) =>
        `Trained a machine to ${tell(id)} with ${examples} drawings: ${percent(share(last))} right on new drawings.`,
    }),
    mission({
      evidence: z.strictObject({
        setup,
        machine,
        truth: label,
        // Chance of the true class before the changes, and of the other class after them.
        before: chance,
        chance,
        kept: chance,
        changes: z.int().check(z.gte(0), z.lte(1000)),
      }),
      isReached: (it) => it.before > 0.5 && it.chance >= sure && it.kept >= mostlyKept && it.changes > 0,
      report: ({ setup: id, truth, chance: found }) => {
        const { classes } = drawingSetups[id]
        return classes
          ? `Changed a drawing of a ${classes[truth]} until a machine took it for a ${classes[1 - truth]}. The machine gave it ${percent(found)}.`
          : `Changed a drawing until a machine put it into the wrong one of two classes. The machine gave it ${percent(found)}.`
      },
    }),
    mission({
      evidence: z.strictObject({
        setup,
        facts: z.strictObject({
          examples: z.tuple([count, count]),
          own: count,
          groups: z.array(score).check(z.minLength(2), z.maxLength(3)),
          upsideDown: score,
        }),
        chosen: z.array(z.enum(statementIds)).check(z.maxLength(statementIds.length)),
      }),
      isReached: ({ facts, chosen }) => facts.upsideDown.tested >= minTested && wrongStatements(facts, chosen).length === 0,
      report: ({ setup: id, facts }) => {
        const all = facts.groups.reduce((sum, it) => ({ right: sum.right + it.right, tested: sum.tested + it.tested }))
        return `Wrote a model card for a machine that can ${tell(id)}: ${percent(share(all))} right on new drawings, ${percent(share(facts.upsideDown))} when they are upside down.`
      },
    }),
  ],
  state: z.strictObject({
    setup,
    examples: z
      .array(
        z.union([
          z.strictObject({
            label,
            isTest: z.boolean(),
            motif: z.string().check(z.maxLength(10)),
            look: z.int().check(z.gte(0), z.lte(9)),
            seed: z.int().check(z.gte(0)),
            isMirrored: z.boolean(),
          }),
          z.strictObject({
            label,
            isTest: z.boolean(),
            strokes: z
              .array(z.array(z.int().check(z.gte(-50), z.lte(150))).check(z.maxLength(maxCoordinates)))
              .check(z.maxLength(200)),
          }),
        ]),
      )
      .check(z.maxLength(maxDrawings)),
  }),
}
