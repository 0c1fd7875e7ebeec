import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Lesson, lesson, lessonPage, sessionUser } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { storeView } from './lesson-view-choice.ts'

// jsdom plays no media.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {})
})

async function open(changes: Partial<Lesson> = {}, session = sessionUser()) {
  storeView('page')
  answer('LessonPage', lessonPage(lesson({ videoUrl: 'https://example.org/video.webm', ...changes })))
  const app = renderApp('/lesson/first-prompt', { session })
  await screen.findByRole('figure', { name: 'Video: Your first prompt' })
  return app
}

const video = () => document.querySelector('video') as HTMLVideoElement

function playUntil(seconds: number) {
  Object.defineProperty(video(), 'duration', { configurable: true, value: 300 })
  Object.defineProperty(video(), 'currentTime', { configurable: true, writable: true, value: seconds })
  fireEvent.timeUpdate(video())
}

/** Serves successful saves. */
function keepPlaces() {
  return answer('SaveVideoPlace', ({ lessonId, seconds }) => ({
    saveVideoPlace: { __typename: 'Lesson', id: lessonId, videoSeconds: seconds },
  }))
}

test('saves the position while playing and on pause', async () => {
  const asked = keepPlaces()
  await open()
  for (const second of [1, 5, 10, 14, 20]) playUntil(second)
  playUntil(23.4)
  fireEvent.pause(video())
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.map(({ variables }) => variables)).toEqual([10, 20, 23].map((seconds) => ({ lessonId: 'first-prompt', seconds })))
})

test('resumes where the learner stopped and says so', async () => {
  await open({ videoSeconds: 95 })
  expect(screen.getByText('It goes on at 1:35, where you stopped.')).toBeTruthy()
  Object.defineProperty(video(), 'duration', { configurable: true, value: 300 })
  fireEvent.loadedMetadata(video())
  expect(video().currentTime).toBe(95)
})

test('ignores a failed save', async () => {
  const asked = answer('SaveVideoPlace', offline)
  await open()
  playUntil(12)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['a parent', { role: 'parent', consent: null }],
  ['a child who waits', { consent: 'pending' }],
] as const)('saves nothing for %s', async (_who, changes) => {
  // SaveVideoPlace has no mock, so a request would fail the test.
  await open({}, sessionUser(changes))
  playUntil(40)
  fireEvent.pause(video())
})

test('an embedded video waits for its button', async () => {
  await open({ videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', videoSeconds: 40 })
  expect(screen.getByRole('button', { name: /Play on YouTube/ })).toBeTruthy()
  expect(screen.queryByText(/where you stopped/)).toBeNull()
})
