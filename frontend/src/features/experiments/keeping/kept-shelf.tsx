import { ExperimentShelf } from '../shelf/shelf.tsx'
import { useExperimentAttemptsQuery } from './experiment-attempts.generated.ts'

type Props = {
  /** Whether the user is a learner whose missions are stored. */
  mayRecord: boolean
  headingLevel?: 2 | 3
}

/** All experiments with the missions that the learner reached. They can be opened before these are loaded. */
export function KeptShelf({ mayRecord, headingLevel = 2 }: Props) {
  const { data } = useExperimentAttemptsQuery({ skip: !mayRecord })
  const attempts = data?.viewer?.learner?.experimentAttempts ?? []
  return (
    <ExperimentShelf
      reached={Object.fromEntries(attempts.map((it) => [it.experimentId, it.missions]))}
      headingLevel={headingLevel}
    />
  )
}
