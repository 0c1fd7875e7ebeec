import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ShowcaseCard_ProjectFragment } from './card.generated.ts'
import { useLikeProjectMutation } from './like-project.generated.ts'
import { useUnlikeProjectMutation } from './unlike-project.generated.ts'

/** Likes, or takes the like back. It shows at once; the number the server answers is the one that stays. */
export function useLike({ id, likes, isLiked }: ShowcaseCard_ProjectFragment): () => Promise<void> {
  const [like, { loading: isLiking }] = useLikeProjectMutation()
  const [unlike, { loading: isUnliking }] = useUnlikeProjectMutation()

  return async () => {
    // The second of two quick clicks could arrive first.
    if (isLiking || isUnliking) return
    const now = { __typename: 'ShowcaseProject' as const, id, isLiked: !isLiked, likes: likes + (isLiked ? -1 : 1) }
    const variables = { projectId: id }
    const result = isLiked
      ? (await unlike({ variables, optimisticResponse: { unlikeProject: now } }).catch(() => null))?.data?.unlikeProject
      : (await like({ variables, optimisticResponse: { likeProject: now } }).catch(() => null))?.data?.likeProject
    if (result?.__typename !== 'ShowcaseProject') toastNotSaved(result?.message)
  }
}
