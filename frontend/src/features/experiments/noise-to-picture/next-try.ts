import { copied, knownParts } from '@deepm/schema/rules/experiments/noise-to-picture'
import { isMixture, limits, type Made, pairOf, sharedNoise } from './made.ts'
import { isTarget } from './names.ts'

type Goal = { name: string; isDone: boolean }

/** Returns the parts of mission 2 or 3, and which are done. */
export function goalsOf(mission: number, shelf: readonly Made[]): Goal[] {
  if (mission === 2)
    return [
      { name: 'Two things, same noise, same background', isDone: pairOf(shelf) !== null },
      { name: 'One of them, new noise, other background', isDone: sharedNoise(shelf) !== null },
    ]
  return [
    { name: 'Ask for a dragon', isDone: shelf.some(isUnknown) },
    { name: 'Make a mixture that is not a copy', isDone: shelf.some(isMixture) },
  ]
}

/** Says what to try next in mission 2 or 3. */
export function nextTry(mission: number, shelf: readonly Made[]): string {
  return mission === 2 ? nextPair(shelf) : nextMixture(shelf)
}

function nextPair(shelf: readonly Made[]): string {
  const [newest] = shelf
  if (!newest) return 'Choose a thing and press Run.'
  if (sharedNoise(shelf)) return 'Try more things and more noise.'
  const pair = pairOf(shelf)
  if (pair) {
    const [one, two] = pair.map((it) => it.settings.wish)
    return `Same background! Now press “New noise” and draw the ${one} or the ${two} again, until the background changes.`
  }
  const isAlone = !shelf.some(({ key, settings }) => key !== newest.key && settings.seed === newest.settings.seed)
  return isAlone ? 'Now choose another thing and run the same noise.' : 'Another background this time. Choose a third thing.'
}

function nextMixture(shelf: readonly Made[]): string {
  if (limits(shelf)) return 'Mix what you like.'
  if (!shelf.some(isUnknown)) return 'Choose the dragon and press Run.'
  const [newest] = shelf
  if (!newest?.settings.second || !isTarget(newest.settings.wish)) return 'Now choose a cat, mix it with a rocket, and press Run.'
  if (newest.nearest.alike >= copied)
    return newest.settings.reach === 15
      ? 'That is a copy. Let each dot look less far: choose “Further” or “Near”.'
      : 'Still a copy. Press “New noise”, or choose “Near”.'
  return newest.known < knownParts ? 'New, but with few known parts. Choose “Further”.' : 'Mix what you like.'
}

function isUnknown({ settings }: Made): boolean {
  return !isTarget(settings.wish)
}
