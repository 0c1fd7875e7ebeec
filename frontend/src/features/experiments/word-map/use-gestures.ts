import { type PointerEvent, useRef } from 'react'
import { type Camera, moved, type Size, zoomed } from './camera.ts'

/** A finger that moved less than this, in pixels, tapped. */
const tapReach = 6

type Place = { x: number; y: number }

type Options = {
  size: Size
  setCamera(change: (now: Camera) => Camera): void
  onTap(place: Place): void
}

/** Moves the map with one finger or the mouse, and enlarges it with two fingers. */
export function useGestures({ size, setCamera, onTap }: Options) {
  const fingers = useRef(new Map<number, Place>())
  const travel = useRef(0)

  const placeOf = (event: PointerEvent<SVGSVGElement>): Place => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (fingers.current.size === 0) travel.current = 0
      fingers.current.set(event.pointerId, placeOf(event))
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = placeOf(event)
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
      fingers.current.set(event.pointerId, now)
      const [dx, dy] = [now.x - before.x, now.y - before.y]
      travel.current += Math.hypot(dx, dy)
      if (!other) {
        setCamera((camera) => moved(camera, dx, dy, size))
        return
      }
      const spread = (place: Place) => Math.max(1, Math.hypot(place.x - other.x, place.y - other.y))
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      setCamera((camera) => moved(zoomed(camera, spread(now) / spread(before), middle, size), dx / 2, dy / 2, size))
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0
      if (isLast && travel.current < tapReach) onTap(placeOf(event))
    },
    onPointerCancel: (event: PointerEvent<SVGSVGElement>) => {
      fingers.current.delete(event.pointerId)
    },
  }
}
