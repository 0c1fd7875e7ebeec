import type { ReactNode } from 'react'
import { BackpacksScene } from '../../../ui/illustrations/scenes/backpacks.tsx'
import { GateScene } from '../../../ui/illustrations/scenes/gate.tsx'
import { HomeLetterScene } from '../../../ui/illustrations/scenes/home-letter.tsx'
import { NameTagScene } from '../../../ui/illustrations/scenes/name-tag.tsx'
import { SignpostScene } from '../../../ui/illustrations/scenes/signpost.tsx'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import type { SignupFields } from './form.ts'
import { chosenPath } from './paths.tsx'

export type Guide = {
  name: string
  line: string
  /** Shown on small screens. */
  face: ReactNode
  scene: ReactNode
}

/** Returns the sidekick of a step and its line. */
export function guideOf(step: number, form: SignupFields): Guide {
  const path = chosenPath(form)
  const hue = path?.hue
  const firstName = String(form.firstName).trim()
  switch (step) {
    case 2:
      return {
        name: 'Maestro',
        line: 'First we need your parent’s OK. We email them, and they decide.',
        face: <FoxSidekick mood="thinking" />,
        scene: <HomeLetterScene />,
      }
    case 3:
      return {
        name: 'Design Dynamo',
        line: path?.cheer ?? 'Choose one of four paths. You can visit the other three whenever you like.',
        face: <ChameleonSidekick mood={path ? 'cheering' : 'thinking'} />,
        scene: <SignpostScene hue={hue} />,
      }
    case 4:
      return {
        name: 'Brain Bot',
        line: 'Not sure? Start with Free Explorer. It stays free.',
        face: <BotSidekick mood="thinking" />,
        scene: <BackpacksScene hue={hue} />,
      }
    case 5:
      return {
        name: 'Mentor Guide',
        line: 'Read, tick and you’re done. Then I’ll show you around.',
        face: <OwlSidekick mood="cheering" />,
        scene: <GateScene hue={hue} />,
      }
    default:
      return {
        name: 'Mentor Guide',
        line: firstName
          ? 'Nice to meet you! A few more answers, then you choose your path.'
          : 'Hello! What should we call you? A first name is enough.',
        face: <OwlSidekick mood={firstName ? 'cheering' : 'happy'} />,
        scene: <NameTagScene name={firstName} />,
      }
  }
}
