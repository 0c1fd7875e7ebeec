import type { CardFacts, Score } from '@deepm/schema/rules/experiments/model-card'
import { type DrawingSetup, drawingSetups } from '@deepm/schema/rules/experiments/teach'
import { decide, describe, type Example } from '../../drawings/core.ts'
import { chancesOf, type Network } from '../../drawings/network/network.ts'
import { rounds, trained } from '../../drawings/network/train.ts'
import { type Drawing, turned } from '../../drawings/paper/drawing.ts'
import { pixelsOf } from '../../drawings/paper/pixels.ts'
import type { Item } from './model.ts'

/** The two machines: nearest neighbors, and a small neural network. */
export const machineIds = ['neighbors', 'network'] as const
export type MachineId = (typeof machineIds)[number]

/** What both machines know after training. Example and item have the same index. */
export type Machine = { items: readonly Item[]; examples: readonly Example[]; network: Network }

/** A test drawing and what each machine says about it. */
export type Tested = { item: Item; chances: Record<MachineId, readonly number[]> }

export type Report = { machine: Machine; tests: readonly Tested[]; upsideDown: Record<MachineId, Score> }

export type Request = { id: number; training: readonly Item[]; tests: readonly Item[] }
export type Answer = { id: number; round: number } | { id: number; report: Report }

/** The same drawings give the same network. */
const networkSeed = 5

/** Trains both machines and tests them with drawings that they have not seen, upright and upside down. Calls `post` after each round. */
export function trainAndTest({ id, training, tests }: Request, post: (answer: Answer) => void): void {
  const pictures = training.map((it) => ({ label: it.label, pixels: pixelsOf(it.drawing) }))
  const examples = pictures.map(({ label, pixels }) => ({ label, numbers: describe(pixels) }))
  const network = trained(pictures, 2, networkSeed, (round) => {
    if (round % 4 === 0 || round === rounds) post({ id, round })
  })
  const machine = { items: training, examples, network }
  const results = tests.map((item) => ({ item, chances: judge(machine, item.drawing) }))
  const upsideDown = tests.map((item) => ({ item, chances: judge(machine, turned(item.drawing, 180)) }))
  post({
    id,
    report: {
      machine,
      tests: results,
      upsideDown: { neighbors: scoreOf(upsideDown, 'neighbors'), network: scoreOf(upsideDown, 'network') },
    },
  })
}

/** Returns the chances of the classes that each machine gives to a drawing. */
export function judge(machine: Machine, drawing: Drawing): Record<MachineId, number[]> {
  const pixels = pixelsOf(drawing)
  return {
    neighbors: decide(describe(pixels), machine.examples, 2).chances,
    network: chancesOf(machine.network, pixels),
  }
}

/** Returns the training drawings that are most like a drawing, the closest first. */
export function nearestItems(machine: Machine, drawing: Drawing): Item[] {
  const { nearest } = decide(describe(pixelsOf(drawing)), machine.examples, 2)
  return nearest.map(({ index }) => machine.items[index]).filter((it) => it !== undefined)
}

/** Returns the class with the higher chance. */
export function answerOf(chances: readonly number[]): 0 | 1 {
  return (chances[1] ?? 0) > (chances[0] ?? 0) ? 1 : 0
}

export function scoreOf(tests: readonly Tested[], id: MachineId): Score {
  return { right: tests.filter(({ item, chances }) => answerOf(chances[id]) === item.label).length, tested: tests.length }
}

/** Groups the test drawings: by look, or by class if they are the learner's. */
export function groupsOf(setup: DrawingSetup, tests: readonly Tested[]): Tested[][] {
  const { looks } = drawingSetups[setup]
  if (!looks) return [0, 1].map((label) => tests.filter(({ item }) => item.label === label))
  return looks.map((_, look) => tests.filter(({ item }) => item.prepared?.look === look))
}

/** Returns the measured facts that a model card is checked against. */
export function factsOf(setup: DrawingSetup, { machine, tests, upsideDown }: Report, id: MachineId): CardFacts {
  const count = (label: number) => machine.items.filter((it) => it.label === label).length
  return {
    examples: [count(0), count(1)],
    own: machine.items.filter((it) => it.prepared === null).length,
    groups: groupsOf(setup, tests).map((group) => scoreOf(group, id)),
    upsideDown: upsideDown[id],
  }
}
