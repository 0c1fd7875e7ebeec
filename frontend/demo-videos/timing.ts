import type { Beat, Video } from './video.ts'

export const framesPerSecond = 12

const cardSeconds = 3.5
const fewestWords = 12
const shortest = 5
const longest = 8
const perWord = 0.4

export type Line = { from: number; to: number; text: string }

/**
 * Returns the number of frames of each scene's beats, so that the video has exactly its stated length.
 *
 * @throws when a caption would be shown for less than 5 or more than 8 seconds
 */
export function framesOf(video: Video): number[][] {
  const cards = video.scenes.map((scene) => ('card' in scene && !scene.says ? cardSeconds : 0))
  const wanted = video.scenes.map((scene) => captionsIn(scene).map(readingSeconds))
  const forCaptions = video.seconds - sum(cards)
  const stretch = forCaptions / sum(wanted.flat())
  for (const seconds of wanted.flat().map((it) => it * stretch)) {
    if (seconds < shortest - 0.05 || seconds > longest + 0.05) {
      const now = sum(wanted.flat()).toFixed(0)
      throw new Error(`${video.title}: captions take ${now} s where ${forCaptions} s are left. Write more or fewer of them.`)
    }
  }
  // Rounds the end time of each beat, so that errors do not add up.
  let at = 0
  let frame = 0
  const framesUntil = (seconds: number) => {
    at += seconds
    const begun = frame
    frame = Math.round(at * framesPerSecond)
    return frame - begun
  }
  return wanted.map((beats, index) =>
    cards[index] ? [framesUntil(cards[index])] : beats.map((seconds) => framesUntil(seconds * stretch)),
  )
}

function captionsIn(scene: Video['scenes'][number]): string[] {
  if ('card' in scene) return scene.says ? [scene.says] : []
  return scene.beats.map((beat: Beat) => beat.says)
}

/** Returns the start and end of each caption in seconds. A short gap shows that the next caption is new. */
export function linesOf(video: Video, frames: number[][]): Line[] {
  let at = 0
  return video.scenes.flatMap((scene, index) => {
    const captions = captionsIn(scene)
    return (frames[index] ?? []).flatMap((count, beat) => {
      const from = at / framesPerSecond
      at += count
      const text = captions[beat]
      return text ? [{ from: from + 0.15, to: at / framesPerSecond - 0.15, text }] : []
    })
  })
}

function readingSeconds(text: string): number {
  return shortest + 0.3 + (text.split(/\s+/).length - fewestWords) * perWord * 0.75
}

function sum(list: number[]): number {
  return list.reduce((total, it) => total + it, 0)
}
