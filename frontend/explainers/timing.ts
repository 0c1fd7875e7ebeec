import { framesPerSecond, type Line } from '../demo-videos/timing.ts'
import type { Storyboard } from './storyboard.ts'

const openingSeconds = 3
/** Reading time of a caption: a fixed time and some for each word. Children read about 150 words per minute, and look at the picture, too. */
const captionSeconds = 1.9
const secondsPerWord = 0.36
const shortest = 45
const longest = 90

/** One caption with its frames. `scene` is -1 for the opening card and the number of scenes for the closing card. */
export type Moment = { scene: number; beat: number; say: string; frames: number }

/**
 * Returns the moments of a storyboard in their order. Together they last a whole number of seconds.
 *
 * @throws when the video would be shorter than 45 or longer than 90 seconds, or a caption has less than 6 or more than 18 words
 */
export function momentsOf({ id, scenes, ask, title }: Storyboard): Moment[] {
  const moments: Moment[] = [
    { scene: -1, beat: 0, say: '', frames: openingSeconds * framesPerSecond },
    ...scenes.flatMap(({ beats }, index) => beats.map(({ say }, beat) => momentOf(id, index, beat, say))),
    momentOf(id, scenes.length, 0, ask),
  ]
  const frames = moments.reduce((sum, it) => sum + it.frames, 0)
  const missing = (framesPerSecond - (frames % framesPerSecond)) % framesPerSecond
  const last = moments.at(-1)
  if (last) last.frames += missing
  const seconds = (frames + missing) / framesPerSecond
  if (seconds < shortest || seconds > longest)
    throw new Error(`${title} (${id}) takes ${seconds} s, not ${shortest} to ${longest}.`)
  return moments
}

function momentOf(id: string, scene: number, beat: number, say: string): Moment {
  const words = say.split(/\s+/).length
  if (words < 6 || words > 18) throw new Error(`${id}: a caption has ${words} words, not 6 to 18: ${say}`)
  return { scene, beat, say, frames: Math.round((captionSeconds + secondsPerWord * words) * framesPerSecond) }
}

/** Length of a video in seconds. */
export function secondsOf(moments: readonly Moment[]): number {
  return moments.reduce((sum, { frames }) => sum + frames, 0) / framesPerSecond
}

/** Returns the start and end of each caption. A short gap shows that the next caption is new. */
export function captionLines(moments: readonly Moment[]): Line[] {
  let at = 0
  return moments.flatMap(({ say, frames }) => {
    const from = at / framesPerSecond
    at += frames
    return say ? [{ from: from + 0.1, to: at / framesPerSecond - 0.1, text: say }] : []
  })
}
