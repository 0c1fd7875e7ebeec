import { type ReactNode, useState } from 'react'
import type { Hue } from '../../../ui/theme/hue.ts'
import { sidekickOf } from '../sidekick/sidekicks.ts'
import { storeView } from './lesson-view-choice.ts'
import type { LessonProps, ViewProps } from './view-props.ts'

type Tutor = Pick<ViewProps, 'onChat' | 'wantedStep'> & { dialog: ReactNode }

/** The chat about a lesson. It stays mounted once opened, to keep its text. A step that it points to is shown in the steps view. */
export function useTutor({ lesson, access, tutor }: LessonProps, hue: Hue): Tutor {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const [wantedStep, setWanted] = useState<ViewProps['wantedStep']>(null)
  if (!tutor || access !== 'learning' || lesson.content === null) return { onChat: null, wantedStep, dialog: null }
  return {
    onChat: () => setState('open'),
    wantedStep,
    dialog:
      state !== 'unopened' &&
      tutor({
        open: state === 'open',
        onClose: () => setState('closed'),
        sidekick: sidekickOf(lesson.sidekick),
        hue,
        onStep: (step) => {
          storeView('steps')
          setWanted({ step, onShown: () => setWanted(null) })
        },
      }),
  }
}
