import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline, serveSession, settle } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

const done = { requestParentLink: { __typename: 'DonePayload', done: true } } as const

async function openForm() {
  answer('ServerInfo', { server: { demo: false, mailbox: false, oidc: false } })
  const { user } = renderApp('/parents')
  const name = await screen.findByLabelText<HTMLInputElement>(/^Your first name/)
  const fill = async () => {
    await user.type(name, 'Sam')
    await user.type(screen.getByLabelText(/^Your email/), 'Sam@example.org')
    await user.click(screen.getByRole('checkbox'))
  }
  return { user, fill, send: () => user.click(screen.getByRole('button', { name: 'Email me a link' })) }
}

test('asks for a name, an address and the terms, and emails a link', async () => {
  const { fill, send } = await openForm()
  const sent = answer('RequestParentLink', done)
  await send()
  for (const message of ['Enter your first name.', 'Enter an email address.', 'Tick the box to continue.'])
    screen.getByText(message)
  expect(sent).toHaveLength(0)
  await fill()
  await send()
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(sent[0]?.variables.input).toMatchObject({ firstName: 'Sam', email: 'sam@example.org', accepted: true })
})

test('keeps the form when the academy cannot be reached', async () => {
  const { fill, send } = await openForm()
  await fill()
  answer('RequestParentLink', offline)
  await send()
  await screen.findByText(/We could not reach the academy/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Your first name/).value).toBe('Sam')
})

test('uses up the emailed link only when the button is pressed, and continues with the child', async () => {
  const confirmed = answer('ConfirmParentLink', {
    confirmParentLink: { __typename: 'SignedInPayload', user: { id: 'parent-1', role: 'parent' } },
  })
  const { user } = renderApp('/parents/confirm?token=t1')
  const button = await screen.findByRole('button', { name: 'Continue' })
  await settle()
  expect(confirmed).toHaveLength(0)
  const parent = viewer({ id: 'parent-1', role: 'parent', learner: null, children: [] })
  serveSession(sessionUser({ id: 'parent-1', role: 'parent', consent: null }))
  answer('Shell', { viewer: parent })
  answer('ParentDashboardPage', { viewer: parent })
  await user.click(button)
  await screen.findByRole('heading', { level: 1, name: 'Add a child' })
  expect(address()).toBe('/parent-dashboard/add-child')
  expect(confirmed.map(({ variables }) => variables)).toEqual([{ token: 't1' }])
})

test('offers a new link when this one does not work', async () => {
  const message = 'This link was used or has expired.'
  answer('ConfirmParentLink', { confirmParentLink: { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message } })
  const { user } = renderApp('/parents/confirm?token=t1')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/parents')
})
