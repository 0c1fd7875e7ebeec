import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ShowcaseCard_ProjectFragment } from './card.generated.ts'
import { useLikeProjectMutation } from './like-project.generated.ts'
import { useUnlikeProjectMutation } from './unlike-project.generated.ts'

/** Toggles a like. Updates optimistically, then shows the server's count. */
export function useLike({ id, likes, isLiked }: ShowcaseCard_ProjectFragment): () => Promise<void> {
  const [like, { loading: isLiking }] = useLikeProjectMutation()
  const [unlike, { loading: isUnliking }] = useUnlikeProjectMutation()

  return async () => {
    // Prevents two quick changes from arriving out of order.
    if (isLiking || isUnliking) return
    const now = { __typename: 'ShowcaseProject' as const, id, isLiked: !isLiked, likes: likes + (isLiked ? -1 : 1) }
    const variables = { projectId: id }
    const result = isLiked
      ? (await unlike({ variables, optimisticResponse: { unlikeProject: now } }).catch(() => null))?.data?.unlikeProject
      : (await like({ variables, optimisticResponse: { likeProject: now } }).catch(() => null))?.data?.likeProject
    if (result?.__typename !== 'ShowcaseProject') toastNotSaved(result?.message)
  }
}
