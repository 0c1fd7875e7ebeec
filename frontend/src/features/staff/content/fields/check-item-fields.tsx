import { Box } from '@chakra-ui/react'
import { type CheckItem, maxCheckTextLengths } from '@deepm/schema/rules/learning/check'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { CheckOptions } from './check-options.tsx'
import { newPair, newStep, type Problems } from './lesson-form.ts'
import { LinesField } from './lines-field.tsx'
import { PartRows } from './part-rows.tsx'

type Props = {
  item: CheckItem
  /** Path of the question in the lesson text, such as `check.0`. */
  field: string
  problems: Problems
  onChange(item: CheckItem): void
}

/** Edits the answers of a question, including the correct one. */
export function CheckItemFields({ item, field, problems, onChange }: Props) {
  const feedback = 'feedback' in item && (
    <TextField
      label="Feedback on the answer"
      value={item.feedback}
      maxLength={maxCheckTextLengths.feedback}
      error={problems[`${field}.feedback`]}
      onChange={(event) => onChange({ ...item, feedback: event.target.value })}
    />
  )
  switch (item.kind) {
    case 'single':
    case 'several':
      return <CheckOptions item={item} field={field} problems={problems} onChange={onChange} />
    case 'ordering':
      return (
        <Box display="grid" gap="4">
          <PartRows
            legend="Steps in the correct order"
            name="Step"
            field={`${field}.steps`}
            parts={item.steps}
            columns={{ text: 'Step' }}
            problems={problems}
            onNew={newStep}
            onChange={(steps) => onChange({ ...item, steps })}
          />
          {feedback}
        </Box>
      )
    case 'matching':
      return (
        <Box display="grid" gap="4">
          <PartRows
            legend="Matching pairs"
            name="Pair"
            field={`${field}.pairs`}
            parts={item.pairs}
            columns={{ left: 'Left side of pair', right: 'Right side of pair' }}
            problems={problems}
            onNew={newPair}
            onChange={(pairs) => onChange({ ...item, pairs })}
          />
          <PartRows
            legend="Right sides without a partner"
            name="Distractor"
            field={`${field}.distractors`}
            parts={item.distractors ?? []}
            columns={{ text: 'Right side without a partner' }}
            problems={problems}
            least={0}
            most={2}
            onNew={newStep}
            onChange={(distractors) => onChange({ ...item, distractors })}
          />
          {feedback}
        </Box>
      )
    case 'short':
      return (
        <Box display="grid" gap="4">
          <LinesField
            legend="Accepted answers"
            name="Answer"
            field={`${field}.accepted`}
            lines={item.accepted}
            most={12}
            longest={maxCheckTextLengths.accepted}
            problems={problems}
            onChange={(accepted) => onChange({ ...item, accepted })}
          />
          {feedback}
        </Box>
      )
  }
}
