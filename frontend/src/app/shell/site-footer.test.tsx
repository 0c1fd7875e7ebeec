import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { SiteFooter } from './site-footer.tsx'

test.each([
  ['Learning', ['/landing#features', '/landing#pricing', '/signup', '/auth/login']],
  ['Support', ['/parent-guide', '/teachers', '/safety', 'mailto:support@deepm.academy']],
  ['Legal', ['/terms', '/privacy', '/cookies']],
])('%s leads to %j', (group, targets) => {
  render(
    <UiProvider>
      <MemoryRouter>
        <SiteFooter />
      </MemoryRouter>
    </UiProvider>,
  )
  const links = within(screen.getByRole('navigation', { name: group })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(targets)
})
