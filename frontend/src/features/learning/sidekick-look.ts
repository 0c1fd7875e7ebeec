import type { ComponentType } from 'react'
import type { SidekickProps } from '../../ui/illustrations/sidekick-parts.tsx'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../../ui/illustrations/sidekicks.tsx'
import { type SidekickId, sidekickVoices } from './sidekick-voices.ts'

export type Sidekick = { name: string; Figure: ComponentType<SidekickProps>; voice: (typeof sidekickVoices)[SidekickId] }

const sidekicks: Record<SidekickId, Omit<Sidekick, 'voice'>> = {
  'mentor-guide': { name: 'Mentor Guide', Figure: OwlSidekick },
  'brain-bot': { name: 'Brain Bot', Figure: BotSidekick },
  'design-dynamo': { name: 'Design Dynamo', Figure: ChameleonSidekick },
  maestro: { name: 'Maestro', Figure: FoxSidekick },
}

/** Name, figure and voice of a lesson's sidekick; the mentor stands in where there is none. */
export function sidekickOf(id: string | null): Sidekick {
  const known = id !== null && Object.hasOwn(sidekicks, id) ? (id as SidekickId) : 'mentor-guide'
  return { ...sidekicks[known], voice: sidekickVoices[known] }
}
