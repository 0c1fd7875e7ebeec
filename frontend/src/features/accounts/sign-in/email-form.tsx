import { chakra } from '@chakra-ui/react'
import { emailAddress } from '@deepm/schema/rules/forms/email'
import { maxAddressLength } from '@deepm/schema/rules/forms/max-address-length'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'

type Props = {
  initial?: string
  hint?: string
  isSending: boolean
  /** Whether to focus the field on mount. */
  takesFocus?: boolean
  /** Sends a valid address and resolves to an error message, if any. */
  onEmail(email: string): Promise<string | undefined>
  /** Content below the field, such as buttons. */
  children: ReactNode
}

export function EmailForm({ initial = '', hint, isSending, takesFocus = false, onEmail, children }: Props) {
  const [email, setEmail] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const parsed = emailAddress.safeParse(email)
    const found = parsed.success ? await onEmail(parsed.data) : parsed.error.issues[0]?.message
    setProblem(found)
    if (found) field.current?.focus()
  }

  return (
    <chakra.form display="grid" gap="5" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        required
        hint={hint}
        value={email}
        maxLength={maxAddressLength}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      {children}
    </chakra.form>
  )
}
