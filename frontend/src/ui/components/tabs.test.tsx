import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hoverStyles } from '../../../test/hover.ts'
import { UiProvider } from '../theme/provider.tsx'
import { Tabs } from './tabs.tsx'

test('keeps the colours of the selected tab under the pointer', () => {
  render(
    <UiProvider>
      <Tabs<'one' | 'two'> label="Parts" tabs={{ one: 'One', two: 'Two' }} tab="one" onChange={() => {}}>
        Content
      </Tabs>
    </UiProvider>,
  )
  expect(hoverStyles(screen.getByRole('tab', { name: 'Two' }))).not.toEqual([])
  expect(hoverStyles(screen.getByRole('tab', { name: 'One' }))).toEqual([])
})
