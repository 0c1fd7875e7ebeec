import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { TextField } from './text-field.tsx'

function Title() {
  const [value, setValue] = useState('')
  return <TextField label="Title" maxLength={10} value={value} onChange={(event) => setValue(event.target.value)} />
}

async function write(text: string) {
  render(
    <UiProvider>
      <Title />
    </UiProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await userEvent.click(field)
  await userEvent.paste(text)
  return field
}

test.each([
  ['short', null],
  ['12345678', '2 characters left'],
  ['123456789', '1 character left'],
  ['🦊🦊🦊🦊', '2 characters left'],
])('shows for “%s” in a field of ten characters: %s', async (text, left) => {
  await write(text)
  expect(screen.queryByText(/left/)?.textContent ?? null).toBe(left)
})

test('keeps a longer text in full and shows the limit as an error', async () => {
  const field = await write('a title that is far too long')
  expect(field.value).toBe('a title that is far too long')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Use at most 10 characters. This text has 28.')).toBeTruthy()
})
