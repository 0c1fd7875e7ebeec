import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { formatDay, formatTimestamp } from '../dates.ts'
import { Facts } from '../roster/student-facts.tsx'
import { useAskConsentAgainMutation } from './ask-consent-again.generated.ts'
import type { ConsentCard_ChildFragment } from './card.generated.ts'
import { ConsentCase } from './case.tsx'

type Props = { child: ConsentCard_ChildFragment; onAsked(words: string): void }

/** Shows a child who waits for consent, and resends the email to the parent. */
export function ConsentCard({ child, onAsked }: Props) {
  const { id, childFirstName, parentEmail, askedAt, mails, mailsLeft, erasedOn, obstacle } = child
  const [ask, { loading }] = useAskConsentAgainMutation()

  const sendAgain = async () => {
    if (loading) return
    const result = (await ask({ variables: { learnerId: id, mails } }).catch(() => null))?.data?.askConsentAgain
    if (result?.__typename === 'DonePayload') {
      return onAsked(`We sent the email about ${childFirstName} again. Only the new link works now.`)
    }
    if (result?.__typename === 'NotFoundError') return onAsked(`${childFirstName} is no longer waiting.`)
    if (!result || result.__typename === 'DemoAccountError') return toastNotSaved(result?.message, 'Not sent')
    onAsked(result.message)
  }

  return (
    <Card as="li" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
      <Heading as="h2" size="lg">
        {childFirstName}
      </Heading>
      <Facts
        facts={[
          ['Parent', parentEmail],
          ['Asked', formatTimestamp(askedAt)],
          ['Emails sent', `${mails} of ${mails + mailsLeft}`],
          ['Deleted on', formatDay(erasedOn)],
        ]}
      />
      {obstacle && <ConsentCase child={child} obstacle={obstacle} onDecided={onAsked} />}
      <Flex gap="3" wrap="wrap" align="center">
        {mailsLeft > 0 ? (
          <Button
            variant="outline"
            loading={loading}
            aria-label={`Send again for ${childFirstName}`}
            onClick={() => void sendAgain()}
          >
            Send again
          </Button>
        ) : (
          <Text color="fg.muted">All {mails} emails have been sent. You can’t send any more.</Text>
        )}
      </Flex>
    </Card>
  )
}
