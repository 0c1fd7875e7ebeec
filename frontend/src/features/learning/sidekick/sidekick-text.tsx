import type { SidekickId } from './sidekicks.ts'
import type { Voice } from './voices/voice.ts'
import { sidekickVoices } from './voices.ts'

export type LineProps = { sidekick: SidekickId; occasion: keyof Voice; turn: number }

export function SidekickText({ sidekick, occasion, turn }: LineProps) {
  const lines = sidekickVoices[sidekick][occasion]
  return lines[turn % lines.length]
}
