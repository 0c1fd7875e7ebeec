import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SessionProvider } from '../../../lib/session/session.tsx'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { SignupWizard } from './wizard.tsx'

// A difference between the written page and the first render would be reported to the console, which fails a test.

const page = (
  <UiProvider>
    <MemoryRouter>
      <SessionProvider>
        <SignupWizard />
      </SessionProvider>
    </MemoryRouter>
  </UiProvider>
)

afterEach(() => document.body.replaceChildren())

/** The page as it was written at build time, in the document but without any life. */
function arrive() {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input')
  const comeAlive = () => act(async () => render(page, { container, hydrate: true }))
  return { container, field, comeAlive }
}

function save(changes: { step?: number; firstAge?: string; form?: object }) {
  sessionStorage.setItem('signup', JSON.stringify({ step: 1, requestKey: 'k', firstAge: '', form: {}, ...changes }))
}

test('the written page is the first step, empty, whatever the tab remembers', () => {
  save({ step: 4, form: { firstName: 'Mia' } })
  const { container } = arrive()
  expect(within(container).getByText('Step 1 of 5')).toBeTruthy()
  expect(container.innerHTML).not.toContain('Mia')
})

test('before it comes alive the form cannot be sent: the browser would put it into the address', () => {
  const { container } = arrive()
  expect(container.querySelectorAll('[type=submit]')).toHaveLength(0)
  expect(container.querySelectorAll('input').length).toBeGreaterThan(1)
})

test('what was typed before the page came alive is kept and can be sent', async () => {
  const { field, comeAlive } = arrive()
  field('firstName').value = 'Mia'
  field('email').value = 'mia@example.com'
  field('age').value = '14'
  await comeAlive()
  expect([field('firstName').value, field('email').value, field('age').value]).toEqual(['Mia', 'mia@example.com', '14'])
  await act(async () => screen.getByRole('button', { name: 'Continue' }).click())
  expect(screen.getByText('Step 3 of 5')).toBeTruthy()
})

test('a reload comes back to the step and to what was written', async () => {
  const learner = { firstName: 'Mia', email: 'mia@example.com', age: '14' }
  save({ step: 4, form: { ...learner, selectedPersona: 'writer', selectedTier: 'academy' } })
  const { container, comeAlive } = arrive()
  await comeAlive()
  expect(within(container).getByText('Step 4 of 5')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Academy Pro' }).checked).toBe(true)
})

test('what was typed before the page came alive wins over what the tab remembers, and the parent is still asked', async () => {
  save({ firstAge: '11', form: { firstName: 'Mia', lastName: 'Lind', age: '11' } })
  const { field, comeAlive } = arrive()
  field('firstName').value = 'Nia'
  field('age').value = '18'
  await comeAlive()
  expect([field('firstName').value, field('lastName').value, field('age').value]).toEqual(['Nia', 'Lind', '18'])
  expect(screen.getByText('Parent/Guardian Required')).toBeTruthy()
})
