import { Box, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useAskForReviewMutation } from './ask-for-review.generated.ts'

/** Asks staff to review a blocked prompt. */
export function ReviewButton({ id, isAsked }: { id: string; isAsked: boolean }) {
  const [ask, { loading }] = useAskForReviewMutation()
  if (isAsked) return <Text role="status">You asked for a review. Our team will look at it and reply here.</Text>
  const press = async () => {
    const answer = await ask({ variables: { id } }).catch(() => null)
    const result = answer?.data?.askForReview
    if (result?.__typename !== 'Interaction') toastNotSaved(result?.message, 'That did not work')
  }
  return (
    <Box>
      <Button variant="outline" loading={loading} onClick={press}>
        Ask for a review
      </Button>
    </Box>
  )
}
