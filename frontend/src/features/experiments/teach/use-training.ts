import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useWorker } from '../engine/use-worker.ts'
import type { Answer, Report, Request } from './model/machine.ts'
import { type State, testItems, trainingItems } from './model/model.ts'

/** `quiet`: a machine for the pad only, without test results on the screen. */
type Run = { id: number; isQuiet: boolean }

type Training = {
  report: Report | null
  /** Whether the learner asked for the test results. */
  isTested: boolean
  /** Finished rounds of the network while a training runs that the learner asked for; `null` otherwise. */
  round: number | null
  /** Whether drawings changed since the training. */
  isStale: boolean
  canTrain: boolean
  problem: string
  train(): void
}

/** Trains the machines in a worker: quietly at the beginning, and whenever the learner asks for it. */
export function useTraining(state: State, onTested: (report: Report) => void): Training {
  const [report, setReport] = useState<Report | null>(null)
  const [run, setRun] = useState<Run>({ id: 0, isQuiet: true })
  const [round, setRound] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const lastId = useRef(0)

  const { send, stop } = useWorker<Request, Answer>(
    () => new Worker(new URL('./train.worker.ts', import.meta.url), { type: 'module' }),
    {
      onMessage: (answer) => {
        if (answer.id !== lastId.current) return
        if ('round' in answer) return setRound((now) => (now === null ? null : answer.round))
        setReport(answer.report)
        setRound(null)
        if (!run.isQuiet) onTested(answer.report)
      },
      onError: () => {
        setRound(null)
        setProblem('The training stopped. Press the button again.')
      },
    },
  )

  const training = trainingItems(state)
  const canTrain = [0, 1].every((label) => training.some((it) => it.label === label))
  const start = useCallback(
    (from: State, isQuiet: boolean) => {
      lastId.current += 1
      const id = lastId.current
      startTransition(() => {
        setRun({ id, isQuiet })
        setRound(isQuiet ? null : 0)
        setProblem('')
      })
      send({ id, training: trainingItems(from), tests: testItems(from) })
    },
    [send],
  )

  // Own classes have no drawings at the beginning.
  const first = useRef(state)
  first.current = state
  const { setup } = state
  useEffect(() => {
    stop()
    setReport(null)
    setRound(null)
    const now = first.current
    if ([0, 1].every((label) => trainingItems(now).some((it) => it.label === label))) start(now, true)
  }, [setup, start, stop])

  return {
    report,
    isTested: report !== null && !run.isQuiet && round === null,
    round,
    isStale: report !== null && !isSameBox(report, state),
    canTrain,
    problem,
    train: () => start(state, false),
  }
}

function isSameBox({ machine }: Report, state: State): boolean {
  const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id).join()
  return ids(machine.items) === ids(trainingItems(state))
}
