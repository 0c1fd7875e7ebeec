import { useRef, useState } from 'react'
import type { FamilyControlsInput } from '../../../generated/graphql.ts'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ChildSettings_ChildFragment } from './child-settings.generated.ts'
import { useSetFamilyControlsMutation } from './set-family-controls.generated.ts'

type Controls = ChildSettings_ChildFragment['controls'] & { timeZone: string }
export type Change = (input: FamilyControlsInput, shown: Partial<Controls>) => void

/**
 * Manages a child's settings. Changes show immediately and are sent one after another, so that the last one wins.
 * Failed changes are reverted and reported.
 */
export function useControls(child: ChildSettings_ChildFragment) {
  const [set] = useSetFamilyControlsMutation()
  const [ahead, setAhead] = useState<Partial<Controls>>({})
  const [state, setState] = useState<'unchanged' | 'saving' | 'saved' | 'unsaved'>('unchanged')
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  const change: Change = (input, shown) => {
    setAhead((now) => ({ ...now, ...shown }))
    setState('saving')
    waiting.current += 1
    queue.current = queue.current.then(async () => {
      const result = (await set({ variables: { learnerId: child.id, input } }).catch(() => null))?.data?.setFamilyControls
      const isKept = result?.__typename === 'Learner'
      waiting.current -= 1
      if (!isKept) {
        toastNotSaved(result?.message)
        setAhead((now) => without(now, shown))
      }
      if (waiting.current > 0) return
      setAhead({})
      setState(isKept ? 'saved' : 'unsaved')
    })
  }

  const controls: Controls = { ...child.controls, timeZone: child.timeZone, ...ahead }
  return { controls, state, change }
}

function without(now: Partial<Controls>, lost: Partial<Controls>): Partial<Controls> {
  return Object.fromEntries(Object.entries(now).filter(([key]) => !(key in lost)))
}
