import { createContext, type ReactNode, useContext, useState } from 'react'
import { useInterval } from '../../../lib/use-interval.ts'
import { figuresIntervalMs, type LaunchFigures, launchFigures, nextFigures } from './live-stats.ts'

type LiveStatsValue = { figures: LaunchFigures; isRunning: boolean; toggle: () => void }

const LiveStatsContext = createContext<LiveStatsValue | null>(null)

type Props = {
  /** Random source, replaced in tests. */
  random?: (() => number) | undefined
  children: ReactNode
}

/** Provides one set of launch figures for the whole page. */
export function LiveStatsProvider({ random = Math.random, children }: Props) {
  const [figures, setFigures] = useState(launchFigures)
  const [isRunning, setRunning] = useState(true)
  useInterval(() => setFigures(nextFigures(figures, random)), figuresIntervalMs, isRunning)
  return <LiveStatsContext value={{ figures, isRunning, toggle: () => setRunning(!isRunning) }}>{children}</LiveStatsContext>
}

/** Returns the launch figures; throws outside a LiveStatsProvider. */
export function useLiveStats(): LiveStatsValue {
  const value = useContext(LiveStatsContext)
  if (!value) throw new Error('The live statistics need their provider')
  return value
}
