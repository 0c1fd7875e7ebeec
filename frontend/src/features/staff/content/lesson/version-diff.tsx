import { Text } from '@chakra-ui/react'
import { type LessonForm, previewText } from '../fields/lesson-form.ts'
import { DifferenceList } from './difference-list.tsx'
import { differences } from './differences.ts'
import { useVersionTextQuery } from './version-text.generated.ts'

type Props = { lessonId: string; number: number; mine: LessonForm }

/** Shows how a version differs from the form. */
export function VersionDiff({ lessonId, number, mine }: Props) {
  const { data, error } = useVersionTextQuery({ variables: { lessonId, number } })
  const text = data?.contentVersion?.text
  if (error) return <Text role="alert">We could not load this version. Close it and try again.</Text>
  if (!text) return <Text role="status">Loading the version…</Text>
  return (
    <DifferenceList differences={differences(text, previewText(mine))} oneName={`Version ${number}`} otherName="The form above" />
  )
}
