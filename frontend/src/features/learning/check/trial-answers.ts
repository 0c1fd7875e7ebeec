import type { ApolloClient } from '@apollo/client'
import { keepWaitingWork, readWaitingWork } from '../../../lib/session/waiting-work.ts'
import { AnswerCheckItemDocument, type AnswerCheckItemMutation } from './answer-check-item.generated.ts'
import type { Draft, Item } from './item/draft.ts'
import { TryCheckItemDocument, type TryCheckItemMutation } from './try-check-item.generated.ts'

type Tried = TryCheckItemMutation['tryCheckItem']

/** Grades an answer of a child who waits for consent, and keeps it on the device. */
export async function tryItem(client: ApolloClient, learnerId: string, item: Item, draft: Draft): Promise<Tried | undefined> {
  const input = { itemId: item.id, choices: [...draft.choices], text: item.kind === 'short' ? draft.text : null }
  const { data } = await client.mutate<TryCheckItemMutation>({ mutation: TryCheckItemDocument, variables: { input } })
  if (data?.tryCheckItem.__typename === 'CheckItem') keepWaitingWork(learnerId, item.id, { answer: input })
  return data?.tryCheckItem
}

/** Grades the answers again that this device kept, after a reload. */
export async function restoreTrial(client: ApolloClient, learnerId: string, items: readonly Item[]): Promise<void> {
  for (const entry of readWaitingWork(learnerId)) {
    if (!('answer' in entry)) continue
    const { itemId, choices, text } = entry.answer
    const item = items.find(({ id, answer }) => id === itemId && answer === null)
    if (item) await tryItem(client, learnerId, item, { choices, text: text ?? '' }).catch(() => null)
  }
}

/** Stores the answers that the device kept, as the learner's own. Returns how many the server refused or did not get. */
export async function saveTrial(client: ApolloClient, learnerId: string): Promise<number> {
  let lost = 0
  for (const entry of readWaitingWork(learnerId)) {
    if (!('answer' in entry)) continue
    const variables = { input: entry.answer }
    const sent = await client.mutate<AnswerCheckItemMutation>({ mutation: AnswerCheckItemDocument, variables }).catch(() => null)
    if (sent?.data?.answerCheckItem.__typename !== 'AnswerCheckItemPayload') lost += 1
  }
  return lost
}
