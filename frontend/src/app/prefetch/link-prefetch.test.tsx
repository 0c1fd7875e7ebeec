import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardPage, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, offline, settle } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

const dashboard = { level: 1, name: /^Welcome back/ }
const answered = () => answer('DashboardPage', dashboardPage(viewer()))
/** Waits longer than the rest time of a pointer. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

/** Opens a page with a link to the dashboard. */
async function besideALink() {
  answer('LearningPage', {
    coreCourse: null,
    viewer: { id: 'learner-1', learner: { id: 'learner-1', lessonLevel: 'middle' } },
    courses: [],
  })
  const { user } = renderApp('/learning', { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: 'Learning hub' })
  return { user, link: screen.getByRole('link', { name: 'DEEPM Academy: dashboard' }) }
}

test.each([
  ['a pointer rests on it', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['the focus rests on it', (link: HTMLElement) => fireEvent.focusIn(link)],
  ['a finger touches it', (link: HTMLElement) => fireEvent.pointerDown(link)],
])('prefetches the page of a link when %s, and does not read it again when the link is followed', async (_sign, give) => {
  const asked = answered()
  const { user, link } = await besideALink()
  give(link)
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.click(link)
  expect(await screen.findByRole('heading', dashboard)).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('prefetches nothing when a pointer only passes over a link', async () => {
  const asked = answered()
  const { link } = await besideALink()
  fireEvent.pointerOver(link)
  fireEvent.pointerOver(document.body)
  await aWhile()
  expect(asked).toHaveLength(0)
})

test('prefetches nothing for users who save data', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }))
  const asked = answered()
  const { user, link } = await besideALink()
  fireEvent.pointerOver(link)
  fireEvent.pointerDown(link)
  await aWhile()
  expect(asked).toHaveLength(0)
  await user.click(link)
  expect(await screen.findByRole('heading', dashboard)).toBeTruthy()
})

test('reads the page again after a failed prefetch', async () => {
  const lost = answer('DashboardPage', offline)
  const { user, link } = await besideALink()
  fireEvent.pointerOver(link)
  await waitFor(() => expect(lost).toHaveLength(1))
  await act(settle)
  const asked = answered()
  await user.click(link)
  expect(await screen.findByRole('heading', dashboard)).toBeTruthy()
  expect(asked).toHaveLength(1)
})
