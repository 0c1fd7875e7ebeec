import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useReducedMotion } from '../../../../ui/motion/use-reduced-motion.ts'

/**
 * Which of `count` slides is shown, and whether they rotate: while that is switched on, no mouse rests on them, the keyboard is
 * elsewhere, and motion is not reduced.
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
    /** For the whole carousel. A click or touch leaves the focus on its dot as well, but nobody is reading there. */
    watchKeyboard: {
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    /** For the slides. A finger does not rest on them: it is gone when it is lifted. */
    watchMouse: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
    },
  }
}
