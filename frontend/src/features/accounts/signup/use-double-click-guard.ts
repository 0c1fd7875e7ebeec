import { type MouseEvent, useRef } from 'react'

/** Two taps within this time and distance count as a double tap. */
const pauseMs = 400
const reachPx = 32

/**
 * Returns a capture handler that ignores the second click of a double click, because another step may have moved under
 * the pointer. Keyboard clicks have no count and pass. Some phones report every tap as the first, so taps soon after a
 * step change at the same place are also ignored.
 */
export function useDoubleClickGuard(step: number) {
  const last = useRef({ at: 0, x: 0, y: 0, step })
  return (event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as PointerEvent
    const { clientX: x, clientY: y, timeStamp: at, detail } = event
    const before = last.current
    if (detail > 0) last.current = { at, x, y, step }
    const isNear = at - before.at < pauseMs && Math.hypot(x - before.x, y - before.y) < reachPx
    const isDoubleTap = detail > 0 && pointerType === 'touch' && step !== before.step && isNear
    if (detail < 2 && !isDoubleTap) return
    event.preventDefault()
    event.stopPropagation()
  }
}
