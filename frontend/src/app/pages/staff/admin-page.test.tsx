import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { address, goTo, renderApp } from '../../../../test/render-app.tsx'
import { academyFigures, rosterPage, student, studentRecord } from '../../../../test/roster.ts'

const staff = { session: sessionUser({ role: 'staff', consent: null }), viewer: viewer({ role: 'staff', learner: null }) }
beforeEach(() => void answer('AdminPage', { academyFigures }))

const row = (name: string) => within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr') as HTMLElement)

test('shows the not-found page to users who are not staff', async () => {
  renderApp('/admin', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: /404/ })).toBeTruthy()
})

test('shows seven figures above the roster, each with its definition', async () => {
  answer('Students', rosterPage([student('Mia')]))
  const { user } = renderApp('/admin', staff)
  expect(await screen.findByText('1,204')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'The academy in figures' })).getAllByRole('term')).toHaveLength(7)
  await user.click(screen.getByText('How are these counted?'))
  expect(screen.getByText(/Children under 13 whose parent has not answered/)).toBeTruthy()
})

test('shows all data of a student in a row, with text next to colors', async () => {
  const low = student('Elias', {
    safetyScore: 85,
    status: 'needsAttention',
    attention: ['waiting', 'safety'],
    email: '',
    persona: null,
  })
  answer('Students', rosterPage([student('Mia'), low]))
  renderApp('/admin', staff)
  const table = await screen.findByRole('table', { name: /sorted by name, A to Z/ })
  expect(within(table).getByRole('columnheader', { name: 'Student' }).getAttribute('aria-sort')).toBe('ascending')
  const mia = row('Mia')
  for (const text of [
    '98 high',
    '1 flagged',
    '24 of 48',
    '3 this week',
    '1,250',
    'Level 3',
    '6 achievements',
    'Writer',
    '2 unread',
  ])
    expect(mia.getByText(text)).toBeTruthy()
  expect(mia.getByRole('link', { name: 'Mia' }).getAttribute('href')).toBe('/admin/students/mia')
  const elias = row('Elias')
  for (const text of ['85 low', 'Needs attention', 'Safety score below 90', 'None yet', 'Age 12 · signs in with a code'])
    expect(elias.getByText(text)).toBeTruthy()
})

test('keeps order, search, filters and page in the URL, and Back restores them', async () => {
  const asked = answer('Students', rosterPage([student('Mia')], { hasNextPage: true, hasPreviousPage: true }))
  const { user } = renderApp('/admin', staff)
  await user.click(await screen.findByRole('button', { name: 'XP' }))
  await waitFor(() => expect(address()).toBe('/admin?tab=students&sort=totalXP&direction=descending'))
  await user.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'mia{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Needs attention')
  await waitFor(() => expect(address()).toContain('search=mia&status=needs-attention'))
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() =>
    expect(asked.at(-1)?.variables).toMatchObject({
      sort: 'totalXP',
      search: 'mia',
      status: 'needsAttention',
      first: 25,
      after: 'last',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ last: 25, before: 'first', after: null }))
  const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
  expect(file).toBe('/api/admin/students.csv?sort=totalXP&direction=descending&search=mia&status=needs-attention')
  goTo('/admin?tab=students&search=robin')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('robin'))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/admin?tab=students'))
})

test('shows a message for no results, for a page that is now empty, and for an error', async () => {
  answer('Students', rosterPage([]))
  const { user } = renderApp('/admin?search=zzz', staff)
  expect(await screen.findByText('No students found')).toBeTruthy()
  goTo('/admin?after=gone')
  expect(await screen.findByText('This page is now empty')).toBeTruthy()
  answer('Students', offline)
  goTo('/admin?persona=writer')
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('Students', rosterPage([student('Mia')]))
  await user.click(again)
  expect(await screen.findByRole('link', { name: 'Mia' })).toBeTruthy()
})

test('shows family, work and access log of a student, and loads the lab on demand', async () => {
  answer('StudentPage', { student: studentRecord(student('Mia')) })
  const prompt = { id: 'i', toolType: 'claude', lessonTitle: null, createdAt: '2026-09-01T10:00:00.000Z' } as const
  const read = answer('StudentInteractions', {
    studentInteractions: [{ ...prompt, safetyLevel: 'danger', reasons: ['bullying'], isOpen: true }],
  })
  const { user } = renderApp('/admin/students/mia', staff)
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia' })).toBeTruthy()
  for (const text of [
    'A parent agreed',
    '21:00 to 07:00',
    'Puffin stickers',
    /Made the machine say something false/,
    /Ada Staff: Opened a student/,
    /pat@example.org/,
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(read).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Show latest prompts' }))
  expect(await screen.findByText('It would hurt someone you know.')).toBeTruthy()
  expect(screen.getByText('· waiting for staff')).toBeTruthy()
})

test('shows a message for an id that staff cannot access', async () => {
  answer('StudentPage', { student: null })
  renderApp('/admin/students/nobody', staff)
  expect(await screen.findByText('We can’t find this student')).toBeTruthy()
})
