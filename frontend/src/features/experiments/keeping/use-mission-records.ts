import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { type Recorded, type RecordInput, recordExperiment } from './record-experiment.ts'

type Reward = { mission: number; reward: Recorded['reward'] }

/** Records reached missions. One that is not stored is sent again with the next one, or when the learner asks. */
export function useMissionRecords() {
  const client = useApolloClient()
  const [rewards, setRewards] = useState<Reward[]>([])
  const [waiting, setWaiting] = useState<RecordInput[]>([])
  const [problem, setProblem] = useState('')

  const sendAll = async (inputs: RecordInput[]) => {
    setRewards([])
    for (const input of inputs) {
      const result = await recordExperiment(client, input)
      const isStored = typeof result !== 'string'
      setWaiting((now) => [...now.filter((it) => it.mission !== input.mission), ...(isStored ? [] : [input])])
      if (!isStored) setProblem(result)
      else if (hasNews(result.reward)) setRewards((now) => [...now, { mission: input.mission ?? 0, reward: result.reward }])
    }
  }

  return {
    rewards,
    /** Why a mission is not stored yet; null if all are stored. */
    problem: waiting.length > 0 ? problem : null,
    send: (input: RecordInput) => sendAll([...waiting.filter((it) => it.mission !== input.mission), input]),
    sendAgain: () => sendAll(waiting),
  }
}

/** Whether there is something to celebrate. A mission after the last rewarded one of a day can still continue a streak. */
function hasNews({ xpEarned, newLevel, achievements, streakDays }: Recorded['reward']): boolean {
  return xpEarned > 0 || newLevel !== null || achievements.length > 0 || streakDays !== null
}
