import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../test/render-app.tsx'

const load = vi.hoisted(() => vi.fn())

vi.mock('../../../features/experiments/experiment.tsx', (original) => {
  load()
  return original()
})

test('loads the experiment of the landing page when the visitor starts it, and moves the focus to it', async () => {
  const { user } = renderApp('/landing')
  const button = await screen.findByRole('button', { name: 'Start the machine' })
  await screen.findByRole('heading', { name: 'Plans for every learner' })
  const machine = () => screen.queryByRole('region', { name: 'Next-Word Machine' })
  expect(machine()).toBeNull()
  expect(load).not.toHaveBeenCalled()
  await user.click(button)
  await waitFor(() => expect(machine()).toBeTruthy())
  expect(load).toHaveBeenCalledOnce()
  expect(document.activeElement?.contains(machine())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.getByRole('heading', { level: 3, name: 'Next-Word Machine' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start the machine' })).toBeNull()
})
