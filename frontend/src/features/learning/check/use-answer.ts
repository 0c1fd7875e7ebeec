import { useApolloClient } from '@apollo/client/react'
import { use, useState } from 'react'
import { usePreload } from '../../../lib/use-preload.ts'
import type { Draft, Item } from './item/draft.ts'
import { PreviewGradingContext } from './preview-grading.ts'

const edited = 'This question changed while you had it open. We kept your right answers.'
const unreachable = 'We could not reach the academy. Your answer is still here, so try again in a moment.'

const loadAnswerItem = () => import('./answer-item.ts')

/** Submits answers for grading; the graded item arrives through the cache. Reports errors and keeps the draft. */
export function useAnswer() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isEdited, setEdited] = useState(false)
  const client = useApolloClient()
  const trial = use(PreviewGradingContext)
  usePreload(loadAnswerItem)

  const give = async (item: Item, draft: Draft) => {
    setProblem(null)
    setEdited(false)
    if (trial) return trial(item, { choices: draft.choices, text: draft.text })
    setBusy(true)
    const payload = await loadAnswerItem()
      .then((it) => it.answerItem(client, item, draft))
      .catch(() => null)
    setBusy(false)
    if (payload?.__typename === 'AnswerCheckItemPayload') return
    if (payload && 'code' in payload && payload.code === 'NOT_FOUND') {
      setEdited(true)
      setProblem(edited)
    } else setProblem(payload?.message ?? unreachable)
  }

  const forget = () => {
    setProblem(null)
    setEdited(false)
  }
  /** Refetches the lesson with its current questions. */
  const reload = async () => {
    const read = await client.refetchQueries({ include: ['LessonPage'] }).catch(() => null)
    if (read) forget()
    else setProblem(unreachable)
  }

  return { give, problem, reload: isEdited ? reload : null, isBusy, forget }
}
