import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { Dialog } from './dialog.tsx'

const page = document.documentElement
const { style } = page

/** Mocks the page in a window whose scroll bar has the given width while the page can scroll. */
function windowWithBar(pixels: number) {
  const isThere = () => style.overflow !== 'hidden'
  vi.spyOn(page, 'clientWidth', 'get').mockImplementation(() => window.innerWidth - (isThere() ? pixels : 0))
}

const dialog = (open: boolean) => (
  <UiProvider>
    <Dialog open={open} onClose={() => {}} width="20rem">
      {({ titleId }) => <h2 id={titleId}>A dialog</h2>}
    </Dialog>
  </UiProvider>
)

afterEach(() => style.removeProperty('scrollbar-gutter'))

test.each([
  { pixels: 15, gutter: 'stable' },
  { pixels: 0, gutter: '' },
])('neither scrolls nor shifts the page behind a dialog, with a scroll bar of $pixels pixels', ({ pixels, gutter }) => {
  windowWithBar(pixels)
  const { rerender } = render(dialog(false))
  rerender(dialog(true))
  expect({ overflow: style.overflow, gutter: style.scrollbarGutter ?? '' }).toEqual({ overflow: 'hidden', gutter })
  rerender(dialog(false))
  expect({ overflow: style.overflow, gutter: style.scrollbarGutter ?? '' }).toEqual({ overflow: '', gutter: '' })
})
