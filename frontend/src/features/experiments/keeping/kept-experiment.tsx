import { useApolloClient } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import type { ExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { LoadingScreen, Notice } from '../../../ui/feedback/feedback.tsx'
import { Experiment } from '../experiment.tsx'
import type { ExperimentProps } from '../frame/definition.ts'
import { useKeptExperimentQuery } from './kept-experiment.generated.ts'
import { type Recorded, type RecordInput, recordExperiment } from './record-experiment.ts'
import { useMissionRecords } from './use-mission-records.ts'

type Props = Pick<ExperimentProps, 'setup' | 'mission' | 'headingLevel' | 'isPlain' | 'onProject'> & {
  id: ExperimentId
  /** The lesson that contains it. */
  lessonId?: string
  /** Whether the missions of this user can be stored. */
  mayRecord: boolean
  /** Keeps a reached mission on the device of a child who waits for consent. */
  keepOnDevice?: ((input: RecordInput) => void) | undefined
  celebrate(reward: Recorded['reward']): ReactNode
}

/** An experiment whose missions and saved work are stored for the signed-in learner. */
export function KeptExperiment({ id, lessonId, mayRecord, keepOnDevice, celebrate, ...props }: Props) {
  const { data, error } = useKeptExperimentQuery({ variables: { experimentId: id }, skip: !mayRecord })
  const client = useApolloClient()
  const { rewards, problem, send, sendAgain } = useMissionRecords()
  const input = { experimentId: id, lessonId: lessonId ?? null }
  if (!mayRecord) {
    return <Experiment id={id} {...props} onReached={(mission, evidence) => keepOnDevice?.({ ...input, mission, evidence })} />
  }
  // The machine also works while the academy cannot be reached.
  if (!data && !error) return <LoadingScreen text="Loading..." />
  const attempt = data?.viewer?.learner?.experimentAttempts[0]

  const save = async (state: unknown) => {
    const result = await recordExperiment(client, { ...input, state })
    return typeof result === 'string' ? result : null
  }

  return (
    <Experiment
      id={id}
      {...props}
      reached={attempt?.missions}
      saved={attempt?.state}
      onReached={(mission, evidence) => void send({ ...input, mission, evidence })}
      onSave={save}
      outcome={
        <>
          {rewards.map(({ mission, reward }) => (
            <Box key={mission}>{celebrate(reward)}</Box>
          ))}
          {problem && (
            <Notice tone="warning" title="This mission is not saved yet">
              {problem} <Button onClick={() => void sendAgain()}>Try again</Button>
            </Notice>
          )}
        </>
      }
    />
  )
}
