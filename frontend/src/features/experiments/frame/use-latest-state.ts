import { type SetStateAction, startTransition, useCallback, useRef, useState } from 'react'

/**
 * State whose latest value is known before it is rendered. `change` computes the next state from it, renders it as a transition and returns
 * it; `setState` does the same before the next input. Both work with the latest value, so that two quick presses count twice.
 */
export function useLatestState<State>(start: () => State) {
  const [state, render] = useState(start)
  const latest = useRef(state)

  const setState = useCallback((change: SetStateAction<State>): State => {
    const next = change instanceof Function ? change(latest.current) : change
    latest.current = next
    render(next)
    return next
  }, [])
  const change = useCallback((step: (now: State) => State): State => {
    const next = step(latest.current)
    latest.current = next
    startTransition(() => render(next))
    return next
  }, [])
  return { state, setState, change }
}
