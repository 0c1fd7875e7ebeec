import { type Background, backgrounds, type Target, targets } from '@deepm/schema/rules/experiments/noise-to-picture'
import { side } from './core.ts'
import { drawings } from './pictures/icons.ts'
import { type Look, paint } from './pictures/paint.ts'

export type TrainingPicture = { target: Target; values: Float32Array; background: Background }

/** Colours of the backgrounds. */
export const backgroundColors: Record<Background, string> = {
  blue: '#86cdf5',
  purple: '#43386b',
  yellow: '#ffe694',
  pink: '#f7a3b5',
}

/** Colours `a` and `b` of the variants of a thing. */
const pairs: Partial<Record<Target, readonly (readonly [string, string])[]>> = {
  apple: [
    ['#e0424f', '#2f9e5b'],
    ['#86c440', '#e0424f'],
  ],
  heart: [
    ['#e0424f', '#ffffff'],
    ['#f06aa0', '#ffc93c'],
  ],
  star: [
    ['#ffc93c', '#ffffff'],
    ['#ff8a3c', '#ffffff'],
  ],
  cat: [
    ['#e8924a', '#ffffff'],
    ['#6b6780', '#ffffff'],
    ['#f7e3c0', '#ffffff'],
  ],
}

const usual = [
  ['#ef6a50', '#ffc93c'],
  ['#1fa797', '#8f6be8'],
  ['#8f6be8', '#ff8a3c'],
] as const

/** Eight looks of each drawing: two objects, mirrored and in other colours, on four backgrounds. */
function looksOf(target: Target, drawing: number): (Look & { name: Background })[] {
  const own = pairs[target] ?? usual
  return [0, 1].flatMap((object) => {
    const [a, b] = own[(object + 2 * drawing) % own.length] ?? usual[0]
    const moved = object === 1 ? 1 : 0
    return backgrounds.map((name) => ({
      name,
      a,
      b,
      background: backgroundColors[name],
      isMirrored: object === 1,
      shiftX: -moved,
      shiftY: drawing === 0 ? moved : 0,
    }))
  })
}

/** All training pictures. They are drawn once, when the experiment loads. */
export const trainingSet: readonly TrainingPicture[] = targets.flatMap((target) =>
  drawings[target].flatMap((drawing, index) =>
    looksOf(target, index).map((look) => ({ target, values: paint(drawing, look, side), background: look.name })),
  ),
)
