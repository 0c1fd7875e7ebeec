import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { RealOrMade } from './real-or-made.tsx'

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

function show(props: Parameters<typeof RealOrMade>[0]) {
  render(
    <UiProvider>
      <RealOrMade {...props} />
    </UiProvider>,
  )
  return userEvent.setup({ delay: null })
}

it('traces a claim from page to page to the one where it started', async () => {
  const onReached = vi.fn()
  const user = show({ mission: 2, onReached })
  await user.click(button('No, never.'))
  await user.click(button('Open Daily Spark'))
  expect(button('It started here: Daily Spark').disabled).toBe(true)
  await user.click(button('Open Fact Fountain'))
  await user.click(button('Open Chocolate Union, press release'))
  const pageOf = (title: string) => within(screen.getByText(title, { selector: 'strong' }).closest('li') as HTMLElement)
  await user.click(pageOf('Fact Fountain').getByRole('button', { name: /^It started here/ }))
  expect(screen.getByText(/The blog copied an email/, { selector: 'p' })).toBeDefined()
  await user.click(pageOf('Chocolate Union, press release').getByRole('button', { name: /^It started here/ }))
  await user.click(button(/Leave the post/))
  await user.click(button('Finish the mission'))
  expect(onReached.mock.calls).toEqual([[2, { claim: 'chocolate', opened: ['news', 'blog', 'press'], start: 'press' }]])
})

it('shows the points of six posts without their answers, and the answers after a better second time', async () => {
  const user = show({})
  await user.click(button('Try it first'))
  for (let post = 1; post <= 6; post += 1) {
    const next = button(post === 6 ? 'Show my points' : 'Next post')
    expect(next.disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: '👍 Real' }))
    await user.click(screen.getByRole('radio', { name: /^totally sure/ }))
    await user.click(next)
  }
  expect(screen.getAllByText('33 points')).toHaveLength(1)
  expect(screen.queryByText(/Count the numbers/)).toBeNull()
  await user.click(button('Count my points again'))
  expect(screen.getByText(/4 of your 6 sure answers are wrong/, { selector: 'span' })).toBeDefined()
  for (const row of screen.getAllByRole('group', { name: /How sure are you about/ }).slice(0, 1)) {
    await user.click(within(row).getByRole('radio', { name: /^just guessing/ }))
  }
  await user.click(button('Count my points again'))
  expect(screen.getByText('46 points')).toBeDefined()
  expect(screen.getByText(/Count the numbers/)).toBeDefined()
})

it('checks an item with its sources and draws the chart', async () => {
  const user = show({ mission: 3 })
  await user.click(button('Open: Reverse picture search'))
  expect(screen.getByText(/Only the houses differ/, { selector: 'p' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: '👎 Made or tricky' }))
  await user.click(screen.getByRole('radio', { name: 'very sure: right 99 points, wrong 19 points' }))
  await user.click(button('Check'))
  expect(screen.getByText(/^Sure answers:/).textContent).toContain('1 of 1 right. 4 to go.')
  expect(screen.getByText('Item 2 of 10')).toBeDefined()
})
