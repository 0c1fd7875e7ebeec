import { type ProjectStatus, statusNames } from '@deepm/schema/rules/projects/projects'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { card, conflict, countIn, kept, openBoard, project, said, titlesIn } from '../../../../test/studio.ts'

test('a card moves immediately by its dropdown, is announced and keeps the focus', async () => {
  const one = project('One')
  const { user } = await openBoard({ projects: [one] })
  const { open: letGo, opened } = gate()
  const asked = answer('UpdateProject', async () => {
    await opened
    return kept({ ...one, status: 'completed', version: 2 })
  })
  await user.selectOptions(card('One').getByRole('combobox', { name: 'Status of One' }), 'completed')
  expect(titlesIn('completed')).toEqual(['One'])
  expect([countIn('planning'), countIn('completed')]).toEqual([0, 1])
  expect(said()).toContain('“One” is now in Completed.')
  await waitFor(() => expect(document.activeElement).toBe(card('One').getByRole('combobox')))
  letGo()
  await waitFor(() => expect(asked[0]?.variables).toEqual({ id: 'one', input: { version: 1, status: 'completed' } }))
  expect(titlesIn('completed')).toEqual(['One'])
})

test('a card moves one step by its buttons, each time from the version of the previous move', async () => {
  const one = project('One')
  const { user } = await openBoard({ projects: [one] })
  let version = 1
  const asked = answer('UpdateProject', ({ input }) => {
    version += 1
    return kept({ ...one, status: input.status ?? one.status, version })
  })
  expect(card('One').queryByRole('button', { name: /Move One to Planning/ })).toBeNull()
  await user.click(card('One').getByRole('button', { name: 'Move One to In progress' }))
  await user.click(card('One').getByRole('button', { name: 'Move One to Review' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { version: 1, status: 'in_progress' },
    { version: 2, status: 'review' },
  ])
  await waitFor(() => expect(titlesIn('review')).toEqual(['One']))
  await waitFor(() => expect(document.activeElement).toBe(card('One').getByRole('button', { name: 'Move One to Completed' })))
})

test('drags a card to another column and ignores its own', async () => {
  const one = project('One')
  await openBoard({ projects: [one] })
  const asked = answer('UpdateProject', kept({ ...one, status: 'review', version: 2 }))
  const dataTransfer = { types: [], items: [], setData: () => {}, setDragImage: () => {}, effectAllowed: '', dropEffect: '' }
  const drag = (status: ProjectStatus) => {
    const target = screen.getByRole('heading', { level: 2, name: statusNames[status] }).closest('section') as HTMLElement
    const lifted = screen.getByRole('article', { name: 'One' })
    fireEvent.dragStart(lifted, { dataTransfer })
    fireEvent.dragEnter(target, { dataTransfer })
    const isTaken = !fireEvent.dragOver(target, { dataTransfer })
    fireEvent.drop(target, { dataTransfer })
    fireEvent.dragEnd(lifted, { dataTransfer })
    return isTaken
  }
  expect(drag('planning')).toBe(false)
  expect(drag('review')).toBe(true)
  await waitFor(() => expect(titlesIn('review')).toEqual(['One']))
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ version: 1, status: 'review' }])
})

test("a move that conflicts with another window shows that window's column and says so", async () => {
  const one = project('One')
  const { user } = await openBoard({ projects: [one] })
  answer('UpdateProject', conflict({ ...one, title: 'One, renamed', status: 'review', version: 5 }))
  await user.selectOptions(card('One').getByRole('combobox'), 'completed')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Changed in another window“One, renamed” was changed somewhere else and is now in Review. Your move to Completed was not saved',
  )
  expect(titlesIn('review')).toEqual(['One, renamed'])
  expect([countIn('planning'), countIn('review'), countIn('completed')]).toEqual([0, 1, 0])

  const asked = answer('UpdateProject', kept({ ...one, status: 'completed', version: 6 }))
  await user.selectOptions(card('One, renamed').getByRole('combobox'), 'completed')
  await waitFor(() => expect(asked[0]?.variables.input).toEqual({ version: 5, status: 'completed' }))
})

test("reverts a move that couldn't be sent and restores the focus", async () => {
  const { user } = await openBoard({ projects: [project('One')] })
  answer('UpdateProject', offline)
  await user.selectOptions(card('One').getByRole('combobox'), 'review')
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(titlesIn('planning')).toEqual(['One'])
  expect([countIn('planning'), countIn('review')]).toEqual([1, 0])
  expect(said()).toContain('“One” is back in Planning.')
  await waitFor(() => expect(document.activeElement).toBe(card('One').getByRole('combobox')))
})

test('removes a card that another window deleted', async () => {
  const { user } = await openBoard({ projects: [project('One')] })
  answer('UpdateProject', {
    updateProject: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'There is no such project.' },
  })
  await user.selectOptions(card('One').getByRole('combobox'), 'review')
  expect((await screen.findByRole('alert')).textContent).toContain('“One” was deleted in another window.')
  expect(screen.queryByRole('article', { name: 'One' })).toBeNull()
  expect([countIn('planning'), countIn('review')]).toEqual([0, 0])
})
