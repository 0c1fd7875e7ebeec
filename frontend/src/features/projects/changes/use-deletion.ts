import { useState } from 'react'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { moveProjectInCache, removeProjectFromCache } from './board-cache.ts'
import { useDeleteProjectMutation } from './delete-project.generated.ts'
import { useRestoreProjectMutation } from './restore-project.generated.ts'

export type Deleted = { id: string; title: string }

/** Deletes cards and can restore the last one. */
export function useDeletion(learnerId: string, announce: (words: string) => void) {
  const [last, setLast] = useState<Deleted | null>(null)
  const [sendDelete] = useDeleteProjectMutation()
  const [sendRestore, { loading: isRestoring }] = useRestoreProjectMutation()

  const remove = async ({ id, title }: Deleted) => {
    const answer = await sendDelete({
      variables: { id },
      update: (cache, { data }) => {
        // A card that another window deleted is gone as well.
        if (data) removeProjectFromCache(cache, learnerId, id)
      },
    }).catch(() => null)
    const result = answer?.data?.deleteProject
    if (result?.__typename === 'DonePayload') setLast({ id, title })
    else toastNotSaved(result?.message, 'Not deleted')
  }

  const restore = async () => {
    if (!last) return
    const answer = await sendRestore({
      variables: { id: last.id },
      update: (cache, { data }) => {
        if (data?.restoreProject.__typename === 'Project') moveProjectInCache(cache, learnerId, data.restoreProject)
      },
    }).catch(() => null)
    const result = answer?.data?.restoreProject
    if (result?.__typename === 'Project') {
      announce(`“${last.title}” is back.`)
      setLast(null)
    } else toastNotSaved(result?.message, 'Not restored')
  }

  return { last, remove, restore, isRestoring, forget: () => setLast(null) }
}
