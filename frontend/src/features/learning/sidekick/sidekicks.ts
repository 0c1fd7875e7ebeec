import type { ComponentType } from 'react'
import type { SidekickProps } from '../../../ui/illustrations/sidekick-parts.tsx'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../../../ui/illustrations/sidekicks.tsx'

export type SidekickId = 'mentor-guide' | 'brain-bot' | 'design-dynamo' | 'maestro'

type Look = {
  name: string
  /** One-line description. */
  role: string
  Figure: ComponentType<SidekickProps>
}
export type Sidekick = Look & { id: SidekickId }

const looks: Record<SidekickId, Look> = {
  'mentor-guide': { name: 'Mentor Guide', role: 'A calm owl who asks good questions', Figure: OwlSidekick },
  'brain-bot': { name: 'Brain Bot', role: 'A curious robot who takes things literally', Figure: BotSidekick },
  'design-dynamo': {
    name: 'Design Dynamo',
    role: 'A chameleon bursting with colour who tries things at once',
    Figure: ChameleonSidekick,
  },
  maestro: { name: 'Maestro', role: 'A playful fox who loves words and a good story', Figure: FoxSidekick },
}

/** Returns a lesson's sidekick; defaults to the mentor. */
export function sidekickOf(id: string | null): Sidekick {
  const known = id !== null && Object.hasOwn(looks, id) ? (id as SidekickId) : 'mentor-guide'
  return { ...looks[known], id: known }
}
