import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../test/factories.ts'
import { answer, gate, offline } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

const failed = { level: 1, name: 'We could not load this page' }
const loaded = { level: 1, name: 'Your progress' }

test('shows a loading message while a page is read', async () => {
  const answered = gate()
  answer('ProgressPage', async () => {
    await answered.opened
    return { viewer: viewer() }
  })
  renderApp('/progress', { session: sessionUser() })
  expect(await screen.findByText('Loading your progress...')).toBeTruthy()
  answered.open()
  expect(await screen.findByRole('heading', loaded)).toBeTruthy()
  expect(screen.queryByText('Loading your progress...')).toBeNull()
})

test('offers Try again after a failed read, which reads again', async () => {
  const asked = answer('ProgressPage', offline)
  const { user } = renderApp('/progress', { session: sessionUser() })
  expect(await screen.findByRole('heading', failed)).toBeTruthy()
  expect(asked).toHaveLength(1)
  answer('ProgressPage', { viewer: viewer() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', loaded)).toBeTruthy()
  expect(screen.queryByRole('heading', failed)).toBeNull()
})

test('shows the error again when the retry fails', async () => {
  answer('ProgressPage', offline)
  const { user } = renderApp('/progress', { session: sessionUser() })
  const again = await screen.findByRole('button', { name: 'Try again' })
  const asked = answer('ProgressPage', offline)
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})
