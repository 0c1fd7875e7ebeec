import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Data of this hook in `location.state`: the steps of each flow that led to this history entry, the current one last. */
type FlowState = { flows?: Record<string, number[]> } | null

/**
 * Keeps the steps of a flow as history entries, so that the browser's Back and Forward move between them and a reload returns to the same
 * step. The steps are stored in `location.state`.
 *
 * @param flow name of the flow, unique within a page
 * @param start the initial steps when this history entry has none; `null` until they are known
 * @param parameter query parameter that contains the current step from the second one on; without it, the URL does not change
 * @returns the current step (`null` until there is one), a function that goes to a step (back in history when the steps that led here
 * include it, otherwise with a new entry), one that always adds an entry, as a link in a dialog needs, and one that replaces the steps of
 * this history entry
 */
export function useHistorySteps(flow: string, start: readonly number[] | null, parameter?: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as FlowState
  const steps = state?.flows?.[flow]

  const write = (next: readonly number[], replace: boolean) => {
    // The query may have been replaced since this render.
    const { search, hash } = window.location
    navigate(
      { pathname: location.pathname, search: parameter ? searchWith(search, parameter, next.at(-1) ?? 1) : search, hash },
      { replace, state: { ...state, flows: { ...state?.flows, [flow]: next } } },
    )
  }
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (steps || !start || hasBegun.current) return
    hasBegun.current = true
    start.forEach((_, index) => {
      write(start.slice(0, index + 1), index === 0)
    })
  })
  const hasStart = start !== null
  useEffect(() => begin(), [hasStart])

  const goTo = (step: number) => {
    const taken = steps ?? start ?? []
    const index = taken.lastIndexOf(step)
    if (index < 0) write([...taken, step], false)
    else if (index < taken.length - 1) navigate(index - taken.length + 1)
  }
  const visit = (step: number) => write([...(steps ?? start ?? []), step], false)
  const settle = (next: readonly number[]) => write(next, true)
  return { current: steps?.at(-1) ?? start?.at(-1) ?? null, goTo, visit, settle }
}

function searchWith(search: string, parameter: string, step: number): string {
  const query = new URLSearchParams(search)
  if (step > 1) query.set(parameter, String(step))
  else query.delete(parameter)
  return query.toString()
}
