import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answer, offline } from '../../../../test/msw.ts'
import { createApolloClient } from '../../../lib/api/apollo.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { AskFamily } from './ask-family.tsx'

type Asked = { id: string; kind: 'moreTime' | 'tool' | 'openLab'; tool: 'claude' | 'dalle' | null; minutes: number | null }

const claude: Asked = { id: 'request-1', kind: 'tool', tool: 'claude', minutes: null }

function place(props: ComponentProps<typeof AskFamily>, openRequests: Asked[] = [], guardians = [{ id: 'parent-1' }]) {
  answer('AskFamilyStanding', { viewer: { id: 'learner-1', learner: { id: 'learner-1', guardians, openRequests } } })
  render(
    <UiProvider>
      <MemoryRouter>
        <ApolloProvider client={createApolloClient()}>
          <AskFamily {...props} />
          <Toaster />
        </ApolloProvider>
      </MemoryRouter>
    </UiProvider>,
  )
  return userEvent.setup()
}

const asked = /We emailed your parent/

test('requests more time in one of two sizes, once, and keeps the focus', async () => {
  const user = place({ kind: 'moreTime' })
  const made = { ...claude, kind: 'moreTime' as const, tool: null, minutes: 30 }
  const sent = answer('AskFamily', { askFamily: { __typename: 'FamilyRequest', ...made } })
  await screen.findByRole('button', { name: 'Ask my parent for 15 minutes' })
  await user.click(screen.getByRole('button', { name: 'Ask my parent for 30 minutes' }))
  expect(document.activeElement).toBe(await screen.findByText(asked))
  expect(sent.map(({ variables }) => variables.input)).toEqual([{ kind: 'moreTime', tool: null, minutes: 30 }])
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull()
})

test.each([
  [{ kind: 'tool', tool: 'claude' }, 'Ask my parent for Claude'],
  [{ kind: 'openLab' }, 'Ask my parent to open it now'],
] as const)('requests %j with “%s”', async (props, name) => {
  place(props)
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

test("doesn't repeat an open request but allows one for another tool", async () => {
  place({ kind: 'tool', tool: 'claude' }, [claude])
  expect(await screen.findByText(asked)).toBeTruthy()
  place({ kind: 'tool', tool: 'dalle' }, [claude])
  expect(await screen.findByRole('button', { name: 'Ask my parent for DALL-E' })).toBeTruthy()
})

test('tells a learner without a linked parent and links to the family page', async () => {
  place({ kind: 'openLab' }, [], [])
  expect(await screen.findByText(/No parent is linked to your account yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the Family Dashboard' }).getAttribute('href')).toBe('/parent-dashboard')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [offline, 'We could not reach the academy. Please try again.'],
  [
    { askFamily: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'That was too often.' } } as const,
    'That was too often.',
  ],
])('explains a failed request and allows a retry', async (given, message) => {
  const user = place({ kind: 'openLab' })
  answer('AskFamily', given)
  await user.click(await screen.findByRole('button', { name: /^Ask/ }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole('button', { name: /^Ask/ })).toBeTruthy()
})
