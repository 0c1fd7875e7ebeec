import type { ApolloCache, ApolloClient, StoreObject } from '@apollo/client'
import { forgetAfterReward } from '../../../lib/api/reward-cache.ts'
import type { Attempt_AttemptFragment } from './attempt.generated.ts'
import {
  RecordExperimentDocument,
  type RecordExperimentMutation,
  type RecordExperimentMutationVariables,
} from './record-experiment.generated.ts'

export type RecordInput = RecordExperimentMutationVariables['input']
export type Recorded = Extract<RecordExperimentMutation['recordExperiment'], { __typename: 'RecordExperimentPayload' }>

const unreachable = 'We could not reach the academy. Your work is still here.'

/** Records a mission or the work of the learner. Returns a message if it is not stored. */
export async function recordExperiment(client: ApolloClient, input: RecordInput): Promise<Recorded | string> {
  const answer = await client
    .mutate<RecordExperimentMutation>({
      mutation: RecordExperimentDocument,
      variables: { input },
      update: (cache, { data }) => {
        const result = data?.recordExperiment
        if (result?.__typename !== 'RecordExperimentPayload') return
        keepAttempt(cache, result.learner.id, result.attempt)
        if (result.reward.xpEarned > 0) forgetAfterReward(cache)
      },
    })
    .catch(() => null)
  const result = answer?.data?.recordExperiment
  if (result?.__typename === 'RecordExperimentPayload') return result
  return result?.message ?? unreachable
}

/** Adds a new attempt to the cached lists that contain it: all of the learner, and the one of its experiment. */
function keepAttempt(cache: ApolloCache, learnerId: string, attempt: Attempt_AttemptFragment): void {
  const learner = cache.identify({ __typename: 'Learner', id: learnerId })
  if (!learner) return
  const field = 'experimentAttempts'
  const lists = [field, `${field}(${JSON.stringify({ experimentId: attempt.experimentId })})`]
  cache.modify({
    id: learner,
    fields: {
      [field]: (known: readonly { __ref: string }[] | undefined, { storeFieldName, toReference }) => {
        const reference = toReference({ ...attempt, __typename: 'ExperimentAttempt' } as StoreObject, true)
        if (!reference || !known || !lists.includes(storeFieldName)) return known
        if (known.some((it) => it.__ref === reference.__ref)) return known
        return [...known, reference]
      },
    },
  })
}
