import type { Line } from './timing.ts'

const longestLine = 48

/** Returns the captions as a WebVTT file. Each caption has one line, or two lines of about the same length. */
export function webVtt(lines: Line[]): string {
  const cues = lines.map(({ from, to, text }, index) => `${index + 1}\n${clock(from)} --> ${clock(to)}\n${onTwoLines(text)}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0')
  return `${pad(Math.floor(whole / 60), 2)}:${pad(whole % 60, 2)}.${pad(Math.round((seconds - whole) * 1000), 3)}`
}

function onTwoLines(text: string): string {
  if (text.length <= longestLine) return text
  const breaks = [...text.matchAll(/ /g)].map((space) => space.index)
  const longer = (at: number) => Math.max(at, text.length - at - 1)
  const [best = 0] = breaks.sort((one, other) => longer(one) - longer(other))
  if (longer(best) > longestLine) throw new Error(`Too long for two lines: ${text}`)
  return `${text.slice(0, best)}\n${text.slice(best + 1)}`
}
