import { chakra } from '@chakra-ui/react'
import { longestAnswer } from '@deepm/schema/rules/grading'
import { inputRecipe } from '../../../ui/input-recipe.ts'
import type { AnswerProps } from './answer-props.ts'

const Input = chakra('input', inputRecipe)

/** A word or two; Enter checks it. */
export function ShortAnswer({ draft, onChange, isFixed, labelledBy }: AnswerProps) {
  return (
    <Input
      type="text"
      aria-labelledby={labelledBy}
      value={draft.text}
      onChange={(event) => onChange({ ...draft, text: event.target.value })}
      readOnly={isFixed}
      maxLength={longestAnswer}
      autoComplete="off"
      autoCapitalize="none"
      maxWidth="28rem"
      placeholder={isFixed ? undefined : 'Your answer'}
    />
  )
}
