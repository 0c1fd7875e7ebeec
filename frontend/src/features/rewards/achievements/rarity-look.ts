import type { Hue } from '../../../ui/theme/hue.ts'
import type { Rarity } from './card.generated.ts'

type Look = {
  word: string
  /** Common ones have no colour of their own. */
  hue: Hue | undefined
  /** 1 to 5, drawn as so many filled gems. */
  gems: number
}

/** How rare an achievement is, told in a word, in gems and by colour, so that none of them has to be seen alone. */
export const rarityLook: Record<Rarity, Look> = {
  common: { word: 'Common', hue: undefined, gems: 1 },
  uncommon: { word: 'Uncommon', hue: 'teal', gems: 2 },
  rare: { word: 'Rare', hue: 'violet', gems: 3 },
  epic: { word: 'Epic', hue: 'coral', gems: 4 },
  legendary: { word: 'Legendary', hue: 'amber', gems: 5 },
}
