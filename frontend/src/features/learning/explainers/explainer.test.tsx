import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { sessionUser } from '../../../../test/factories.ts'
import { openLesson } from '../../../../test/lesson.ts'
import { serve } from '../../../../test/msw.ts'
import { openSteps, position } from '../../../../test/player.ts'
import { play, video, withoutMedia } from '../../../../test/video.tsx'

beforeEach(withoutMedia)

const content = [
  '## One word {discover}',
  'A machine writes.',
  '::explainer{id="chatgpt-one-piece"}',
  `Then read on. ${'It counts words. '.repeat(20)}`,
].join('\n\n')

/** Opens a lesson at its explainer, in each view. */
const views = [
  ['on the page', () => openLesson({ content })],
  ['at its step', () => openSteps({ content }, sessionUser(), '?step=2')],
] as const

const figure = () => screen.findByRole('figure', { name: 'One piece after another' })
const summary = () => screen.getByText('Read it instead')
const text = () => screen.queryByRole('group', { name: 'Text of “One piece after another”' })

const captions =
  'WEBVTT\n\n1\n00:00.000 --> 00:05.000\nA machine writes\none piece.\n\n2\n00:05.000 --> 00:09.000\nThen the next.\n'

/** Serves the captions. The first responses are the given ones. */
function serveCaptions(...before: (() => Response)[]) {
  return serve('get', '/videos/explainers/chatgpt-one-piece.vtt', () => before.shift()?.() ?? new Response(captions))
}

test.each(views)('shows an explainer %s with its duration, and loads nothing before it is played', async (_where, open) => {
  await open()
  expect(within(await figure()).getByText(/^1:\d\d$/)).toBeTruthy()
  expect(screen.getByText('A machine writes.')).toBeTruthy()
  expect(screen.queryByText(/::explainer/)).toBeNull()
  expect(video().preload).toBe('none')
  expect(video().controls).toBe(true)
  expect(play).not.toHaveBeenCalled()
  const [track] = video().querySelectorAll('track')
  expect([track?.kind, track?.getAttribute('src'), track?.default]).toEqual([
    ...['captions', '/videos/explainers/chatgpt-one-piece.vtt', false],
  ])
  expect([...video().querySelectorAll('source')].map((it) => it.getAttribute('src'))).toEqual([
    '/videos/explainers/chatgpt-one-piece.webm',
    '/videos/explainers/chatgpt-one-piece.mp4',
  ])
  expect(video().getAttribute('poster')).toBe('/videos/explainers/chatgpt-one-piece.webp')
})

test.each(views)('shows the words of the video %s when the reader asks for them', async (_where, open) => {
  const asked = serveCaptions()
  const { user } = await open()
  await figure()
  expect(asked).toHaveLength(0)
  await user.click(summary())
  await waitFor(() => expect(text()?.textContent).toBe('A machine writes one piece. Then the next.'))
  await user.click(summary())
  await user.click(summary())
  expect(asked).toHaveLength(1)
})

test.each([
  ['is missing', () => new Response('Not found', { status: 404 })],
  ['is something else', () => new Response('<!doctype html>')],
  ['does not arrive', () => Response.error()],
])('says so when the text %s, and loads it again on request', async (_what, respond) => {
  const asked = serveCaptions(respond, respond)
  const { user } = await openLesson({ content })
  await figure()
  await user.click(summary())
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(announced()).toContain('The text did not load. Check your connection, then try again.')
  expect(text()).toBeNull()
  await user.click(again)
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(again)
  await user.click(again)
  await waitFor(() => expect(document.activeElement).toBe(text()))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(announced()).not.toContain('The text did not load. Check your connection, then try again.')
})

test('leaves the focus where the reader moved it while the text was loaded again', async () => {
  const late = Promise.withResolvers<Response>()
  let isFirst = true
  serve('get', '/videos/explainers/chatgpt-one-piece.vtt', () => {
    if (!isFirst) return late.promise
    isFirst = false
    return Response.error()
  })
  const { user } = await openLesson({ content })
  await figure()
  await user.click(summary())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  // A link would fetch its screen in advance.
  const elsewhere = screen.getByRole('button', { name: /One-page view|Step view/ })
  elsewhere.focus()
  late.resolve(new Response(captions))
  await waitFor(() => expect(text()).toBeTruthy())
  expect(document.activeElement).toBe(elsewhere)
})

test('a page with an explainer does not say that the lesson has no video', async () => {
  const first = await openLesson({ content })
  await figure()
  expect(screen.queryByText(/This lesson has no video/)).toBeNull()
  first.unmount()
  await openLesson()
  expect(screen.getByText(/This lesson has no video/)).toBeTruthy()
})

test('the arrow keys belong to the video while it has the focus or fills the screen', async () => {
  await openSteps({ content }, sessionUser(), '?step=2')
  await figure()
  fireEvent.keyDown(video(), { key: 'ArrowRight' })
  expect(position()).toMatch(/^Step 2 /)
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: video() })
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(position()).toMatch(/^Step 2 /)
  Reflect.deleteProperty(document, 'fullscreenElement')
  fireEvent.keyDown(summary(), { key: 'ArrowRight' })
  await waitFor(() => expect(position()).toMatch(/^Step 3 /))
})
