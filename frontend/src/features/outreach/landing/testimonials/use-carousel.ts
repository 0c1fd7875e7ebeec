import { useState } from 'react'
import { useReducedMotion } from '../../../../ui/use-reduced-motion.ts'

/**
 * Which of `count` slides is shown, and whether they rotate: while that is switched on, nobody points at them or works inside,
 * and motion is not reduced.
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
    /** With reduced motion nothing moves by itself, so there is nothing to pause. */
    isStill,
    isRotating: isOn && !isHovered && !isFocused && !isStill,
    watch: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
