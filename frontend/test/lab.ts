import { labToasts, labToolIds } from '@deepm/schema/rules/lab/lab'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { sessionUser } from './factories.ts'
import { coach, openAi } from './interaction.ts'
import { answer } from './msw.ts'
import type { Operations } from './operations.ts'
import { renderApp } from './render-app.tsx'

// Responses for the AI Experiment Lab.

type PageData = Operations['PlaygroundPage']['data']
type Learner = NonNullable<NonNullable<PageData['viewer']>['learner']>

export const prompts: PageData['labPrompts'] = [
  {
    id: 'one',
    category: 'words',
    title: 'A market at night',
    text: 'Describe a night market for my story.',
    tool: 'claude',
    lesson: { id: 'words-that-paint', title: 'Words That Paint' },
  },
  {
    id: 'two',
    category: 'facts',
    title: 'Check a sum',
    text: 'Check this sum in a second way.',
    tool: 'gemini',
    lesson: { id: 'the-sum', title: 'The Sum' },
  },
]

type Lab = Learner['lab']

export function lab(changes: Partial<Lab> = {}, by = coach): Lab {
  const models = labToolIds.map((tool) => ({ tool, isAllowed: true, makesPictures: false, ...by }))
  return { daysLeft: 0, closedBecause: null, minutesLeft: 47, minutesPerDay: 60, models, ...changes }
}

function learner(changes: Partial<Learner> = {}): Learner {
  return {
    id: 'learner-1',
    consent: 'notRequired',
    lab: lab(),
    unlocks: [{ feature: 'advancedAi', daysLeft: 0, isUnlocked: true }],
    experimentAttempts: [],
    interactions: { edges: [] },
    ...changes,
  }
}

/** Opens a learner's lab and waits until it is rendered. */
export async function openLab(changes: Partial<Learner> = {}, path = '/playground', lesson: PageData['lesson'] = null) {
  const id = changes.id ?? 'learner-1'
  answer('AskFamilyStanding', { viewer: { id, learner: { id, guardians: [{ id: 'parent-1' }], openRequests: [] } } })
  answer('PlaygroundPage', {
    viewer: { id, role: 'learner', learner: learner(changes) },
    labPrompts: prompts,
    lesson,
  })
  const app = renderApp(path, { session: sessionUser({ id }) })
  await screen.findByRole('heading', { level: 1, name: 'AI Experiment Lab' })
  return app
}

export const theBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your prompt/ })
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

/** Presses Send once the rules have checked the last input. Before that, the button is disabled and a press would be lost. */
export async function send(user: UserEvent): Promise<void> {
  await waitFor(() => expect(sendButton().disabled).toBe(false))
  await user.click(sendButton())
}

export const region = (name: string) => within(screen.getByRole('region', { name }))

/** Expects the logged message (specification, section 8) once in the console, without any typed text. */
export function expectNoAnswerLogged(prompt: string): () => void {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  return () => {
    expect(logged.mock.calls.map(([message]) => message)).toEqual([labToasts.noAnswer])
    expect(JSON.stringify(logged.mock.calls)).not.toContain(prompt)
  }
}

export const prompt = 'Tell me about foxes'

/** A lab whose tools are answered by a model. */
export const modelled = (changes: Parameters<typeof lab>[0] = {}) => ({ lab: lab(changes, openAi) })

export const response = () => region('Response')

export const unreachable = {
  __typename: 'ProviderUnreachableError' as const,
  code: 'AI_UNREACHABLE',
  message: 'Unable to connect to AI service. Please try again.',
}

/** Sends the prompt to a model. */
export async function ask(changes: Parameters<typeof lab>[0] = {}) {
  const app = await openLab(modelled(changes))
  await app.user.type(theBox(), prompt)
  await send(app.user)
  return app
}
