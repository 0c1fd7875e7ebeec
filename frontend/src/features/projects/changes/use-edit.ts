import { hasSameText } from '@deepm/schema/rules/projects/projects'
import { useRef, useState } from 'react'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { moveProjectInCache } from './board-cache.ts'
import { useUpdateProjectMutation } from './update-project.generated.ts'
import { projectOf } from './use-move-project.ts'

type Project = ProjectCard_ProjectFragment
export type Edit = {
  title: string
  description: string
  toolsUsed: string[]
  lessonIds: string[]
  experimentIds: string[]
  promptIds: string[]
}

/**
 * Saves changes against the version they are based on. Retries if the card was only moved; if its content changed,
 * stores it in `theirs` until the user decides.
 */
export function useEdit(learnerId: string, opened: Project) {
  const [update, { loading: isSaving }] = useUpdateProjectMutation()
  const [theirs, setTheirs] = useState<Project | null>(null)
  const base = useRef(opened)

  /** Returns whether the changes were saved. */
  const save = async (edit: Edit): Promise<boolean> => {
    // Saving while `theirs` is shown means replacing it.
    if (theirs) base.current = theirs
    const answer = await update({
      variables: { id: opened.id, input: { version: base.current.version, ...edit } },
      update: (cache, { data }) => {
        const now = projectOf(data?.updateProject)
        if (now) moveProjectInCache(cache, learnerId, now)
      },
    }).catch(() => null)
    const result = answer?.data?.updateProject
    if (result?.__typename === 'Project') return true
    if (result?.__typename !== 'ProjectConflictError') {
      toastNotSaved(result?.message, 'Error')
      return false
    }
    const onlyMoved = isSame(result.current, base.current)
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

function isSame(one: Project, other: Project): boolean {
  return hasSameText(one, other) && sameLessons(one, other) && sameExperiments(one, other) && samePrompts(one, other)
}

export function sameLessons(one: Pick<Project, 'evidence'>, other: Pick<Project, 'evidence'>): boolean {
  return isSameSet(one.evidence, other.evidence)
}

export function sameExperiments(one: Pick<Project, 'experiments'>, other: Pick<Project, 'experiments'>): boolean {
  return isSameSet(one.experiments, other.experiments)
}

/**
 * Returns the ID to save for a prompt: its interaction, so that a copy removed in another window can be recreated, or
 * the copy itself once the interaction is erased.
 */
export function sourceOf({ id, interactionId }: Project['prompts'][number]): string {
  return interactionId ?? id
}

export function samePrompts(one: Pick<Project, 'prompts'>, other: Pick<Project, 'prompts'>): boolean {
  return one.prompts.map(sourceOf).toSorted().join() === other.prompts.map(sourceOf).toSorted().join()
}

export function idsOf(things: { id: string }[]): string[] {
  return things.map(({ id }) => id)
}

function isSameSet(one: { id: string }[], other: { id: string }[]): boolean {
  return idsOf(one).toSorted().join() === idsOf(other).toSorted().join()
}
