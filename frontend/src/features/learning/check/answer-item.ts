import type { ApolloClient } from '@apollo/client'
import { AnswerCheckItemDocument, type AnswerCheckItemMutation } from './answer-check-item.generated.ts'
import type { Draft, Item } from './item/draft.ts'

type Result = AnswerCheckItemMutation['answerCheckItem']

/** Submits an answer for grading. The first answer of a lesson can change the next step, so evicts `nextLesson`. */
export async function answerItem(client: ApolloClient, item: Item, { choices, text }: Draft): Promise<Result | undefined> {
  const isFirst = item.answer === null
  const { data } = await client.mutate<AnswerCheckItemMutation>({
    mutation: AnswerCheckItemDocument,
    variables: { input: { itemId: item.id, choices: [...choices], text: item.kind === 'short' ? text : null } },
    update: (cache, { data: given }) => {
      if (given?.answerCheckItem.__typename !== 'AnswerCheckItemPayload' || !isFirst) return
      for (const id of Object.keys(cache.extract() as object))
        if (id.startsWith('Learner:')) cache.evict({ id, fieldName: 'nextLesson' })
    },
  })
  return data?.answerCheckItem
}
