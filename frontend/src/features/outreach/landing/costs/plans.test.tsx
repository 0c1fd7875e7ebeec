import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { UiProvider } from '../../../../ui/theme/provider.tsx'
import { Pricing } from './pricing.tsx'

// Figures and features from the specification (section 9).
const expected = [
  ['Free Explorer', '$0 forever', ['3 lessons per month', 'Basic AI tools', 'Community forum', 'Mobile app']],
  [
    'Creator',
    '$19 per month',
    [
      '7-day free trial',
      'Unlimited lessons',
      'All AI tools',
      'Portfolio',
      '1:1 mentor sessions',
      'Certificates',
      'Parent dashboard',
    ],
  ],
  [
    'Academy Pro',
    '$49 per month',
    ['14-day free trial', 'Weekly coaching', 'Advanced models', 'Masterclasses', 'College prep', 'Industry connections'],
  ],
] as const

function renderPlans() {
  render(
    <UiProvider>
      <MemoryRouter>
        <Pricing />
      </MemoryRouter>
    </UiProvider>,
  )
  return screen.getAllByRole('article')
}

test.each(expected)('%s costs %s and lists its features', (name, price, features) => {
  const plan = renderPlans().find((article) => within(article).queryByRole('heading', { name }))
  expect(plan?.textContent).toContain(price)
  const items = within(plan as HTMLElement).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(features)
})

test('marks only Creator as the most popular', () => {
  const marked = renderPlans().filter((article) => within(article).queryByText('Most Popular'))
  expect(marked.map((article) => within(article).getByRole('heading').textContent)).toEqual(['Creator'])
})

test('links every plan to the signup with the same kind of button', () => {
  const links = renderPlans().map((article) => within(article).getByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/signup?plan=free',
    '/signup?plan=creator',
    '/signup?plan=academy',
  ])
  expect(new Set(links.map((link) => link.className)).size).toBe(1)
})

test('has the anchor of the navigation and mentions that the trial needs no card', () => {
  renderPlans()
  expect(document.getElementById('pricing')).toBeTruthy()
  expect(screen.getByText(/don’t need a card for the 7-day trial/)).toBeTruthy()
})

test('states the conditions before memberships start', () => {
  renderPlans()
  expect(screen.getByText(/^Choosing a plan costs nothing today\. .* every plan gives you all lessons\.$/)).toBeTruthy()
})
