import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Notice } from './feedback.tsx'

type Props = {
  /** On the button that begins. */
  label: string
  question: string
  /** What follows from a yes. */
  consequence: string
  yes: string
  no: string
  tone: 'warning' | 'danger'
  isBusy: boolean
  onYes(): void
}

/** Something without a way back, in two steps at the same place. */
export function ConfirmInPlace({ label, question, consequence, yes, no, tone, isBusy, onYes }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
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
        <Button variant="outline" disabled={isBusy} onClick={() => setAsking(false)}>
          {no}
        </Button>
      </Flex>
    </Notice>
  )
}
