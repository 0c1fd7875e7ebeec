import { Box, Text } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { tellNotSaved } from '../../ui/not-saved.ts'
import { useAskForReviewMutation } from './ask-for-review.generated.ts'

/** Asks staff to look at a prompt that was blocked. */
export function ReviewButton({ id, isAsked }: { id: string; isAsked: boolean }) {
  const [ask, { loading }] = useAskForReviewMutation()
  if (isAsked) return <Text role="status">You asked for a review. Staff look at it and write to you here.</Text>
  const press = async () => {
    const answer = await ask({ variables: { id } }).catch(() => null)
    const result = answer?.data?.askForReview
    if (result?.__typename !== 'Interaction') tellNotSaved(result?.message, 'That did not work')
  }
  return (
    <Box>
      <Button variant="outline" loading={loading} onClick={press}>
        Ask for a review
      </Button>
    </Box>
  )
}
