import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../test/factories.ts'
import { answer, offline } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

const staff = { session: sessionUser({ role: 'staff', consent: null }), viewer: viewer({ role: 'staff', learner: null }) }
const ada = {
  id: 'ada',
  name: 'Ada Staff',
  email: 'ada@example.org',
  since: '2026-09-01T10:00:00.000Z',
  lastSignInAt: null,
  isViewer: true,
}
beforeEach(() => void answer('StaffTab', { staffPeople: [ada] }))

test('for others than staff there is no such page', async () => {
  renderApp('/admin/people', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: /404/ })).toBeTruthy()
})

test('staff see who runs the academy, and which of them they are', async () => {
  renderApp('/admin/people', staff)
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeTruthy()
  const list = await screen.findByRole('list', { name: 'Staff' })
  for (const text of ['ada@example.org', '(you)', '1 Sept 2026', 'none in the last 30 days'])
    expect(within(list).getByText(text)).toBeTruthy()
})

test('a list of staff that does not come can be asked for again', async () => {
  answer('StaffTab', offline)
  const { user } = renderApp('/admin/people', staff)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('StaffTab', { staffPeople: [ada] })
  await user.click(again)
  expect(await screen.findByText('Ada Staff')).toBeTruthy()
})
