import { ExperimentShelf, ShortShelf } from '../shelf/shelf.tsx'
import { useKeptShelfQuery } from './kept-shelf.generated.ts'

type Props = {
  /** Whether the user is a learner whose missions are stored. */
  mayRecord: boolean
  headingLevel?: 2 | 3
  /** Whether to show only the next few. */
  isShort?: boolean
}

/** All experiments with the missions that the learner reached. They can be opened before these are loaded. */
export function KeptShelf({ mayRecord, headingLevel = 2, isShort = false }: Props) {
  const { data } = useKeptShelfQuery({ skip: !mayRecord })
  const attempts = data?.viewer?.learner?.experimentAttempts ?? []
  const reached = Object.fromEntries(attempts.map((it) => [it.experimentId, it.missions]))
  return isShort ? (
    <ShortShelf reached={reached} headingLevel={headingLevel} />
  ) : (
    <ExperimentShelf reached={reached} headingLevel={headingLevel} />
  )
}
