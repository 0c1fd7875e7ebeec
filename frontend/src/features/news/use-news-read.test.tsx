import { newsReadMs } from '@deepm/schema/rules/news/news'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newsPage, newsStory, sessionUser } from '../../../test/factories.ts'
import { answer, settle } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'
import type { SessionUser } from '../../lib/session/session.tsx'

const original = globalThis.IntersectionObserver

/** Puts a story on screen, or a part of it. */
const scroll = new Map<string, (ratio: number) => void>()

beforeEach(() => {
  scroll.clear()
  globalThis.IntersectionObserver = class {
    readonly onChange: IntersectionObserverCallback
    constructor(onChange: IntersectionObserverCallback) {
      this.onChange = onChange
    }
    observe(element: Element) {
      scroll.set(element.id, (ratio) =>
        this.onChange([{ intersectionRatio: ratio } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      )
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  globalThis.IntersectionObserver = original
})

let accounts = 0

async function openHub(changes: Partial<SessionUser> = {}) {
  answer('AiNewsPage', newsPage([newsStory('robots'), newsStory('videos')]))
  const asked = answer('RecordNewsRead', { recordNewsRead: { __typename: 'DonePayload' } })
  accounts += 1
  renderApp('/ai-news', { session: sessionUser({ id: `reader-${accounts}`, ...changes }) })
  await screen.findByRole('article', { name: 'Story robots' })
  return asked
}

const stay = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('counts a story once when half of it was on screen for five seconds', async () => {
  const asked = await openHub()
  scroll.get('story-robots')?.(0.5)
  await stay(newsReadMs)
  await waitFor(() => expect(asked.map(({ variables }) => variables)).toEqual([{ newsItemId: 'robots' }]))
  scroll.get('story-robots')?.(0)
  scroll.get('story-robots')?.(1)
  await stay(newsReadMs)
  await act(settle)
  expect(asked).toHaveLength(1)
})

test('does not count a story that was scrolled past or is hardly visible', async () => {
  const asked = await openHub()
  scroll.get('story-robots')?.(1)
  await stay(newsReadMs - 1000)
  scroll.get('story-robots')?.(0)
  scroll.get('story-videos')?.(0.2)
  await stay(newsReadMs)
  await act(settle)
  expect(asked).toEqual([])
})

test.each([
  ['a parent', { role: 'parent', consent: null }],
  ['a child who waits for consent', { consent: 'pending' }],
] as const)('observes nothing for %s', async (_who, changes) => {
  await openHub(changes)
  expect(scroll.size).toBe(0)
})
