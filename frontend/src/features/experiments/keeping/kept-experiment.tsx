import { useApolloClient } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import type { ExperimentId, MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { LoadingScreen, Notice } from '../../../ui/feedback/feedback.tsx'
import { Experiment } from '../experiment.tsx'
import type { ExperimentProps } from '../frame/definition.ts'
import { useKeptExperimentQuery } from './kept-experiment.generated.ts'
import { type Recorded, type RecordInput, recordExperiment } from './record-experiment.ts'

type Props = Pick<ExperimentProps, 'setup' | 'mission' | 'headingLevel' | 'isPlain' | 'onProject'> & {
  id: ExperimentId
  /** The lesson that contains it. */
  lessonId?: string
  /** Whether the missions of this user can be stored. */
  mayRecord: boolean
  celebrate(reward: Recorded['reward']): ReactNode
}

/** An experiment whose missions and saved work are stored for the signed-in learner. */
export function KeptExperiment({ id, lessonId, mayRecord, celebrate, ...props }: Props) {
  const { data, error } = useKeptExperimentQuery({ variables: { experimentId: id }, skip: !mayRecord })
  const client = useApolloClient()
  const [reward, setReward] = useState<Recorded['reward'] | null>(null)
  const [waiting, setWaiting] = useState<{ input: RecordInput; problem: string } | null>(null)
  if (!mayRecord) return <Experiment id={id} {...props} />
  // The machine also works while the academy cannot be reached.
  if (!data && !error) return <LoadingScreen text="Loading..." />
  const attempt = data?.viewer?.learner?.experimentAttempts[0]

  const record = async (changes: Partial<RecordInput>) => {
    const input = { experimentId: id, lessonId: lessonId ?? null, ...changes }
    const result = await recordExperiment(client, input)
    return { input, result }
  }
  const send = async (changes: Partial<RecordInput>) => {
    setReward(null)
    const { input, result } = await record(changes)
    if (typeof result === 'string') return setWaiting({ input, problem: result })
    setWaiting(null)
    setReward(result.reward)
  }
  const save = async (state: unknown) => {
    const { result } = await record({ state })
    return typeof result === 'string' ? result : null
  }

  return (
    <Experiment
      id={id}
      {...props}
      reached={attempt?.missions}
      saved={attempt?.state}
      onReached={(mission: MissionNumber, evidence: unknown) => void send({ mission, evidence })}
      onSave={save}
      outcome={
        <>
          {reward && reward.xpEarned > 0 && <Box>{celebrate(reward)}</Box>}
          {waiting && (
            <Notice tone="warning" title="This mission is not saved yet">
              {waiting.problem} <Button onClick={() => void send(waiting.input)}>Try again</Button>
            </Notice>
          )}
        </>
      }
    />
  )
}
