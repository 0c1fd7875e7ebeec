import { Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../components/button.tsx'
import { Notice } from './feedback.tsx'

type Props = {
  /** Label of the first button. */
  label: string
  /** Accessible name when several buttons have the same label. */
  accessibleLabel?: string
  question: string
  /** Consequence of confirming. */
  consequence: string
  yes: string
  no: string
  tone: 'warning' | 'danger'
  isBusy: boolean
  onYes(): void
}

/** Confirms an irreversible action in two steps in the same position. */
export function ConfirmInPlace({ label, accessibleLabel, question, consequence, yes, no, tone, isBusy, onYes }: Props) {
  const [isAsking, setAsking] = useState(false)
  const safe = useRef<HTMLButtonElement>(null)
  // The pressed button is removed, so the focus has to move.
  const turn = (asks: boolean) => {
    flushSync(() => setAsking(asks))
    safe.current?.focus()
  }
  if (!isAsking) {
    return (
      <Button ref={safe} variant="outline" aria-label={accessibleLabel} onClick={() => turn(true)}>
        {label}
      </Button>
    )
  }
  return (
    <Notice tone={tone} title={question}>
      <Text>{consequence}</Text>
      <Flex gap="3" wrap="wrap" marginTop="3">
        <Button variant="danger" loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button ref={safe} variant="outline" disabled={isBusy} onClick={() => turn(false)}>
          {no}
        </Button>
      </Flex>
    </Notice>
  )
}
