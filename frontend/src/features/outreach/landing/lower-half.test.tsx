import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { WhoWeAre } from './about/who-we-are.tsx'
import { WhatItCosts } from './costs/what-it-costs.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

const page = (
  <UiProvider>
    <MemoryRouter>
      <WhoWeAre />
      <Testimonials />
      <WhatItCosts />
      <NewsletterForm />
    </MemoryRouter>
  </UiProvider>
)

test('orders and names the sections as specified', () => {
  render(page)
  expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
    'The team behind the academy',
    'Your child asks an AI. What do you ask your child?',
    'Reviews',
    'Plans for every learner',
    'Included in every plan',
    'What parents ask',
    'AI tips by email',
  ])
})

test('describes the guide as 30 pages and a 10-minute read, and links to it', () => {
  render(page)
  expect(screen.getByRole('link', { name: 'Download Free Guide' }).getAttribute('href')).toBe('/parent-guide')
  for (const figure of ['30', '10-minute', '14,000+']) expect(screen.getByText(figure)).toBeTruthy()
})

test.each(['30-day money-back guarantee', 'Cancel anytime', 'Parent dashboard', '24/7 support'])(
  'every plan includes: %s',
  (name) => {
    render(page)
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  },
)

test.each([
  [/COPPA/, /nothing the child learns here is saved before they agree.*Without their consent, all of it is erased/],
  [/ages/, /9 to 16/],
  [/AI experience/, /No, and neither do you/],
  [/tools/, /ChatGPT, Gemini and Claude .* DALL-E and Midjourney .* Runway/],
  [/How much time/, /3 to 5 hours a week.*10 to 20 minutes/],
])('answers the question about %s', (question, answer) => {
  render(page)
  const heading = screen.getByRole('heading', { name: question, level: 3 })
  expect(heading.closest('details')?.textContent).toMatch(answer)
})

test('claims no compliance', () => {
  expect(renderToString(page)).not.toMatch(/complian/i)
})
