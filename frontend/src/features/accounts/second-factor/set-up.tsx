import { chakra, Text } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { QrCode } from '../../../ui/components/qr-code.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from './set-up.generated.ts'
import { useCode } from './use-code.ts'

type Setup = { uri: string; key: string }

/** Sets up the second factor: QR code, first code and recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone(): void }) {
  const [begin, { loading }] = useBeginSecondFactorMutation()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()

  const start = async () => {
    if (loading) return
    const result = (await begin().catch(() => null))?.data?.beginSecondFactor
    if (result?.__typename === 'SecondFactorSetup') setSetup(result)
    else toastNotSaved(result?.message, 'Not set up')
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (setup) return <ScanAndConfirm setup={setup} onCodes={setCodes} />
  return (
    <>
      <Text>
        With two-step verification, you enter a code from an app each time you sign in, so a stolen mailbox is not enough to sign
        in as you. The app is on your phone: Aegis, Google Authenticator or a password manager, for example.
      </Text>
      <Button loading={loading} onClick={() => void start()}>
        Set up two-step verification
      </Button>
    </>
  )
}

type ScanProps = { setup: Setup; onCodes(codes: readonly string[]): void }

function ScanAndConfirm({ setup: { uri, key }, onCodes }: ScanProps) {
  const [confirm, { loading }] = useConfirmSecondFactorMutation()
  const { field, send } = useCode()
  const first = useRef<HTMLParagraphElement>(null)
  // The replaced button drops the focus.
  useEffect(() => first.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    const result = await send(async (code) => (await confirm({ variables: { code } })).data?.confirmSecondFactor)
    if (result?.__typename === 'RecoveryCodes') onCodes(result.codes)
  }

  return (
    <chakra.form display="grid" gap="5" justifyItems="start" width="full" onSubmit={(event) => void submit(event)} noValidate>
      <Text ref={first} tabIndex={-1}>
        1. Scan this QR code with your authenticator app.
      </Text>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <Text>
        Can’t scan it? Type this key into the app:{' '}
        <chakra.code fontSize="lg" overflowWrap="anywhere">
          {key.replace(/.{4}(?=.)/g, '$& ')}
        </chakra.code>
      </Text>
      <CodeField label="2. Enter the code that the app shows" hint="Six digits." {...field} />
      <Button type="submit" loading={loading}>
        Turn on
      </Button>
    </chakra.form>
  )
}
