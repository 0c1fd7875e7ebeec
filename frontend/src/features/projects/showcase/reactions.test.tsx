import type { Reaction } from '@deepm/schema/rules/projects/reactions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { card, noReactions, openStudio, project, said, shown } from '../../../../test/studio.ts'

const reaction = (title: string, name: string) =>
  card(title).getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
const nameOf = (it: HTMLElement) => it.getAttribute('aria-label')

async function open(scene: Parameters<typeof openStudio>[0]) {
  const app = await openStudio(scene)
  await screen.findByRole('heading', { level: 2, name: 'Community showcase' })
  return app
}

const stored = (viewerReaction: Reaction | null, reactions: object) => ({
  reactToProject: {
    __typename: 'ShowcaseProject' as const,
    id: 'shown-Letters',
    reactions: { ...noReactions, ...reactions },
    viewerReaction,
  },
})

test("shows a reaction immediately, then the server's counts", async () => {
  const { user } = await open({ showcase: { projects: [shown('Letters')] } })
  const { open: letGo, opened } = gate()
  const asked = answer('ReactToProject', async () => {
    await opened
    return stored('wellMade', { wellMade: 9 })
  })
  await user.dblClick(reaction('Letters', 'Well made'))
  expect(reaction('Letters', 'Well made').checked).toBe(true)
  expect(nameOf(reaction('Letters', 'Well made'))).toBe('Well made, 3 learners')
  expect(said()).toContain('You chose “Well made” for “Letters”.')
  letGo()
  await waitFor(() => expect(nameOf(reaction('Letters', 'Well made'))).toBe('Well made, 9 learners'))
  expect(asked.map((it) => it.variables)).toEqual([{ projectId: 'shown-Letters', reaction: 'wellMade' }])
})

test('sends quick changes one after another, and the last one wins', async () => {
  const { user } = await open({ showcase: { projects: [shown('Letters')] } })
  const { open: letGo, opened } = gate()
  const asked = answer('ReactToProject', async (variables) => {
    await opened
    const now = variables.reaction ?? null
    return stored(now, { wellMade: 2, ...(now && { [now]: 1 }) })
  })
  await user.click(reaction('Letters', 'Great idea'))
  await user.click(reaction('Letters', 'Made me smile'))
  await user.click(reaction('Letters', 'I want to try this'))
  expect(reaction('Letters', 'I want to try this').checked).toBe(true)
  expect(card('Letters').getAllByRole('radio').map(nameOf)).toEqual([
    'Great idea',
    'Well made, 2 learners',
    'Made me smile',
    'I want to try this, 1 learner',
  ])
  letGo()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map((it) => it.variables.reaction)).toEqual(['greatIdea', 'wantToTry'])
  await waitFor(() =>
    expect(card('Letters').getByRole('radio', { checked: true })).toBe(reaction('Letters', 'I want to try this')),
  )
})

test('takes a reaction back and keeps the focus in the group', async () => {
  const mine = shown('Letters', { viewerReaction: 'wellMade' })
  const { user } = await open({ showcase: { projects: [mine] } })
  const asked = answer('ReactToProject', stored(null, { wellMade: 1 }))
  await user.click(card('Letters').getByRole('button', { name: 'Take back your reaction to Letters' }))
  expect(document.activeElement).toBe(reaction('Letters', 'Well made'))
  expect(card('Letters').queryByRole('radio', { checked: true })).toBeNull()
  expect(card('Letters').queryByRole('button', { name: /^Take back/ })).toBeNull()
  expect(said()).toContain('You took back your reaction to “Letters”.')
  await waitFor(() => expect(asked[0]?.variables).toEqual({ projectId: 'shown-Letters', reaction: null }))
  expect(nameOf(reaction('Letters', 'Well made'))).toBe('Well made, 1 learner')
})

test("returns to the previous reaction when a change couldn't be sent", async () => {
  const mine = shown('Letters', { viewerReaction: 'wellMade' })
  const { user } = await open({ showcase: { projects: [mine] } })
  answer('ReactToProject', offline)
  await user.click(reaction('Letters', 'Great idea'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(reaction('Letters', 'Well made').checked).toBe(true)
  expect(nameOf(reaction('Letters', 'Well made'))).toBe('Well made, 2 learners')
  expect(nameOf(reaction('Letters', 'Great idea'))).toBe('Great idea')
})

test('tells learners on the board how others reacted, in a fixed order and without zeros', async () => {
  const others = { greatIdea: 1, wellMade: 0, madeMeSmile: 1, wantToTry: 12 }
  const done = project('Done', { status: 'completed', isShown: true, reactions: others })
  await open({ projects: [done, project('Open')] })
  const lines = within(card('Done').getByRole('list', { name: 'What others say' })).getAllByRole('listitem')
  expect(lines.map((it) => it.textContent)).toEqual([
    '1 person thinks it is a great idea.',
    'It made 1 person smile.',
    '12 people want to try this.',
  ])
  expect(card('Open').queryByRole('list', { name: 'What others say' })).toBeNull()
})
