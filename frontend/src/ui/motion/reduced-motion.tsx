import { createContext, type ReactNode, use, useEffect } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

const CalmContext = createContext(false)

const mark = 'calm'

/** Stops all motion inside, and in the styles of the whole document. A learner can set this in addition to the browser's setting. */
export function ReducedMotion({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  useEffect(() => {
    if (!isOn) return
    document.documentElement.dataset[mark] = ''
    return () => {
      delete document.documentElement.dataset[mark]
    }
  }, [isOn])
  return <CalmContext value={isOn}>{children}</CalmContext>
}

/** Checks whether motion is reduced here, by the browser's setting or by the learner's. */
export function usePrefersReducedMotion(): boolean {
  const isCalm = use(CalmContext)
  return useReducedMotion() || isCalm
}
