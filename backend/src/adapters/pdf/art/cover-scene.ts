import { art, hair, skin } from './colors.ts'
import { lighthouse } from './lighthouse.ts'
import { person } from './people.ts'
import { blot, group, oval, type Shape, solid, spark, stroke } from './shapes.ts'

const stars: [number, number][] = [
  [60, 90],
  [118, 128],
  [52, 176],
  [176, 64],
  [414, 60],
  [478, 92],
  [508, 168],
  [446, 140],
  [150, 182],
  [94, 238],
  [500, 240],
]

const wave = (y: number, end: number) => `M-80 ${y}q30-20 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0V${end}H-80Z`

/** A night by the sea on a canvas of 560 by 520: a lighthouse, a grown-up and a child who look at its light together. */
export const coverScene: Shape[] = [
  blot('M-80-60h720v640H-80Z', art.night),
  blot('M286 128-120 40v190Z', art.amber, 0.26),
  blot('M286 128 680 30v190Z', art.amber, 0.26),
  ...stars.map(([x, y], index) => blot(oval(x, y, index % 3 ? 2.5 : 3.5), art.paper)),
  solid(wave(350, 600), art.violet),
  solid('M120 392c8-50 70-74 166-74s160 26 172 78c-20 24-318 26-338-4Z', art.teal),
  stroke('M214 344q8-10 18-6M352 348q10-8 18-2', art.ink, 3.5, 0.5),
  group(286, 336, 0.98, [group(-286, -336, 1, lighthouse)]),
  person(176, 300, 1.05, { look: 'bun', skin: skin.honey, hair: hair.brown, top: art.amber, gaze: 0.9 }),
  person(412, 326, 0.82, { look: 'curls', skin: skin.honey, hair: hair.black, top: art.coral, gaze: -0.9 }),
  solid(wave(402, 600), art.teal),
  group(300, 446, 0.9, [
    solid('M-64-10H64L42 34h-84Z', art.coral),
    stroke('M-64-10 0 16 64-10'),
    stroke('M0 16v-74', art.ink, 5),
    solid('M2-58c24 10 36 26 38 42H2Z', art.butter, 4),
  ]),
  solid(wave(452, 620), art.mint),
  spark(88, 122, 13, art.coral),
  spark(470, 176, 15, art.amber),
  spark(404, 92, 8, art.teal, 2.5),
  spark(186, 102, 8, art.violet, 2.5),
]
