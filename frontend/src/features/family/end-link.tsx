import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback.tsx'
import { tellNotSaved } from '../../ui/not-saved.ts'
import { useEndGuardianshipMutation } from './end-guardianship.generated.ts'

type Props = {
  learnerId: string
  parentId: string
  /** Whom the link is ended with, as the one who ends it calls them. */
  name: string
  onEnded?: () => void
}

/** From 13 up either side ends a link, in two steps. */
export function EndLink({ learnerId, parentId, name, onEnded }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [end, { loading }] = useEndGuardianshipMutation()

  const confirm = async () => {
    const result = (await end({ variables: { learnerId, parentId } }).catch(() => null))?.data?.endGuardianship
    if (result?.__typename === 'User') onEnded?.()
    else tellNotSaved(result?.message)
  }

  if (!isAsking) {
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        End the link with {name}
      </Button>
    )
  }
  return (
    <Notice tone="warning" title={`End the link with ${name}?`}>
      <Text>They are told. What a parent decided, like quiet hours, ends with the last parent who is linked.</Text>
      <Flex gap="3" wrap="wrap" marginTop="3">
        <Button variant="danger" loading={loading} onClick={confirm}>
          Yes, end it
        </Button>
        <Button variant="outline" disabled={loading} onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </Flex>
    </Notice>
  )
}
