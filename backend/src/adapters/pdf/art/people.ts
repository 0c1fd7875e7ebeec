import { art } from './colors.ts'
import { blot, group, oval, type Shape, solid, stroke } from './shapes.ts'

type Look = 'curls' | 'crop' | 'scarf' | 'bun' | 'bob'
type Person = { look: Look; skin: string; hair: string; top: string; gaze?: number }

const behind: Record<Look, (hair: string) => Shape[]> = {
  curls: (hair) => [
    solid(
      'M-28 14c-12-4-14-18-5-24-5-12 6-22 16-19 5-9 18-11 25-4 11-4 22 4 20 15 10 5 10 19 1 24 4 10-4 20-13 18H-16c-9 2-16-4-12-10Z',
      hair,
      4,
    ),
  ],
  bob: (hair) => [solid('M-30 34c-6-20-4-62 30-62s36 42 30 62Z', hair, 4)],
  bun: (hair) => [solid(oval(2, -30, 13), hair, 4)],
  crop: () => [],
  scarf: () => [],
}

const front: Record<Look, string> = {
  curls: 'M-25 2c4-2 8-6 9-11 6 5 12 5 17 1 6 4 12 4 16 1 2 5 5 8 8 9 0-18-11-27-25-27S-25-16-25 2Z',
  crop: 'M-26 4c-4-24 10-34 26-34 18 0 30 12 26 34-4-4-6-8-7-13-14 2-26 0-34-6-2 8-6 14-11 19Z',
  bun: 'M-25 4c-2-20 8-30 25-30s27 10 25 30c-8-4-12-10-14-16-8 8-22 12-36 16Z',
  bob: 'M-26 8c-2-24 10-34 26-34s28 10 26 34c-6-6-8-10-9-16-12 6-26 6-34 2-2 6-5 10-9 14Z',
  scarf: 'M-25 4c2-16 12-24 25-24S23-12 25 4c-6-8-14-13-25-13S-19-4-25 4Z',
}

const veil = 'M-34 44c-2-16 0-18-4-30-2-30 18-44 38-44s40 14 38 44c-4 12-2 14-4 30-20 14-48 14-68 0Z'

/** Head and shoulders; the face is at (x, y + 6), the shoulders end at y + 84. */
export function person(x: number, y: number, scale: number, { look, skin, hair, top, gaze = 0 }: Person): Shape {
  const neck = look === 'scarf' ? solid(veil, hair, 4) : solid('M-9 24h18v17q-9 8-18 0Z', skin, 4)
  return group(x, y, scale, [
    ...behind[look](hair),
    solid('M-36 84c-2-30 8-46 36-46s38 16 36 46Z', top, 4),
    neck,
    solid(oval(0, 6, 25), skin, 4),
    solid(front[look], hair, 4),
    blot(oval(-9 + gaze * 5, 7, 3, 3.6), art.ink),
    blot(oval(9 + gaze * 5, 7, 3, 3.6), art.ink),
    stroke(`M${-6 + gaze * 5} 17q6 6 12 0`, art.ink, 3.5),
  ])
}
