import { type MouseEvent, useRef } from 'react'

/** Within this time and distance two taps are one person's double tap. */
const pauseMs = 400
const reachPx = 32

/**
 * Handles the capture of every click: the second of a double click does nothing, because meanwhile another step may have slid under
 * the pointer. The keyboard's clicks carry no count and pass. Some phones count every tap as the first, so a tap that follows a
 * change of the step too closely, at the same place, is told by its time.
 */
export function useSingleClicks(step: number) {
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
