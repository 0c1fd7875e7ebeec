import { chakra, Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'

/** Confirms that the server accepted the request. */
export function GuideSent({ email }: { email: string }) {
  // The submit button is unmounted, so the focus moves to the text.
  useEffect(() => document.getElementById('main')?.focus(), [])
  return (
    <ScenePage
      title="Success! Check Your Email"
      text={
        <>
          The guide was sent to <chakra.strong css={{ overflowWrap: 'anywhere' }}>{email}</chakra.strong>. If it isn’t there in a
          few minutes, check your spam folder. The link works for 7 days, so save the file to keep it.
        </>
      }
      scene={<LetterScene />}
      action={
        <Flex gap="3" wrap="wrap" justifyContent="center">
          <LinkButton to="/landing" variant="outline" size="lg">
            Back to Home
          </LinkButton>
          <LinkButton to="/signup" size="lg">
            Get Started
          </LinkButton>
        </Flex>
      }
    />
  )
}
