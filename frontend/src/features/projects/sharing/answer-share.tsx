import { Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useAnswerShareRequestMutation } from './answer-share-request.generated.ts'

type Props = { share: { id: string; title: string }; onAnswered(agree: boolean): void }

/** Lets a parent decide whether a child's project may be shown. */
export function AnswerShare({ share: { id, title }, onAnswered }: Props) {
  // Updates the notification count.
  const [answer, { loading }] = useAnswerShareRequestMutation({ refetchQueries: ['Shell'] })
  const decide = (agree: boolean) => async () => {
    if (loading) return
    const reply = await answer({ variables: { requestId: id, agree } }).catch(() => null)
    const result = reply?.data?.answerShareRequest
    if (result?.__typename !== 'ShareRequest') toastNotSaved(result?.message)
    else onAnswered(agree)
  }
  return (
    <Flex gap="3" wrap="wrap">
      <Button hue="violet" loading={loading} onClick={decide(true)} aria-label={`Allow sharing ${title}`}>
        Allow sharing
      </Button>
      <Button variant="outline" loading={loading} onClick={decide(false)} aria-label={`Don’t allow sharing ${title}`}>
        Don’t allow
      </Button>
    </Flex>
  )
}
