import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Returns whether an invented name may be shown. A network that puts letters together sometimes makes a rude word by chance. */
export function isSafeName(name: string): boolean {
  return !profanity.hasMatch(name)
}
