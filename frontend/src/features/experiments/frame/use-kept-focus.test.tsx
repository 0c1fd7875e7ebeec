import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

function Names() {
  const [names, setNames] = useState(['Ada', 'Ben', 'Cy'])
  const box = useKeptFocus<HTMLDivElement>()
  return (
    <>
      <div ref={box}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setNames((now) => now.filter((it) => it !== name))}>
            {name}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => setNames((now) => now.slice(1))}>
        Remove the first
      </button>
    </>
  )
}

const focused = () => document.activeElement?.textContent

it('moves the focus to the control in the place of the removed one, or to the last one', async () => {
  render(<Names />)
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Ben' }))
  expect(focused()).toBe('Cy')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Ada')
})

it('leaves the focus where the learner moved it', async () => {
  render(<Names />)
  const user = userEvent.setup({ delay: null })
  screen.getByRole('button', { name: 'Ada' }).focus()
  await user.click(screen.getByRole('button', { name: 'Remove the first' }))
  expect(focused()).toBe('Remove the first')
})
