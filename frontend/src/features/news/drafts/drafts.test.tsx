import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const draft = {
  id: 'd',
  link: 'https://example.org/a',
  feed: 'example.org',
  title: 'Maps',
  excerpt: 'It reads.',
  publishedAt: null,
  fetchedAt: '2026-09-01T10:00:00.000Z',
}

async function openDrafts(...drafts: (typeof draft)[]) {
  const edges = drafts.map((node) => ({ node }))
  answer('NewsDrafts', { newsDrafts: { edges, pageInfo: { hasNextPage: false, endCursor: null } } })
  const sol = { id: 'sol', firstName: 'Sol', role: 'staff' } as const
  const session = sessionUser({ ...sol, consent: null })
  const app = renderApp('/admin/queue?tab=news', { session, viewer: viewer({ ...sol, learner: null }) })
  await screen.findByRole('heading', { level: 1, name: 'Safety queue' })
  return app
}

test('dismisses a draft and reports a failure', async () => {
  const { user } = await openDrafts(draft, { ...draft, id: 'e', title: 'Rivers' })
  answer('DismissNewsDraft', offline)
  await user.click(await screen.findByRole('button', { name: 'Dismiss Rivers' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t dismiss the draft')
  answer('DismissNewsDraft', { dismissNewsDraft: { __typename: 'DonePayload', done: true } })
  await user.click(screen.getByRole('button', { name: 'Dismiss Rivers' }))
  expect(await screen.findByText('“Rivers” was dismissed.')).toBe(document.activeElement)
  expect(screen.queryByRole('heading', { name: 'Rivers' })).toBeNull()
})

test('validates and publishes a story', async () => {
  const story = { __typename: 'NewsItem' as const, id: 'd', title: 'A model reads maps' }
  const published = answer('PublishNewsItem', { publishNewsItem: story })
  const { user } = await openDrafts(draft)
  await user.click(await screen.findByRole('button', { name: 'Write about Maps' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.getByText('Write a title in at least 10 characters.')).toBeTruthy()
  const write = async (label: RegExp, words: string) => {
    await user.click(screen.getByLabelText(label))
    await user.paste(words)
  }
  await write(/^Title/, story.title)
  for (const label of [/^What happened/, /^Why it matters/, /^Try this/]) await write(label, 'So it is. '.repeat(8))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('“A model reads maps” was published.')).toBeTruthy()
  expect(published[0]?.variables).toMatchObject({ draftId: 'd', input: { title: story.title, area: 'general' } })
  expect(screen.getByText('No drafts')).toBeTruthy()
})
