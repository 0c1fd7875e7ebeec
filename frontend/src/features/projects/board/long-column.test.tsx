import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, gate, offline, settle } from '../../../../test/msw.ts'
import { card, countIn, kept, openBoard, type Project, project, titlesIn } from '../../../../test/studio.ts'
import { estimatedRowHeight } from './long-list.tsx'

// jsdom has no layout: every card and the column's viewport have the estimated height.
const height = estimatedRowHeight
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(height)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000_000)
})

const day = (n: number) => new Date(Date.UTC(2026, 8, 1) - n * 60_000).toISOString()
const many = (from: number, to: number, status: Project['status'] = 'planning') =>
  Array.from({ length: to - from }, (_, n) => project(`${status} ${from + n}`, { status, movedAt: day(from + n) }))

const list = (name: string) => screen.getByRole('list', { name })
const scroller = (name: string) => list(name).parentElement as HTMLElement
const scrollTo = (name: string, row: number) => {
  scroller(name).scrollTop = row * height
  fireEvent.scroll(scroller(name))
}

/** Serves the pages after the first one, `size` cards each, up to `count` cards in total. */
function servePages(count: number, size = 50) {
  return answer('MoreProjects', ({ status, after }) => {
    const from = after.startsWith('end-of') ? 50 : Number(after)
    const to = Math.min(count, from + size)
    const edges = many(from, to, status).map((node) => ({ node }))
    const pageInfo = { endCursor: String(to), hasNextPage: to < count }
    const column = { id: `learner-1:${status}`, count, projects: { edges, pageInfo } }
    return { viewer: { id: 'learner-1', learner: { id: 'learner-1', column } } }
  })
}

test('renders only the visible cards of a long column, with position and total', async () => {
  await openBoard({ projects: many(0, 50), more: { planning: 9950 } })
  expect(countIn('planning')).toBe(10_000)
  expect(titlesIn('planning').length).toBeLessThan(10)
  const [first] = within(list('Planning')).getAllByRole('listitem')
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '10000'])
  scrollTo('Planning', 20)
  await waitFor(() => expect(titlesIn('planning')).toContain('planning 20'))
  expect(titlesIn('planning')).not.toContain('planning 0')
})

test('loads the next page once near the end, up to the last card', async () => {
  await openBoard({ projects: many(0, 50), more: { planning: 70 } })
  const asked = servePages(120)
  scrollTo('Planning', 30)
  await waitFor(() => expect(titlesIn('planning')).toContain('planning 30'))
  await act(settle)
  expect(asked).toHaveLength(0)
  scrollTo('Planning', 48)
  await waitFor(() => expect(asked.map(({ variables }) => variables.after)).toEqual(['end-of-planning']))
  await act(settle)
  expect(asked).toHaveLength(1)
  scrollTo('Planning', 98)
  await waitFor(() => expect(asked.map(({ variables }) => variables.after)).toEqual(['end-of-planning', '100']))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more in Planning' })).toBeNull())
  scrollTo('Planning', 119)
  await waitFor(() => expect(titlesIn('planning')).toContain('planning 119'))
})

test('loads more on demand below the existing cards', async () => {
  const { user } = await openBoard({ projects: many(0, 50), more: { planning: 70 } })
  const asked = servePages(120)
  await user.click(screen.getByRole('button', { name: 'Show more in Planning' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show more in Planning' }).textContent).toBe('Show more (20)'))
  expect(asked.map(({ variables }) => variables)).toEqual([{ status: 'planning', after: 'end-of-planning' }])
  expect(titlesIn('planning')[0]).toBe('planning 0')
})

test('reports a failed page once and retries on demand', async () => {
  const { user } = await openBoard({ projects: many(0, 50), more: { planning: 70 } })
  const failed = answer('MoreProjects', offline)
  scrollTo('Planning', 48)
  expect((await screen.findByRole('alert')).textContent).toContain('Not loaded')
  await act(settle)
  expect(failed).toHaveLength(1)
  const asked = servePages(120)
  await user.click(screen.getByRole('button', { name: 'Show more in Planning' }))
  await waitFor(() => expect(titlesIn('planning').length).toBeGreaterThan(0))
  await waitFor(() => expect(asked).toHaveLength(1))
})

test('a card moved to a long column keeps the focus, regardless of the scroll position', async () => {
  const one = project('One')
  const { user } = await openBoard({ projects: [one, ...many(0, 50, 'in_progress')] })
  scrollTo('In progress', 30)
  await waitFor(() => expect(titlesIn('in_progress')).not.toContain('in_progress 0'))
  const { open, opened } = gate()
  answer('UpdateProject', async () => {
    await opened
    return kept({ ...one, status: 'in_progress', version: 2, movedAt: new Date().toISOString() })
  })
  await user.click(card('One').getByRole('button', { name: 'Move One to In progress' }))
  await waitFor(() => expect(document.activeElement).toBe(card('One').getByRole('button', { name: 'Move One to Review' })))
  expect(titlesIn('in_progress')[0]).toBe('One')
  expect(scroller('In progress').scrollTop).toBe(0)
  open()
  await act(settle)
  await waitFor(() => expect(document.activeElement).toBe(card('One').getByRole('button', { name: 'Move One to Review' })))
})

test('keeps a focused card rendered while scrolling', async () => {
  await openBoard({ projects: many(0, 50) })
  act(() => card('planning 1').getByRole('combobox').focus())
  scrollTo('Planning', 40)
  await waitFor(() => expect(titlesIn('planning')).toContain('planning 40'))
  expect(titlesIn('planning')[0]).toBe('planning 1')
  await waitFor(() => expect(document.activeElement).toBe(card('planning 1').getByRole('combobox')))
})
