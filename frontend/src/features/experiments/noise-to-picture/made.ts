import { type Background, copied, knownParts, type Target } from '@deepm/schema/rules/experiments/noise-to-picture'
import { backgroundOf, nearest, type Picture, partsKnown, type Settings } from './model.ts'
import { isTarget } from './names.ts'

/** A finished picture, and where it comes from. */
export type Made = {
  key: string
  settings: Settings
  picture: Picture
  background: Background
  nearest: { target: Target; picture: Picture; alike: number }
  /** Share of its parts that a training picture has too. */
  known: number
}

/** Most pictures that stay on the shelf. */
const maxShelf = 12

/** Compares a finished picture with the training pictures. */
export function madeOf(settings: Settings, picture: Picture): Made {
  const { found, alike: share } = nearest(picture)
  return {
    key: JSON.stringify(settings),
    settings,
    picture,
    background: backgroundOf(picture),
    nearest: { target: found.target, picture: found.values, alike: share },
    known: partsKnown(picture),
  }
}

/** Adds a picture to the front of the shelf. The same settings make the same picture, which is not added again. */
export function withMade(shelf: readonly Made[], made: Made): readonly Made[] {
  return shelf.some(({ key }) => key === made.key) ? shelf : [made, ...shelf].slice(0, maxShelf)
}

const singles = (shelf: readonly Made[]) =>
  shelf.flatMap((it) => (it.settings.second || !isTarget(it.settings.wish) ? [] : [{ ...it, wish: it.settings.wish }]))

/** Returns two things from one noise on the same background. */
export function pairOf(shelf: readonly Made[]): [Made, Made] | null {
  for (const one of singles(shelf))
    for (const two of singles(shelf))
      if (one.wish !== two.wish && one.settings.seed === two.settings.seed && one.background === two.background) return [two, one]
  return null
}

/** Returns the evidence of mission 2: two things from one noise on the same background, and one of them on another from other noise. */
export function sharedNoise(shelf: readonly Made[]) {
  const single = singles(shelf)
  for (const one of single)
    for (const two of single) {
      const isPair = one.wish !== two.wish && one.settings.seed === two.settings.seed && one.background === two.background
      const other = isPair
        ? single.find((it) => it.wish === two.wish && it.settings.seed !== two.settings.seed && it.background !== two.background)
        : undefined
      if (other)
        return {
          first: one.wish,
          second: two.wish,
          shared: { seed: one.settings.seed, background: one.background },
          other: { seed: other.settings.seed, background: other.background },
        }
    }
  return null
}

/** Whether a picture mixes two things, is not a copy, and still consists of known parts. */
export function isMixture({ settings: { wish, second }, nearest: { alike: share }, known }: Made): boolean {
  return isTarget(wish) && isTarget(second) && wish !== second && share < copied && known >= knownParts
}

/** Returns the evidence of mission 3: a picture for a word without training pictures, and a mixture that is not a copy. */
export function limits(shelf: readonly Made[]) {
  const unknown = shelf.find(({ settings }) => !isTarget(settings.wish))
  const mix = shelf.find(isMixture)
  if (!unknown || !mix) return null
  const { wish, second } = mix.settings
  return {
    unknown: { word: unknown.settings.wish, drawn: unknown.nearest.target },
    mix: { wishes: [wish, second], nearest: mix.nearest.target, alike: mix.nearest.alike, known: mix.known },
  }
}
