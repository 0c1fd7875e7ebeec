import type { Hue } from '../../../ui/theme/hue.ts'
import type { Rarity } from './card.generated.ts'

type Look = {
  word: string
  /** Common achievements have no colour. */
  hue: Hue | undefined
  /** 1 to 5 filled gems. */
  gems: number
}

/** Shows rarity by word, gems and colour, so that no one cue is required. */
export const rarityStyle: Record<Rarity, Look> = {
  common: { word: 'Common', hue: undefined, gems: 1 },
  uncommon: { word: 'Uncommon', hue: 'teal', gems: 2 },
  rare: { word: 'Rare', hue: 'violet', gems: 3 },
  epic: { word: 'Epic', hue: 'coral', gems: 4 },
  legendary: { word: 'Legendary', hue: 'amber', gems: 5 },
}
