import { Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { CopyButton } from './copy-button.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { useLikeInteractionMutation } from './like-interaction.generated.ts'
import { ReportButton } from './report-button.tsx'

type Props = {
  interaction: Pick<LabResponse_InteractionFragment, 'id' | 'response' | 'isLiked' | 'isReported'>
  /** What is copied, if not the response. */
  text?: string | undefined
}

export function ResponseButtons({ interaction, text = interaction.response }: Props) {
  const { id, isLiked } = interaction
  const [like, liking] = useLikeInteractionMutation()

  const pressLike = async () => {
    const answer = await like({ variables: { id, isLiked: !isLiked } }).catch(() => null)
    const result = answer?.data?.likeInteraction
    if (result?.__typename !== 'Interaction') toastNotSaved(result?.message, 'That did not work')
  }

  return (
    <Flex gap="3" wrap="wrap" align="start">
      <Button variant={isLiked ? 'soft' : 'outline'} aria-pressed={isLiked} loading={liking.loading} onClick={pressLike}>
        <span aria-hidden="true">{isLiked ? '💛' : '🤍'}</span> Like
      </Button>
      <CopyButton text={text} />
      <ReportButton interaction={interaction} />
    </Flex>
  )
}
