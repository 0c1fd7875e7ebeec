import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { type ExperimentRules, reportOf } from '@deepm/schema/rules/experiments/mission'
import { useCallback, useState } from 'react'

export type Phase = 'predict' | 'try' | 'explain' | 'done'

type Progress = { guess: string | null; evidence: unknown; isExplained: boolean }

const untouched: Progress = { guess: null, evidence: null, isExplained: false }

type Options = {
  rules: ExperimentRules
  first: MissionNumber
  reached: readonly number[]
  onReached: ((mission: MissionNumber, evidence: unknown) => void) | undefined
}

/** The learner's way through the missions of an experiment: predict, try, explain. */
export function useMissions({ rules, first, reached, onReached }: Options) {
  const [mission, setMission] = useState(first)
  const [all, setAll] = useState<Readonly<Record<number, Progress>>>({})
  const progress = all[mission] ?? untouched
  const change = useCallback(
    (changes: Partial<Progress>) => setAll((now) => ({ ...now, [mission]: { ...(now[mission] ?? untouched), ...changes } })),
    [mission],
  )

  /** Keeps the first evidence that meets the goal of the mission on screen. */
  const report = useCallback(
    (evidence: unknown) => {
      if (reportOf(rules.missions[mission - 1] ?? rules.missions[0], evidence) === null) return
      setAll((now) => {
        const before = now[mission] ?? untouched
        return before.evidence === null ? { ...now, [mission]: { ...before, evidence } } : now
      })
    },
    [rules, mission],
  )

  const explain = () => {
    if (progress.isExplained) return
    change({ isExplained: true })
    onReached?.(mission, progress.evidence)
  }

  return {
    mission,
    phase: phaseOf(progress),
    guess: progress.guess,
    isDone: (it: MissionNumber) => reached.includes(it) || all[it]?.isExplained === true,
    goTo: setMission,
    predict: (guess: string) => change({ guess }),
    report,
    explain,
    /** Starts the mission on screen again; what was reached stays reached. */
    repeat: () => change(untouched),
  }
}

function phaseOf({ guess, evidence, isExplained }: Progress): Phase {
  if (isExplained) return 'done'
  if (evidence !== null) return 'explain'
  return guess === null ? 'predict' : 'try'
}
