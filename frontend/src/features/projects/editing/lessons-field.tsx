import { Text } from '@chakra-ui/react'
import { maxEvidence } from '@deepm/schema/rules/projects/projects'
import { useState } from 'react'
import { useEvidenceChoicesQuery } from './evidence-choices.generated.ts'
import { ChoiceList, ChoicesLoading, EvidenceFrame } from './evidence-frame.tsx'

type Lesson = { id: string; title: string }
type Props = { chosen: Lesson[]; onChange(lessons: Lesson[]): void }

/** Selects completed lessons a project was made with. */
export function LessonsField({ chosen, onChange }: Props) {
  return (
    <EvidenceFrame legend="Lessons that helped you" emoji="📘" action="Choose lessons" chosen={chosen}>
      <Choices chosen={chosen} onChange={onChange} />
    </EvidenceFrame>
  )
}

function Choices({ chosen, onChange }: Props) {
  const { data, error, refetch } = useEvidenceChoicesQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })
  const [linked] = useState(chosen)
  const completed = data?.viewer?.learner?.evidenceChoices
  if (!completed) {
    return <ChoicesLoading noun="lessons" hasFailed={Boolean(error)} onRetry={() => void refetch().catch(() => null)} />
  }
  // Linked lessons come first and stay, even if they were removed from the academy.
  const lessons = [...linked, ...completed.filter((lesson) => !linked.some((it) => it.id === lesson.id))]
  if (lessons.length === 0) {
    return <Text color="fg.muted">When you complete a lesson, you can link it here.</Text>
  }
  const toggle = ({ id, title }: Lesson, isChosen: boolean) =>
    onChange(isChosen ? chosen.filter((it) => it.id !== id) : [...chosen, { id, title }])
  return (
    <ChoiceList label="Completed lessons" noun="lessons" items={lessons} chosen={chosen} most={maxEvidence} onToggle={toggle} />
  )
}
