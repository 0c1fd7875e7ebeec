import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback.tsx'

type Props = { child: string; isInvitation: boolean; isSending: boolean; onAnswer(agree: boolean): void }

/** The two answers. A no is asked for once more, since the account is erased after it. */
export function AnswerButtons({ child, isInvitation, isSending, onAnswer }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  if (isConfirming) {
    return (
      <Notice tone="warning" title={isInvitation ? `Decline the invitation of ${child}?` : `Do you want to say no for ${child}?`}>
        <Text>
          {isInvitation
            ? 'Nobody is linked, and your address is erased.'
            : `Nothing that ${child} learns here is saved. You can change your answer for 7 days with the link in the mail. After that the account and your address are erased.`}
        </Text>
        <Flex gap="4" wrap="wrap" marginTop="3">
          <Button variant="danger" loading={isSending} onClick={() => onAnswer(false)} autoFocus>
            Yes, decline
          </Button>
          <Button variant="outline" disabled={isSending} onClick={() => setConfirming(false)}>
            Go back
          </Button>
        </Flex>
      </Notice>
    )
  }
  return (
    <Flex gap="4" wrap="wrap" marginTop="4">
      <Button size="lg" loading={isSending} onClick={() => onAnswer(true)}>
        {isInvitation ? 'I accept' : 'I agree'}
      </Button>
      <Button size="lg" variant="outline" disabled={isSending} onClick={() => setConfirming(true)}>
        I decline
      </Button>
    </Flex>
  )
}
