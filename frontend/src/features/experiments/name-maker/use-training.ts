import { useCallback, useEffect, useState } from 'react'
import { freshSeed } from '../engine/random.ts'
import { useWorker } from '../engine/use-worker.ts'
import type { State } from './state.ts'
import type { Answer, Request } from './train-service.ts'
import type { MadeName, Point } from './trainer.ts'

const openWorker = () => new Worker(new URL('./train.worker.ts', import.meta.url), { type: 'module' })

type Training = {
  points: readonly Point[]
  isRunning: boolean
  isDone: boolean
  /** Names made on request, and the round whose weights wrote them. */
  made: { round: number; names: readonly MadeName[] } | null
  hasFailed: boolean
}

const nothing: Training = { points: [], isRunning: false, isDone: false, made: null, hasFailed: false }

/** Trains a network in a worker. New settings start a new network. */
export function useTraining({ setup, size, isFew, seed }: Omit<State, 'made'>) {
  const [training, setTraining] = useState(nothing)
  const { send } = useWorker<Request, Answer>(openWorker, {
    onMessage: (answer) => setTraining((now) => received(now, answer)),
    onError: () => setTraining((now) => ({ ...now, isRunning: false, hasFailed: true })),
  })
  useEffect(() => {
    setTraining(nothing)
    send({ kind: 'start', options: { setup, size, isFew, seed } })
  }, [send, setup, size, isFew, seed])

  const run = useCallback(
    (pause: number) => {
      setTraining((now) => ({ ...now, isRunning: !now.isDone }))
      send({ kind: 'run', pause })
    },
    [send],
  )
  const stop = useCallback(() => {
    setTraining((now) => ({ ...now, isRunning: false }))
    send({ kind: 'stop' })
  }, [send])
  const round = useCallback(() => send({ kind: 'round' }), [send])
  const write = useCallback((at: number, count: number) => send({ kind: 'write', round: at, count, seed: freshSeed() }), [send])
  return { ...training, run, stop, round, write }
}

function received(now: Training, answer: Answer): Training {
  if (answer.kind === 'names') return { ...now, made: { round: answer.round, names: answer.names } }
  const { point, isDone } = answer
  // A point of the network before may arrive after a new one was started.
  if (point.round !== now.points.length) return point.round === 0 ? { ...now, points: [point] } : now
  return { ...now, points: [...now.points, point], isDone, isRunning: now.isRunning && !isDone }
}
