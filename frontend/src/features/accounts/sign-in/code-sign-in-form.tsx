import { chakra, Flex } from '@chakra-ui/react'
import { entryCodeLength, readEntryCode } from '@deepm/schema/rules/family/family-members'
import { type FormEvent, useRef, useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DoorScene } from '../../../ui/illustrations/scenes/door.tsx'
import type { Closed_AccountFragment } from './closed.generated.ts'
import { Closed } from './closed.tsx'
import { useConfirmEntryCodeMutation } from './confirm-entry-code.generated.ts'
import { SignInLayout } from './layout.tsx'
import { signInProblem } from './problem.ts'
import { useEnterAcademy } from './use-enter-academy.ts'

/** Signs in a child without an email address, using a code created by a parent. A scanned QR code fills the field. */
export function CodeSignInForm() {
  const [code, setCode] = useState(codeInUrl)
  const [problem, setProblem] = useState<string>()
  const [closed, setClosed] = useState<Closed_AccountFragment | null>(null)
  const [confirm, { loading }] = useConfirmEntryCodeMutation()
  const field = useRef<HTMLInputElement>(null)
  const enter = useEnterAcademy()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    if (readEntryCode(code).length !== entryCodeLength) {
      setProblem(`Type all ${entryCodeLength} letters and digits of the code.`)
      field.current?.focus()
      return
    }
    const result = (await confirm({ variables: { code } }).catch(() => null))?.data?.confirmEntryCode
    if (result?.__typename === 'SignedInPayload') {
      await enter()
      return
    }
    if (result?.__typename === 'AccountClosedError') {
      setClosed(result)
      return
    }
    setProblem(signInProblem(result))
    field.current?.focus()
  }

  if (closed) return <Closed {...closed} />
  return (
    <SignInLayout
      title="Sign in with a code"
      intro="Your parent creates a code. You type it here."
      hue="amber"
      scene={<DoorScene />}
    >
      <Card hue="amber">
        <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
          <TextField
            ref={field}
            label="Code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            required
            hint="For example ABCD-2345. It works once, for 10 minutes."
            value={code}
            maxLength={undefined}
            error={problem}
            onChange={(event) => {
              setCode(event.target.value)
              setProblem(undefined)
            }}
          />
          <Button type="submit" size="lg" loading={loading}>
            Sign in
          </Button>
        </chakra.form>
      </Card>
      <Flex wrap="wrap" align="center" columnGap="1" color="fg.muted">
        Have an email address?
        <LinkButton to="/auth/email" variant="ghost" hue="amber">
          Sign in by email
        </LinkButton>
      </Flex>
    </SignInLayout>
  )
}

function codeInUrl(): string {
  const code = window.location.hash.slice(1)
  return readEntryCode(code).length === entryCodeLength ? code : ''
}
