import { createContext, type ReactNode, use, useEffect } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

const CalmContext = createContext(false)

const mark = 'calm'

/** Makes everything inside stand still, styles of the whole document included, as somebody may ask for beside their browser's setting. */
export function Calm({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  useEffect(() => {
    if (!isOn) return
    document.documentElement.dataset[mark] = ''
    return () => {
      delete document.documentElement.dataset[mark]
    }
  }, [isOn])
  return <CalmContext value={isOn}>{children}</CalmContext>
}

/** Whether nothing may move here: the browser asks for it, or whoever is reading does. */
export function useStill(): boolean {
  const isCalm = use(CalmContext)
  return useReducedMotion() || isCalm
}
