import { createContext, type ReactNode, useContext, useState } from 'react'
import { useInterval } from '../../../lib/use-interval.ts'
import { figuresEvery, type LaunchFigures, launchFigures, nextFigures } from './live-stats.ts'

type LiveStatsValue = { figures: LaunchFigures; isRunning: boolean; toggle: () => void }

const LiveStatsContext = createContext<LiveStatsValue | null>(null)

type Props = {
  /** Where the figures' chance comes from; tests bring their own. */
  random?: (() => number) | undefined
  children: ReactNode
}

/** Keeps one set of moving figures for the whole page, and whether they move. */
export function LiveStatsProvider({ random = Math.random, children }: Props) {
  const [figures, setFigures] = useState(launchFigures)
  const [isRunning, setRunning] = useState(true)
  useInterval(() => setFigures(nextFigures(figures, random)), figuresEvery, isRunning)
  return <LiveStatsContext value={{ figures, isRunning, toggle: () => setRunning(!isRunning) }}>{children}</LiveStatsContext>
}

/** The page's moving figures; throws outside of their provider. */
export function useLiveStats(): LiveStatsValue {
  const value = useContext(LiveStatsContext)
  if (!value) throw new Error('The live statistics need their provider')
  return value
}
