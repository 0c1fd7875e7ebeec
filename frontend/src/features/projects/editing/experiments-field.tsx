import { Text } from '@chakra-ui/react'
import { maxEvidence } from '@deepm/schema/rules/projects/projects'
import { ChoiceList, ChoicesLoading, EvidenceFrame } from './evidence-frame.tsx'
import { useExperimentChoicesQuery } from './experiment-choices.generated.ts'

type Experiment = { id: string; title: string }
type Props = { chosen: Experiment[]; onChange(experiments: Experiment[]): void }

/** Selects completed experiments a project was made with. */
export function ExperimentsField({ chosen, onChange }: Props) {
  return (
    <EvidenceFrame legend="Experiments you used" emoji="🧪" action="Choose experiments" chosen={chosen}>
      <Choices chosen={chosen} onChange={onChange} />
    </EvidenceFrame>
  )
}

function Choices({ chosen, onChange }: Props) {
  const { data, error, refetch } = useExperimentChoicesQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })
  const attempts = data?.viewer?.learner?.experimentAttempts
  if (!attempts) {
    return <ChoicesLoading noun="experiments" hasFailed={Boolean(error)} onRetry={() => void refetch().catch(() => null)} />
  }
  const completed = attempts.filter((it) => it.completedAt).map(({ experimentId: id, title }) => ({ id, title }))
  if (completed.length === 0) {
    return <Text color="fg.muted">When you complete an experiment, you can link it here.</Text>
  }
  const toggle = ({ id, title }: Experiment, isChosen: boolean) =>
    onChange(isChosen ? chosen.filter((it) => it.id !== id) : [...chosen, { id, title }])
  return (
    <ChoiceList
      label="Completed experiments"
      noun="experiments"
      items={completed}
      chosen={chosen}
      most={maxEvidence}
      onToggle={toggle}
    />
  )
}
