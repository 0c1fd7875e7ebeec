import type { LessonStep } from '@deepm/schema/rules/learning/steps/step'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { SpokenLesson } from './spoken-text.ts'
import { useVoice } from './use-voice.ts'

// Loaded after the step, and only on devices that can read.
const ReadAloudButton = lazyComponent('ReadAloudButton', () => import('./read-aloud-button.tsx'))

export type ReadAloudProps = { step: LessonStep; lesson: SpokenLesson; hue: Hue }

/** Offers to read a step aloud. Hidden on devices that cannot. */
export function ReadAloud(props: ReadAloudProps) {
  const voice = useVoice()
  return (
    voice && (
      <Suspense>
        <ReadAloudButton {...props} voice={voice} />
      </Suspense>
    )
  )
}
