import { screen } from '@testing-library/react'

/** Returns the texts that a screen reader was given to read by itself. */
export function announced(): string[] {
  return [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((it) => it.textContent ?? '').filter(Boolean)
}
