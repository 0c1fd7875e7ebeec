import { randomIndex, seededRandom, shuffled } from '../../engine/random.ts'
import { type Drawing, mirrored } from '../paper/drawing.ts'
import * as animals from './animals.ts'
import * as buildings from './buildings.ts'
import type { Pen } from './pen.ts'
import { penned } from './pen.ts'
import * as nature from './sun-and-flower.ts'

type Look = { name: string; draw(pen: Pen): void }
export type Motif = { one: string; many: string; looks: readonly Look[] }

const look = (name: string, draw: Look['draw']): Look => ({ name, draw })

/** What can be drawn by code, each in several looks. */
export const motifs = {
  cat: {
    one: 'cat',
    many: 'cats',
    looks: [look('face', animals.catFace), look('from the side', animals.catSide), look('sitting', animals.catSitting)],
  },
  dog: {
    one: 'dog',
    many: 'dogs',
    looks: [look('face', animals.dogFace), look('from the side', animals.dogSide), look('sitting', animals.dogSitting)],
  },
  sun: {
    one: 'sun',
    many: 'suns',
    looks: [look('with rays', nature.sunRays), look('with spikes', nature.sunSpikes), look('rising', nature.sunRising)],
  },
  flower: {
    one: 'flower',
    many: 'flowers',
    looks: [look('daisy', nature.flowerDaisy), look('from above', nature.flowerFromAbove), look('tulip', nature.flowerTulip)],
  },
  pitched: {
    one: 'pitched-roof house',
    many: 'pitched-roof houses',
    looks: [look('with a pitched roof', buildings.pitchedRoof)],
  },
  tower: { one: 'tower block', many: 'tower blocks', looks: [look('tall', buildings.towerBlock)] },
  round: {
    one: 'round house',
    many: 'round houses',
    looks: [look('with a cone roof', buildings.roundHouse), look('dome', buildings.domeHouse)],
  },
  moving: {
    one: 'home that moves',
    many: 'homes that move',
    looks: [
      look('yurt', buildings.yurt),
      look('tent', buildings.tent),
      look('caravan', buildings.caravan),
      look('houseboat', buildings.houseboat),
      look('wagon', buildings.wagon),
      look('camper van', buildings.camper),
    ],
  },
  shop: {
    one: 'shop',
    many: 'shops',
    looks: [
      look('corner shop', buildings.cornerShop),
      look('department store', buildings.departmentStore),
      look('kiosk', buildings.kiosk),
      look('market stall', buildings.marketStall),
      look('food truck', buildings.foodTruck),
    ],
  },
} as const satisfies Record<string, Motif>

export type MotifId = keyof typeof motifs

/** How a prepared drawing was made: the same values give the same drawing. */
export type Prepared = { motif: MotifId; look: number; seed: number; isMirrored: boolean }

/** Draws a motif. */
export function drawn({ motif, look: index, seed, isMirrored }: Prepared): Drawing {
  const { looks }: Motif = motifs[motif]
  const chosen = looks[index % looks.length]
  if (!chosen) return []
  const drawing = penned(seededRandom(seed), chosen.draw)
  return isMirrored ? mirrored(drawing) : drawing
}

/** Returns different drawings of a motif, all looks (or the given ones) equally often. The same seed gives the same drawings. */
export function preparedSet(motif: MotifId, count: number, seed: number, looks?: readonly number[]): Prepared[] {
  const random = seededRandom(seed)
  const order = shuffled(looks ?? [...motifs[motif].looks.keys()], random)
  return Array.from({ length: count }, (_, index) => ({
    motif,
    look: order[index % order.length] ?? 0,
    seed: randomIndex(random, 2 ** 31),
    isMirrored: random() < 0.5,
  }))
}

/** Returns the name of a prepared drawing, such as "cat, sitting". */
export function nameOf({ motif, look: index }: Prepared): string {
  const { one, looks }: Motif = motifs[motif]
  return looks.length > 1 ? `${one}, ${looks[index]?.name}` : one
}
