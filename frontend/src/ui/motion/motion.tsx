import { Box } from '@chakra-ui/react'
import { LazyMotion, MotionConfig, m } from 'framer-motion'
import { type ReactNode, useEffect, useState } from 'react'
import { usePrefersReducedMotion } from './reduced-motion.tsx'

const loadFeatures = () => import('./motion-features.ts').then((features) => features.domAnimation)

/** Provides the motion library. Only pages with scripted motion load it. */
function Motion({ children }: { children: ReactNode }) {
  const still = usePrefersReducedMotion()
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion={still ? 'always' : 'user'}>{children}</MotionConfig>
    </LazyMotion>
  )
}

/**
 * Animates a reward. It starts small but visible, so that it appears even before the motion library has loaded. With reduced motion, it
 * does not move.
 */
export function Pop({ children, delay = 0 }: { children: ReactNode; delay?: number | undefined }) {
  const still = usePrefersReducedMotion()
  return (
    <Motion>
      <m.div
        initial={still ? false : { scale: 0.7, rotate: -4 }}
        animate={{ scale: 1, rotate: 0 }}
        transition={{ type: 'spring', stiffness: 420, damping: 14, delay }}
      >
        {children}
      </m.div>
    </Motion>
  )
}

const countFor = 900

/** A number that counts up to its value. With reduced motion or without `matchMedia`, it shows the final value. */
export function CountUp({ value }: { value: number }) {
  const still = usePrefersReducedMotion()
  const [shown, setShown] = useState(value)

  useEffect(() => {
    if (still) return setShown(value)
    const began = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      const part = Math.min(1, (now - began) / countFor)
      setShown(Math.round(value * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, still])

  return <span>{shown.toLocaleString('en')}</span>
}

const hues = ['amber', 'violet', 'teal', 'coral']
const count = 36

function scatter() {
  return Array.from({ length: count }, (_, id) => {
    const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.4
    const speed = 140 + Math.random() * 220
    return {
      id,
      x: Math.cos(angle) * speed,
      y: Math.sin(angle) * speed,
      turn: (Math.random() - 0.5) * 900,
      width: 8 + Math.random() * 8,
      round: id % 3 === 0,
      color: `var(--ui-colors-${hues[id % hues.length]}-solid)`,
      seconds: 1.4 + Math.random() * 0.9,
    }
  })
}

/** A short burst of confetti from the center of the nearest positioned parent. Decorative, and not rendered with reduced motion. */
export function Confetti() {
  const still = usePrefersReducedMotion()
  const [pieces] = useState(scatter)
  if (still) return null
  return (
    // Clipped at the sides of the parent, because flying pieces would widen the page on a phone.
    <Box aria-hidden="true" position="absolute" inset="0" overflowX="clip" pointerEvents="none" zIndex="docked" data-confetti="">
      <Motion>
        {pieces.map((piece) => (
          <m.span
            key={piece.id}
            initial={{ x: 0, y: 0, opacity: 0, rotate: 0 }}
            animate={{
              x: [0, piece.x * 0.8, piece.x],
              y: [0, piece.y, piece.y + 420],
              opacity: [1, 1, 0],
              rotate: piece.turn,
            }}
            transition={{ duration: piece.seconds, times: [0, 0.35, 1], ease: ['easeOut', 'easeIn'] }}
            style={{
              position: 'absolute',
              left: '50%',
              top: '40%',
              width: piece.width,
              height: piece.round ? piece.width : piece.width * 0.6,
              borderRadius: piece.round ? '50%' : 3,
              background: piece.color,
            }}
          />
        ))}
      </Motion>
    </Box>
  )
}
