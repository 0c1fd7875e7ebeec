import type { ExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { completed, learner, sessionUser } from './factories.ts'
import { answer } from './msw.ts'
import type { Operations } from './operations.ts'
import { renderApp } from './render-app.tsx'

// Experiments of a signed-in learner, and what the academy stored about them.

type PageLearner = NonNullable<NonNullable<Operations['KeptExperiment']['data']['viewer']>['learner']>
export type Attempt = PageLearner['experimentAttempts'][number]
type Result = Operations['RecordExperiment']['data']
type Recorded = Extract<Result['recordExperiment'], { __typename: 'RecordExperimentPayload' }>

export function attempt(experimentId: ExperimentId, missions: number[] = [], state: unknown = null): Attempt {
  return { id: `learner-1:${experimentId}`, experimentId, missions, state }
}

const viewerWith = <A>(experimentAttempts: A[]) => ({
  viewer: { id: 'learner-1', learner: { id: 'learner-1', experimentAttempts } },
})

/** Answers both queries as the server does: all attempts for the shelf, one for the page of its experiment. */
export function storedAttempts(attempts: Attempt[]) {
  return {
    askedByShelf: answer('KeptShelf', viewerWith(attempts)),
    askedByPage: answer('KeptExperiment', ({ experimentId }) =>
      viewerWith(attempts.filter((it) => it.experimentId === experimentId)),
    ),
  }
}

export function recorded(stored: Attempt, reward: Partial<Recorded['reward']> = { xpEarned: 10 }): Result {
  const payload = { __typename: 'RecordExperimentPayload' as const, attempt: stored, learner: learner() }
  return { recordExperiment: { ...payload, reward: completed(reward).reward } }
}

export const refusal = (message: string): Result => ({
  recordExperiment: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message },
})

/** Opens “Rules or Learning?”, whose missions need only a few presses. */
export async function openRules(attempts: Attempt[] = [], options: Parameters<typeof renderApp>[1] = {}) {
  const stored = storedAttempts(attempts)
  const app = renderApp('/experiments/rules-or-learning', { session: sessionUser(), ...options })
  await rulesShown()
  return { ...app, ...stored }
}

export const rulesShown = () => screen.findByRole('heading', { name: /^Mission 1: Beat the machine/ })

const press = (user: UserEvent, ...names: string[]) =>
  names.reduce((before, name) => before.then(() => user.click(screen.getByRole('button', { name }))), Promise.resolve())

/** Writes two rules that win the contest against the machine, and explains why. */
export async function winContest(user: UserEvent): Promise<void> {
  await press(user, 'My rules', 'wings', 'big', 'Start the contest')
  await press(user, 'They use what most creatures have in common.', 'Finish the mission')
}

/** Grows the tree too deep in the second mission, and explains what happened. */
export async function growTooDeep(user: UserEvent): Promise<void> {
  await press(user, 'Better too')
  await press(user, 'Grow to the end')
  for (const depth of [3, 4]) await user.click(screen.getByRole('radio', { name: `${depth}: ${depth} questions` }))
  await press(user, 'Too deep! 4 questions')
  await press(user, 'Its last questions fit single exceptions, not the kinds.', 'Finish the mission')
}
