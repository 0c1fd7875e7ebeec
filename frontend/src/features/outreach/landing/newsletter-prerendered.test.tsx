import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '../../../../test/msw.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const page = (
  <UiProvider>
    <MemoryRouter>
      <NewsletterForm />
    </MemoryRouter>
  </UiProvider>
)

afterEach(() => document.body.replaceChildren())

test('sends an address typed before hydration and clears the field', async () => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  const sent = serve('post', '/api/newsletter/signup', () => new Response(null, { status: 201 }))
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  const field = () => screen.getByLabelText<HTMLInputElement>('Your email address')
  field().value = 'parent@example.org'
  await act(async () => render(page, { container, hydrate: true }))
  await act(async () => screen.getByRole('button', { name: 'Send me the guide' }).click())
  await waitFor(() => expect(alert).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'parent@example.org', source: 'newsletter' }])
  expect(field().value).toBe('')
})
