import { sameWords } from '@deepm/schema/rules/projects'
import { useRef, useState } from 'react'
import { placeProject } from './board-cache.ts'
import { tellNotSaved } from './not-saved.ts'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { useUpdateProjectMutation } from './update-project.generated.ts'
import { standing } from './use-moves.ts'

type Project = ProjectCard_ProjectFragment
export type Edit = { title: string; description: string; toolsUsed: string[]; lessonIds: string[] }

/**
 * Saves changes on the version they were made on. A card that was only moved meanwhile takes them all the same; one whose words
 * changed is kept as `theirs` until somebody decides.
 */
export function useEdit(learnerId: string, opened: Project) {
  const [update, { loading: isSaving }] = useUpdateProjectMutation()
  const [theirs, setTheirs] = useState<Project | null>(null)
  const base = useRef(opened)

  /** Answers whether it was kept. */
  const save = async (edit: Edit): Promise<boolean> => {
    // Whoever saves with the other version in sight wants theirs replaced.
    if (theirs) base.current = theirs
    const answer = await update({
      variables: { id: opened.id, input: { version: base.current.version, ...edit } },
      update: (cache, { data }) => {
        const now = standing(data?.updateProject)
        if (now) placeProject(cache, learnerId, now)
      },
    }).catch(() => null)
    const result = answer?.data?.updateProject
    if (result?.__typename === 'Project') return true
    if (result?.__typename !== 'ProjectConflictError') {
      tellNotSaved(result?.message, 'Error')
      return false
    }
    const onlyMoved = sameWords(result.current, base.current) && sameEvidence(result.current, base.current)
    if (onlyMoved) base.current = result.current
    else setTheirs(result.current)
    return onlyMoved ? save(edit) : false
  }

  const takeTheirs = (): Project | null => {
    if (theirs) base.current = theirs
    setTheirs(null)
    return theirs
  }

  return { save, isSaving, theirs, takeTheirs }
}

export function sameEvidence(one: Pick<Project, 'evidence'>, other: Pick<Project, 'evidence'>): boolean {
  const ids = (it: Pick<Project, 'evidence'>) =>
    it.evidence
      .map(({ id }) => id)
      .toSorted()
      .join()
  return ids(one) === ids(other)
}
