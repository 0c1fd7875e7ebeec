import { useState } from 'react'
import { useAnswerCheckItemMutation } from './answer-check-item.generated.ts'
import type { Draft, Item } from './draft.ts'

const unreachable = 'We could not reach the academy. What you chose is still here, so try again in a moment.'

/** Has an answer graded by the server; the graded item arrives through the cache. What went wrong is said, and nothing is lost. */
export function useAnswer() {
  const [answer, { loading }] = useAnswerCheckItemMutation()
  const [problem, setProblem] = useState<string | null>(null)

  const give = async (item: Item, { choices, text }: Draft) => {
    setProblem(null)
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
    setProblem(payload?.message ?? unreachable)
  }

  return { give, problem, isBusy: loading, forget: () => setProblem(null) }
}
