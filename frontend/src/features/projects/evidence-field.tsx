import { Box, chakra, Text } from '@chakra-ui/react'
import { mostEvidence } from '@deepm/schema/rules/projects'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { useEvidenceChoicesQuery } from './evidence-choices.generated.ts'

type Lesson = { id: string; title: string }
type Props = { chosen: Lesson[]; onChange(lessons: Lesson[]): void }

/** The lessons a project was made with, chosen among those that are completed. They are asked for when somebody wants to choose. */
export function EvidenceField({ chosen, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="700" marginBottom="2">
        Lessons you learned it in
      </chakra.legend>
      {isOpen ? (
        <Choices chosen={chosen} onChange={onChange} />
      ) : (
        <>
          {chosen.length > 0 && (
            <Box as="ul" listStyleType="none" marginBottom="3">
              {chosen.map((lesson) => (
                <li key={lesson.id}>📘 {lesson.title}</li>
              ))}
            </Box>
          )}
          <Button variant="soft" onClick={() => setOpen(true)}>
            Choose lessons
          </Button>
        </>
      )}
    </chakra.fieldset>
  )
}

function Choices({ chosen, onChange }: Props) {
  const { data, error, refetch } = useEvidenceChoicesQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })
  const [linked] = useState(chosen)
  const completed = data?.viewer?.learner?.evidenceChoices
  if (!completed) {
    return error ? (
      <Box role="alert">
        <Text marginBottom="2">We could not load your lessons. What you typed is still here.</Text>
        <Button variant="soft" onClick={() => void refetch().catch(() => null)}>
          Try again
        </Button>
      </Box>
    ) : (
      <Text role="status" color="fg.muted">
        Loading your lessons...
      </Text>
    )
  }
  // What was linked stands first, and stays, also when the lesson has left the academy.
  const lessons = [...linked, ...completed.filter((lesson) => !linked.some((it) => it.id === lesson.id))]
  if (lessons.length === 0) {
    return <Text color="fg.muted">No lesson is completed yet. Once one is, you can link it here.</Text>
  }
  const isFull = chosen.length >= mostEvidence
  const toggle = ({ id, title }: Lesson) =>
    onChange(chosen.some((it) => it.id === id) ? chosen.filter((it) => it.id !== id) : [...chosen, { id, title }])
  return (
    <>
      <Box
        maxHeight="16rem"
        overflowY="auto"
        padding="2"
        borderWidth="3px"
        borderColor="border.soft"
        borderRadius="xl"
        tabIndex={0}
        role="group"
        aria-label="Completed lessons"
      >
        {lessons.map((lesson) => {
          const isChosen = chosen.some((it) => it.id === lesson.id)
          return (
            <CheckboxField
              key={lesson.id}
              label={lesson.title}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => toggle(lesson)}
            />
          )
        })}
      </Box>
      <Text role="status" color="fg.muted" marginTop="1">
        {isFull ? `${mostEvidence} lessons are as many as fit.` : `${chosen.length} chosen`}
      </Text>
    </>
  )
}
