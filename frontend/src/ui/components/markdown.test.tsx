// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { Markdown } from './markdown.tsx'

afterEach(cleanup)

function html(source: string, isForeign = false): HTMLElement {
  return render(
    <UiProvider>
      <Markdown source={source} isForeign={isForeign} />
    </UiProvider>,
  ).container
}

test('keeps the h1 for the page', () => {
  const page = html('# One\n\n## Two\n\n### Three')
  expect([...page.querySelectorAll('h1, h2, h3')].map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
    'H2 One',
    'H2 Two',
    'H3 Three',
  ])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/local',
  'vbscript:x',
  'mailto:a@b.c',
])('does not render %s as a link', (url) => {
  expect(html(`[text](<${url}>)`).querySelector('a')).toBeNull()
})

test('opens a web link in a new tab without a referrer', () => {
  const link = html('[guide](https://example.org/a)').querySelector('a')
  expect(link?.href).toBe('https://example.org/a')
  expect(link?.rel).toContain('noopener')
})

test('removes raw HTML, pictures and frames', () => {
  const page = html('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n![x](https://x.example/y.png)\n\nText')
  expect(page.querySelector('script, img, iframe')).toBeNull()
  expect(page.textContent).toContain('Text')
})

test('renders foreign text without links and pictures, and shows its HTML as text', () => {
  const source =
    '# Big\n\n**Look** at [this](https://example.org/a) <https://example.org/b>\n\n![x](https://x.example/y.png)\n\n<script>alert(1)</script>\n\nA <b onclick="x()">word</b> and `let x = 1`'
  const page = html(source, true)
  expect(page.querySelector('a, img, script, b, [onclick], [src], [href]')).toBeNull()
  expect(page.querySelector('h1, h2')).toBeNull()
  expect(page.querySelector('h3')?.textContent).toBe('Big')
  expect(page.querySelector('strong')?.textContent).toBe('Look')
  expect(page.querySelector('code')?.textContent).toBe('let x = 1')
  expect(page.textContent).toContain('this')
  expect(page.textContent).toContain('<script>alert(1)</script>')
})
