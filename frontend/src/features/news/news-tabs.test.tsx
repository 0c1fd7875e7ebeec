import { newsTabs } from '@deepm/schema/rules/news/news'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hoverStyles } from '../../../test/hover.ts'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { NewsTabs } from './news-tabs.tsx'

test('keeps the colours of the selected tab under the pointer', () => {
  render(
    <UiProvider>
      <NewsTabs tab={newsTabs[0]} onChange={() => {}}>
        Content
      </NewsTabs>
    </UiProvider>,
  )
  const [selected, other] = screen.getAllByRole('tab')
  expect(other && hoverStyles(other)).not.toEqual([])
  expect(selected && hoverStyles(selected)).toEqual([])
})
