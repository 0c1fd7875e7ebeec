import { act, render, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { gate, restError, serve } from '../../../../../test/msw.ts'
import { UiProvider } from '../../../../ui/theme/provider.tsx'
import { LiveStatsProvider } from '../live-stats-provider.tsx'
import { SocialProof } from './social-proof.tsx'

function renderProof(random?: () => number) {
  render(
    <UiProvider>
      <LiveStatsProvider random={random}>
        <SocialProof />
      </LiveStatsProvider>
    </UiProvider>,
  )
}

const figure = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent
const path = '/api/landing/enrollments'

test('starts with the specified figures, updates every 15 seconds and labels them promotional', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  serve('get', path, () => HttpResponse.json([]))
  renderProof(() => 0.999)
  const labels = ['students*', 'projects*', 'courses*', 'satisfaction*', 'spots left*']
  expect(labels.map(figure)).toEqual(['1,247', '3,891', '24', '98%', '47'])
  act(() => vi.advanceTimersByTime(14_999))
  expect(figure('students*')).toBe('1,247')
  act(() => vi.advanceTimersByTime(1))
  expect(labels.map(figure)).toEqual(['1,249', '3,891', '24', '98%', '46'])
  expect(screen.getByText(/Promotional figures for our launch, not a live count/)).toBeTruthy()
  await screen.findByText(/No enrollments to show/)
})

test('lists at most five enrollments, newest first, with an approximate time', async () => {
  const enrolledAt = new Date().toISOString()
  const personas = ['writer', 'creator', 'campaigner', 'entrepreneur', 'writer', 'creator']
  serve('get', path, () =>
    HttpResponse.json(
      personas.map((persona, index) => ({ persona, enrolledAt: index ? '2020-01-01T00:00:00.000Z' : enrolledAt })),
    ),
  )
  renderProof()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'A new learner chose the Writer path today',
    'A new learner chose the Digital Creator path earlier',
    'A new learner chose the Campaigner path earlier',
    'A new learner chose the Entrepreneur path earlier',
    'A new learner chose the Writer path earlier',
  ])
})

test('shows a loading text and a friendly text on failure', async () => {
  const { open, opened } = gate()
  serve('get', path, async () => {
    await opened
    return restError(500, 'INTERNAL', 'No.')
  })
  renderProof()
  expect(screen.getByText('Loading enrollments...')).toBeTruthy()
  open()
  expect(await screen.findByText('No enrollments to show right now.')).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
})
