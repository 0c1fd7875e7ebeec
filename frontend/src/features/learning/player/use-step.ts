import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOwner } from '../../../lib/session/session.tsx'
import { useHistorySteps } from '../../../ui/components/use-history-steps.ts'
import { readPlace, savePlace } from './place.ts'

type Options = {
  lessonId: string
  total: number
  isCompleted: boolean
  /** A preview leaves the URL and the stored place alone. */
  isPreview: boolean
}

/**
 * The current step of a lesson, counted from 1. It is in the URL and in the browser's history. A lesson that is not completed opens where
 * this account stopped on this device; `isResumed` is true until the reader moves.
 */
export function useStep({ lessonId, total, isCompleted, isPreview }: Options) {
  const owner = useOwner()
  const [search] = useSearchParams()
  const [stopped] = useState(() => (isCompleted || isPreview ? 1 : readPlace(owner, lessonId)))
  const [asked] = useState(() => stepIn(search))
  const [start] = useState(() => [asked ?? stopped])
  const [previewed, setPreviewed] = useState(1)
  const history = useHistorySteps('lesson', isPreview ? null : start, 'step')
  const [hasMoved, setMoved] = useState(false)
  const wanted = isPreview ? previewed : (history.current ?? 1)
  const step = Math.min(Math.max(1, wanted), total)

  useEffect(() => {
    if (!isPreview) savePlace(owner, lessonId, isCompleted ? 1 : step)
  }, [isPreview, isCompleted, owner, lessonId, step])

  const moveBy = (move: (next: number) => void) => (next: number) => {
    if (next < 1 || next > total || next === step) return
    setMoved(true)
    move(next)
  }
  const goTo = moveBy(isPreview ? setPreviewed : history.goTo)
  // From a dialog, whose history entry is on top.
  const visit = moveBy(history.visit)
  return { step, goTo, visit, isResumed: !hasMoved && asked === null && stopped > 1 && step === stopped }
}

function stepIn(search: URLSearchParams): number | null {
  const value = search.get('step') ?? ''
  return /^[1-9]\d?$/.test(value) ? Number(value) : null
}
