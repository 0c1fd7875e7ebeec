import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { ConfirmInPlace } from '../../../ui/feedback/confirm-in-place.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ConsentCard_ChildFragment } from './card.generated.ts'
import { useCloseConsentCaseMutation, useLinkFamilyMutation } from './decide-consent-case.generated.ts'

type Obstacle = NonNullable<ConsentCard_ChildFragment['obstacle']>

const obstacles: Record<Obstacle, string> = {
  learnerAddress: 'A learner signs in with this address. The family needs to use a different address for the parent.',
  closedAccount: 'The account with this address is suspended. Lift the suspension first, or close the case.',
  staffAddress: 'A staff member signs in with this address. The family needs to use a different address for the parent.',
  familyFull:
    'This parent already has four children here. One of them has to leave the family first. The link we sent the parent still works.',
}

type Props = { child: ConsentCard_ChildFragment; obstacle: Obstacle; onDecided(words: string): void }

/** Explains why the parent who agreed could not be linked, and lets staff link the family or close the case. */
export function ConsentCase({ child, obstacle, onDecided }: Props) {
  const { id: learnerId, childFirstName, isCaseOpen } = child
  const [link, { loading: isLinking }] = useLinkFamilyMutation()
  const [close, { loading: isClosing }] = useCloseConsentCaseMutation()
  const variables = { learnerId, obstacle }
  const isBusy = isLinking || isClosing

  const tell = (result: { __typename: string; message?: string } | null | undefined, words: string) => {
    if (result?.__typename === 'DonePayload') return onDecided(words)
    if (result?.__typename === 'NotFoundError') return onDecided(`${childFirstName} is no longer waiting.`)
    if (!result || result.__typename === 'DemoAccountError') return toastNotSaved(result?.message, 'Not saved')
    onDecided(result.message ?? '')
  }

  const linkFamily = async () => {
    const result = (await link({ variables }).catch(() => null))?.data?.linkFamily
    tell(result, `${childFirstName} is now linked to the parent who agreed.`)
  }
  const closeCase = async () => {
    const result = (await close({ variables }).catch(() => null))?.data?.closeConsentCase
    tell(result, `${childFirstName}’s case is closed.`)
  }

  return (
    <>
      <Notice tone="warning" title="A parent agreed but could not be linked">
        <Text>{obstacles[obstacle]}</Text>
        {!isCaseOpen && <Text marginTop="2">The case is closed. The parent’s link works until the account is deleted.</Text>}
      </Notice>
      {isCaseOpen && (
        <Flex gap="3" wrap="wrap" align="center">
          <Button loading={isBusy} aria-label={`Link the family of ${childFirstName}`} onClick={() => void linkFamily()}>
            Link this family
          </Button>
          <ConfirmInPlace
            label="Close case"
            accessibleLabel={`Close the case of ${childFirstName}`}
            question="Close this case?"
            consequence="The account will be deleted within 7 days, unless the parent uses the link first."
            yes="Close case"
            no="Keep open"
            tone="danger"
            isBusy={isBusy}
            onYes={() => void closeCase()}
          />
        </Flex>
      )}
    </>
  )
}
