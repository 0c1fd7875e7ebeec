import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SessionProvider } from '../../../lib/session/session.tsx'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { SignupWizard } from './wizard.tsx'

// Hydration mismatches are logged to the console, which fails the test.

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

/** Renders the page as prerendered HTML without hydrating it. */
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

test('prerenders an empty first step regardless of stored data', () => {
  save({ step: 4, form: { firstName: 'Mia' } })
  const { container } = arrive()
  expect(within(container).getByText('Step 1 of 5')).toBeTruthy()
  expect(container.innerHTML).not.toContain('Mia')
})

test("can't be submitted before hydration, which would put the form into the URL", () => {
  const { container } = arrive()
  expect(container.querySelectorAll('[type=submit]')).toHaveLength(0)
  expect(container.querySelectorAll('input').length).toBeGreaterThan(1)
})

test('keeps text typed before hydration', async () => {
  const { field, comeAlive } = arrive()
  field('firstName').value = 'Mia'
  field('email').value = 'mia@example.com'
  field('age').value = '14'
  await comeAlive()
  expect([field('firstName').value, field('email').value, field('age').value]).toEqual(['Mia', 'mia@example.com', '14'])
  await act(async () => screen.getByRole('button', { name: 'Continue' }).click())
  expect(screen.getByText('Step 3 of 5')).toBeTruthy()
})

test('restores the step and the form after a reload', async () => {
  const learner = { firstName: 'Mia', email: 'mia@example.com', age: '14' }
  save({ step: 4, form: { ...learner, selectedPersona: 'writer', selectedTier: 'academy' } })
  const { container, comeAlive } = arrive()
  await comeAlive()
  expect(within(container).getByText('Step 4 of 5')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Academy Pro' }).checked).toBe(true)
})

test('prefers text typed before hydration to stored data, and still asks the parent', async () => {
  save({ firstAge: '11', form: { firstName: 'Mia', lastName: 'Lind', age: '11' } })
  const { field, comeAlive } = arrive()
  field('firstName').value = 'Nia'
  field('age').value = '18'
  await comeAlive()
  expect([field('firstName').value, field('lastName').value, field('age').value]).toEqual(['Nia', 'Lind', '18'])
  expect(screen.getByText('Parent/Guardian Required')).toBeTruthy()
})
