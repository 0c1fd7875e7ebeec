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

/** Returns the evidence of mission 2: two things from one noise on the same background, and one of them on another from other noise. */
export function sharedNoise(shelf: readonly Made[]) {
  const single = shelf.flatMap((it) =>
    it.settings.second || !isTarget(it.settings.wish) ? [] : [{ ...it, wish: it.settings.wish }],
  )
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

/** Returns the evidence of mission 3: a picture for a word without training pictures, and a mixture that is not a copy. */
export function limits(shelf: readonly Made[]) {
  const unknown = shelf.find(({ settings }) => !isTarget(settings.wish))
  const mix = shelf.find(
    ({ settings: { wish, second }, nearest: { alike: share }, known }) =>
      isTarget(wish) && isTarget(second) && wish !== second && share < copied && known >= knownParts,
  )
  if (!unknown || !mix) return null
  const { wish, second } = mix.settings
  return {
    unknown: { word: unknown.settings.wish, drawn: unknown.nearest.target },
    mix: { wishes: [wish, second], nearest: mix.nearest.target, alike: mix.nearest.alike, known: mix.known },
  }
}
