import { chakra, Flex } from '@chakra-ui/react'
import { emailAddress } from '@deepm/schema/rules/email'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toaster.tsx'
import { signInProblem } from '../sign-in/sign-in-problem.ts'
import { useChangeAddressMutation } from './own-address.generated.ts'

type Props = { isLost: boolean; onDone(): void }

/** Another address for the signed-in learner, to which the link is mailed. */
export function AddressForm({ isLost, onDone }: Props) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const [change, { loading }] = useChangeAddressMutation()

  const refuse = (message: string) => {
    setProblem(message)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    const parsed = emailAddress.safeParse(email)
    if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? '')
    const result = (await change({ variables: { email: parsed.data } }).catch(() => null))?.data?.changeAddress
    if (result?.__typename !== 'User') return refuse(signInProblem(result))
    toast({ title: 'Mail sent', description: `Open the link that we sent to ${parsed.data}.` })
    onDone()
  }

  return (
    <chakra.form display="grid" gap="4" marginTop="3" maxWidth="md" onSubmit={submit} noValidate>
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
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={loading}>
          Save and send
        </Button>
        {!isLost && (
          <Button variant="outline" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Flex>
    </chakra.form>
  )
}
