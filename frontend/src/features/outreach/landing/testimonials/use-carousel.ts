import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useReducedMotion } from '../../../../ui/motion/use-reduced-motion.ts'

/**
 * Manages a carousel of `count` slides. It rotates while switched on, without mouse or keyboard focus on it and without
 * reduced motion.
 */
export function useCarousel(count: number) {
  const [shown, show] = useState(0)
  const [isOn, setOn] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isStill = useReducedMotion()

  return {
    shown,
    show,
    next: () => show((shown + 1) % count),
    isOn,
    toggle: () => setOn(!isOn),
    /** With reduced motion the slides don't rotate, so there is nothing to pause. */
    isStill,
    isRotating: isOn && !isHovered && !isFocused && !isStill,
    /** For the whole carousel. Ignores the focus that a click or touch leaves on a dot. */
    watchKeyboard: {
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    /** For the slides. Ignores touch, which has no hover. */
    watchMouse: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
    },
  }
}
