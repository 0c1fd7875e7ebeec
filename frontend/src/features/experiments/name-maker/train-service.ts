import { type MadeName, NameTrainer, type Options, type Point } from './trainer.ts'

export type Request =
  | { kind: 'start'; options: Options }
  /** Trains rounds with a pause between them, in milliseconds. */
  | { kind: 'run'; pause: number }
  | { kind: 'stop' }
  | { kind: 'round' }
  | { kind: 'write'; round: number; count: number; seed: number }

export type Answer =
  | { kind: 'point'; point: Point; isDone: boolean }
  | { kind: 'names'; round: number; names: readonly MadeName[] }

/** Returns the function that handles requests in the worker. It trains in slices, so that a stop is noticed after a round. */
export function trainService(post: (answer: Answer) => void): (request: Request) => void {
  let trainer: NameTrainer | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const round = () => {
    if (!trainer || trainer.isDone) return false
    const point = trainer.nextPoint()
    post({ kind: 'point', point, isDone: trainer.isDone })
    return !trainer.isDone
  }
  const run = (pause: number) => {
    if (round()) timer = setTimeout(() => run(pause), pause)
  }

  return (request) => {
    if (request.kind !== 'write') clearTimeout(timer)
    if (request.kind === 'start') {
      trainer = new NameTrainer(request.options)
      round()
    } else if (request.kind === 'run') run(request.pause)
    else if (request.kind === 'round') round()
    else if (request.kind === 'write' && trainer)
      post({ kind: 'names', round: request.round, names: trainer.write(request.round, request.count, request.seed) })
  }
}
