import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/feedback.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { tellNotSaved } from '../../../ui/not-saved.ts'
import { dayInWords, momentInWords } from '../dates.ts'
import { Facts } from '../roster/student-facts.tsx'
import { useAskConsentAgainMutation } from './ask-consent-again.generated.ts'
import type { ConsentCard_ChildFragment } from './consent-card.generated.ts'

const obstacles: Record<NonNullable<ConsentCard_ChildFragment['obstacle']>, string> = {
  learnerAddress: 'A learner signs in with this address. The family needs another address for the parent.',
  staffAddress: 'A member of staff signs in with this address. The family needs another address for the parent.',
  familyFull: 'The parent looks after four children already. One of them has to go first; the link stays good.',
}

type Props = { child: ConsentCard_ChildFragment; onAsked(words: string): void }

/** A child who waits, and the mail to the parent once more. */
export function ConsentCard({ child, onAsked }: Props) {
  const { id, childFirstName, parentEmail, askedAt, mails, mailsLeft, erasedOn, obstacle } = child
  const [ask, { loading }] = useAskConsentAgainMutation()

  const sendAgain = async () => {
    if (loading) return
    const result = (await ask({ variables: { learnerId: id, mails } }).catch(() => null))?.data?.askConsentAgain
    if (result?.__typename === 'DonePayload') {
      return onAsked(`The mail about ${childFirstName} is on its way. Only its link works now, not the older one.`)
    }
    if (result?.__typename === 'NotFoundError') return onAsked(`${childFirstName} does not wait any more.`)
    if (!result || result.__typename === 'DemoAccountError') return tellNotSaved(result?.message, 'Not sent')
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
          ['Asked', momentInWords(askedAt)],
          ['Mails so far', `${mails} of ${mails + mailsLeft}`],
          ['Erased on', dayInWords(erasedOn)],
        ]}
      />
      {obstacle && (
        <Notice tone="warning" title="A parent agreed and could not be linked">
          {obstacles[obstacle]}
        </Notice>
      )}
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
          <Text color="fg.muted">All {mails} mails have gone out; no more may be sent.</Text>
        )}
      </Flex>
    </Card>
  )
}
