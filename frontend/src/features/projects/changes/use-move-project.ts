import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type ProjectStatus, statusNames } from '@deepm/schema/rules/projects/projects'
import { useRef } from 'react'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { type ProjectCard_ProjectFragment, ProjectCard_ProjectFragmentDoc } from '../cards/project-card.generated.ts'
import { moveProjectInCache, removeProjectFromCache } from './board-cache.ts'
import { type UpdateProjectMutation, useUpdateProjectMutation } from './update-project.generated.ts'

type Result = UpdateProjectMutation['updateProject']

/**
 * Moves cards between columns. Updates optimistically; on failure reverts and shows the reason. Moves of one card are
 * sent one after another, each from the version of the previous one.
 */
export function useMoveProject(learnerId: string, announce: (words: string) => void) {
  const { cache } = useApolloClient()
  const [update] = useUpdateProjectMutation()
  const lines = useRef(new Map<string, Promise<void>>())

  const send = async (id: string, status: ProjectStatus) => {
    const project = readProject(cache, id)
    if (!project || project.status === status) return
    const { title, version } = project
    announce(`“${title}” is now in ${statusNames[status]}.`)
    const moved = { ...project, status, version: version + 1, movedAt: new Date().toISOString() }
    const answer = await update({
      variables: { id, input: { version, status } },
      optimisticResponse: { updateProject: { __typename: 'Project', ...moved } },
      update: (store, { data }) => {
        const now = projectOf(data?.updateProject)
        if (now) moveProjectInCache(store, learnerId, now)
      },
    }).catch(() => null)
    const result = answer?.data?.updateProject
    if (result?.__typename === 'Project') return
    if (result?.__typename === 'NotFoundError') {
      removeProjectFromCache(cache, learnerId, id)
      toast({ title: 'This project is gone', description: `“${title}” was deleted in another window.`, variant: 'destructive' })
      return
    }
    announce(`“${title}” is back in ${statusNames[readProject(cache, id)?.status ?? project.status]}.`)
    if (result?.__typename === 'ProjectConflictError') announceResult(result.current, status)
    else toastNotSaved(result?.message)
  }

  return (id: string, status: ProjectStatus): Promise<void> => {
    const next = (lines.current.get(id) ?? Promise.resolve()).then(() => send(id, status))
    lines.current.set(id, next)
    return next
  }
}

/** Returns the server's current project, after a success or a conflict. */
export function projectOf(result: Result | undefined): ProjectCard_ProjectFragment | null {
  if (result?.__typename === 'Project') return result
  return result?.__typename === 'ProjectConflictError' ? result.current : null
}

function readProject(cache: ApolloCache, id: string): ProjectCard_ProjectFragment | null {
  return cache.readFragment<ProjectCard_ProjectFragment>({
    fragment: ProjectCard_ProjectFragmentDoc,
    id: cache.identify({ __typename: 'Project', id }) ?? '',
  })
}

function announceResult(current: ProjectCard_ProjectFragment, wanted: ProjectStatus): void {
  toast({
    title: 'Changed in another window',
    description: `“${current.title}” was changed somewhere else and is now in ${statusNames[current.status]}. Your move to ${statusNames[wanted]} was not saved. Move it again if you still want to.`,
    variant: 'destructive',
  })
}
