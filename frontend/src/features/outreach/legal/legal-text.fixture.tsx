// Renders the legal pages to text for tests.
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { Cookies } from './cookies.tsx'
import { Privacy } from './privacy.tsx'
import { Safety } from './safety.tsx'
import { Terms } from './terms.tsx'

const pages: Record<string, ComponentType> = { '/terms': Terms, '/privacy': Privacy, '/cookies': Cookies, '/safety': Safety }

/** Returns one entry for each paragraph, item, cell and heading of a page. */
export function textOf(address: string): string[] {
  const Page = pages[address]
  if (!Page) throw new Error(`no legal page at ${address}`)
  const { body } = new DOMParser().parseFromString(
    renderToString(
      <UiProvider>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </UiProvider>,
    ),
    'text/html',
  )
  const blocks = body.querySelectorAll('h1, h1 ~ div, h2, p, li, caption, th, td')
  return [...blocks].map((block) => block.textContent.replace(/\s+/g, ' ').trim()).filter((piece) => piece !== '')
}
