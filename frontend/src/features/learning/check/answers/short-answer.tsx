import { Box, chakra } from '@chakra-ui/react'
import { maxAnswerLength } from '@deepm/schema/rules/learning/grading'
import { useId } from 'react'
import { FieldError } from '../../../../ui/forms/field-frame.tsx'
import { inputRecipe } from '../../../../ui/forms/input-recipe.ts'
import { limitOf } from '../../../../ui/forms/text-field.tsx'
import type { AnswerProps } from './answer-props.ts'

const Input = chakra('input', inputRecipe)

/** Answers with a short text; Enter checks it. */
export function ShortAnswer({ draft, onChange, isFixed, labelledBy }: AnswerProps) {
  const id = useId()
  const limit = limitOf(draft.text, maxAnswerLength)
  return (
    <Box display="grid" gap="1.5">
      <Input
        type="text"
        aria-labelledby={labelledBy}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
        readOnly={isFixed}
        aria-invalid={limit.error ? true : undefined}
        aria-describedby={limit.error ? `${id}-error` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        maxWidth="28rem"
        placeholder={isFixed ? undefined : 'Your answer'}
      />
      {limit.error ? <FieldError id={`${id}-error`}>{limit.error}</FieldError> : limit.left}
    </Box>
  )
}
