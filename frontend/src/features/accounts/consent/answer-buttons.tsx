import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { useHistorySteps } from '../../../ui/components/use-history-steps.ts'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { ownStays } from './consent-explanation.tsx'

type Props = {
  child: string
  isInvitation: boolean
  isForViewer: boolean
  isSending: boolean
  onAnswer(agree: boolean): void
}

const answering = 1
const confirming = 2
const fromAnswering = [answering]

/** Asks for consent. Declining needs a second step because it leads to erasure; the browser's Back undoes the step. */
export function AnswerButtons({ child, isInvitation, isForViewer, isSending, onAnswer }: Props) {
  const { current, goTo } = useHistorySteps('consent', fromAnswering)
  if (current === confirming) {
    return (
      <Notice tone="warning" title={isInvitation ? `Decline ${child}’s invitation?` : `Decline consent for ${child}?`}>
        <Text>{isInvitation ? refusedInvitation(isForViewer) : refusedConsent(child, isForViewer)}</Text>
        <Flex gap="4" wrap="wrap" marginTop="3">
          <Button variant="danger" loading={isSending} onClick={() => onAnswer(false)} autoFocus>
            Yes, decline
          </Button>
          <Button variant="outline" disabled={isSending} onClick={() => goTo(answering)}>
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
      <Button size="lg" variant="outline" disabled={isSending} onClick={() => goTo(confirming)}>
        I decline
      </Button>
    </Flex>
  )
}

function refusedInvitation(isForViewer: boolean): string {
  return isForViewer ? `You won’t be linked. ${ownStays}` : 'You won’t be linked, and we’ll delete your address.'
}

function refusedConsent(child: string, isForViewer: boolean): string {
  const erased = isForViewer ? `we’ll delete ${child}’s account. ${ownStays}` : 'we’ll delete the account and your address.'
  return `We won’t save anything ${child} learns here. You can change your answer for 7 days with the link in the email. After that, ${erased}`
}
