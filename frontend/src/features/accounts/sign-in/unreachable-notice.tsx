import { chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'

/** Explains that the sign-in methods couldn't be loaded, and retries. */
export function UnreachableNotice({ tryAgain }: { tryAgain(): Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const again = async () => {
    setAsking(true)
    await tryAgain()
    setAsking(false)
  }
  return (
    <chakra.div role="alert">
      <Notice tone="warning" title="We could not reach the academy">
        <Text marginBottom="4">Signing in may not work right now. Check your connection, then try again.</Text>
        <Button variant="outline" loading={isAsking} onClick={again}>
          Try again
        </Button>
      </Notice>
    </chakra.div>
  )
}
