import { useApolloClient } from '@apollo/client/react'
import { use, useState } from 'react'
import { useAnswerCheckItemMutation } from './answer-check-item.generated.ts'
import type { Draft, Item } from './draft.ts'
import { TrialAnswers } from './trial-answers.ts'

const edited = 'This question was changed while you had it open. Your right answers are kept.'
const unreachable = 'We could not reach the academy. What you chose is still here, so try again in a moment.'

/** Has an answer graded by the server; the graded item arrives through the cache. What went wrong is said, and nothing is lost. */
export function useAnswer() {
  const [answer, { loading }] = useAnswerCheckItemMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const [isEdited, setEdited] = useState(false)
  const client = useApolloClient()
  const trial = use(TrialAnswers)

  const give = async (item: Item, { choices, text }: Draft) => {
    setProblem(null)
    setEdited(false)
    if (trial) return trial(item, { choices, text })
    const isFirst = item.answer === null
    const result = await answer({
      variables: { input: { itemId: item.id, choices: [...choices], text: item.kind === 'short' ? text : null } },
      // A lesson that was begun is the next step of its learner.
      update: (cache, { data }) => {
        if (data?.answerCheckItem.__typename !== 'AnswerCheckItemPayload' || !isFirst) return
        for (const id of Object.keys(cache.extract() as object))
          if (id.startsWith('Learner:')) cache.evict({ id, fieldName: 'nextLesson' })
      },
    }).catch(() => null)
    const payload = result?.data?.answerCheckItem
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
  /** Reads the lesson again, with the questions as they are now. */
  const readAgain = async () => {
    const read = await client.refetchQueries({ include: ['LessonPage'] }).catch(() => null)
    if (read) forget()
    else setProblem(unreachable)
  }

  return { give, problem, readAgain: isEdited ? readAgain : null, isBusy: loading, forget }
}
