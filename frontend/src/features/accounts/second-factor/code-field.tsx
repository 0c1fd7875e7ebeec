import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'

type Props = Pick<ComponentProps<typeof TextField>, 'ref' | 'hint' | 'error' | 'value'> & {
  label?: string
  onCode(code: string): void
}

/** Accepts a code from an authenticator app or a recovery code. */
export function CodeField({ label = 'Code', onCode, ...rest }: Props) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={undefined}
      required
      onChange={(event) => onCode(event.target.value)}
      {...rest}
    />
  )
}
