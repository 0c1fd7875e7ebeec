import { useRef, useState } from 'react'
import type { FamilyControlsInput } from '../../../generated/graphql.ts'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ChildSettings_ChildFragment } from './child-settings.generated.ts'
import { useSetFamilyControlsMutation } from './set-family-controls.generated.ts'

type Controls = ChildSettings_ChildFragment['controls'] & { timeZone: string }
type Shown = Partial<Controls>
export type Change = (input: FamilyControlsInput, shown: Shown) => void

/**
 * Manages a child's settings. Changes show immediately and are sent one after another, so that the last one wins.
 * Failed changes are reverted and reported.
 */
export function useControls(child: ChildSettings_ChildFragment) {
  const [set] = useSetFamilyControlsMutation()
  const [ahead, setAhead] = useState<Shown[]>([])
  const [state, setState] = useState<'unchanged' | 'saving' | 'saved' | 'unsaved'>('unchanged')
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  /** Fields whose newest change failed. */
  const lost = useRef(new Set<string>())

  const change: Change = (input, shown) => {
    setAhead((now) => [...now, shown])
    setState('saving')
    waiting.current += 1
    queue.current = queue.current.then(async () => {
      const result = (await set({ variables: { learnerId: child.id, input } }).catch(() => null))?.data?.setFamilyControls
      const isKept = result?.__typename === 'Learner'
      waiting.current -= 1
      for (const field of Object.keys(shown)) {
        if (isKept) lost.current.delete(field)
        else lost.current.add(field)
      }
      if (!isKept) {
        toastNotSaved(result?.message)
        // Keeps newer changes of the same field.
        setAhead((now) => now.filter((it) => it !== shown))
      }
      if (waiting.current > 0) return
      setAhead([])
      setState(lost.current.size === 0 ? 'saved' : 'unsaved')
      lost.current.clear()
    })
  }

  const controls: Controls = Object.assign({ ...child.controls, timeZone: child.timeZone }, ...ahead)
  return { controls, state, change }
}
