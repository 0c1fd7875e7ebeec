import { Box, Flex } from '@chakra-ui/react'
import { type CheckItem, maxCheckTextLengths } from '@deepm/schema/rules/learning/check'
import { useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { Card } from '../../../../ui/components/card.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { CheckItemFields } from './check-item-fields.tsx'
import { Group } from './group.tsx'
import { newItem, type Problems } from './lesson-form.ts'

const kinds: Record<CheckItem['kind'], string> = {
  single: 'One correct answer',
  several: 'Several correct answers',
  ordering: 'Put in order',
  matching: 'Match pairs',
  short: 'Short answer',
}

const options = Object.entries(kinds).map(([value, label]) => ({ value, label }))

type Props = { check: CheckItem[]; problems: Problems; onChange(check: CheckItem[]): void }

/** Edits the questions of a check. Rewording a question keeps learners' correct answers. */
export function CheckField({ check, problems, onChange }: Props) {
  const [kind, setKind] = useState<CheckItem['kind']>('single')
  return (
    <Group
      legend="Check for understanding"
      id="check"
      hint="Up to 6 questions. Learners need 80% correct to complete the lesson."
      error={problems['check']}
    >
      {check.map((item, index) => (
        <Card key={item.id} display="grid" gap="4" role="group" aria-label={`Question ${index + 1}`}>
          <Flex gap="3" justify="space-between" align="center" wrap="wrap">
            <Box fontFamily="heading" fontWeight="600">
              Question {index + 1}: {kinds[item.kind].toLowerCase()}
            </Box>
            <Button
              variant="outline"
              aria-label={`Remove question ${index + 1}`}
              onClick={() => onChange(check.filter(({ id }) => id !== item.id))}
            >
              Remove
            </Button>
          </Flex>
          <TextField
            label="Question"
            hint={`To place it in the notes, write this on a separate line: ::question{id="${item.id}"}`}
            value={item.question}
            maxLength={maxCheckTextLengths.question}
            error={problems[`check.${index}.question`] ?? problems[`check.${index}`]}
            onChange={(event) => onChange(replaced(check, { ...item, question: event.target.value }))}
          />
          <CheckItemFields
            item={item}
            field={`check.${index}`}
            problems={problems}
            onChange={(changed) => onChange(replaced(check, changed))}
          />
        </Card>
      ))}
      {check.length < 6 && (
        <Flex gap="3" align="flex-end" wrap="wrap">
          <Box flex="0 1 18rem">
            <SelectField
              label="Question type"
              options={options}
              value={kind}
              onChange={(event) => setKind(event.target.value as CheckItem['kind'])}
            />
          </Box>
          <Button variant="outline" onClick={() => onChange([...check, newItem(kind)])}>
            Add question
          </Button>
        </Flex>
      )}
    </Group>
  )
}

function replaced(check: CheckItem[], item: CheckItem): CheckItem[] {
  return check.map((it) => (it.id === item.id ? item : it))
}
