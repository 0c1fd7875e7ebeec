import { Box, chakra, Flex } from '@chakra-ui/react'
import { type CheckItem, maxCheckTextLengths } from '@deepm/schema/rules/learning/check'
import { useId } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { CloseIcon } from '../../../../ui/components/icons.tsx'
import { checkRecipe } from '../../../../ui/forms/check-recipe.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Group } from './group.tsx'
import { newOption, type Problems } from './lesson-form.ts'

type Item = Extract<CheckItem, { options: unknown }>
type Option = Item['options'][number]
type Props = { item: Item; field: string; problems: Problems; onChange(item: Item): void }

const Check = chakra('input', checkRecipe)

/** Edits the options of a question: text, correctness and feedback. */
export function CheckOptions({ item, field, problems, onChange }: Props) {
  const id = useId()
  const isSingle = item.kind === 'single'
  const set = (options: Option[]) => onChange({ ...item, options })
  const change = (option: Option, changes: Partial<Option>) =>
    set(item.options.map((it) => (it.id === option.id ? { ...it, ...changes } : it)))
  const setRight = (option: Option, correct: boolean) => {
    if (isSingle) set(item.options.map((it) => ({ ...it, correct: it.id === option.id })))
    else change(option, { correct })
  }
  const whole = problems[`${field}.options`] ?? problems[field]
  return (
    <Group
      legend="Options"
      id={`${field}.options`}
      hint={isSingle ? 'One is correct.' : 'Some are correct, some are not.'}
      error={whole}
    >
      {item.options.map((option, index) => (
        <Flex key={option.id} gap="3" align="flex-end" wrap="wrap">
          <Flex gap="2" align="center" minHeight="12">
            <Check
              type={isSingle ? 'radio' : 'checkbox'}
              id={`${id}-${option.id}`}
              name={isSingle ? id : undefined}
              colorPalette="teal"
              checked={option.correct}
              onChange={(event) => setRight(option, event.target.checked)}
            />
            <label htmlFor={`${id}-${option.id}`}>Correct {index + 1}</label>
          </Flex>
          <Box flex="1 1 14rem" minWidth="0">
            <TextField
              label={`Option ${index + 1}`}
              value={option.text}
              maxLength={maxCheckTextLengths.option}
              error={problems[`${field}.options.${index}.text`]}
              onChange={(event) => change(option, { text: event.target.value })}
            />
          </Box>
          <Box flex="1 1 14rem" minWidth="0">
            <TextField
              label={`Feedback on option ${index + 1}`}
              value={option.feedback}
              maxLength={maxCheckTextLengths.feedback}
              error={problems[`${field}.options.${index}.feedback`]}
              onChange={(event) => change(option, { feedback: event.target.value })}
            />
          </Box>
          {item.options.length > 3 && (
            <Button
              variant="outline"
              aria-label={`Remove option ${index + 1}`}
              onClick={() => set(item.options.filter((it) => it.id !== option.id))}
            >
              <CloseIcon />
            </Button>
          )}
        </Flex>
      ))}
      {item.options.length < (isSingle ? 5 : 6) && (
        <Box>
          <Button variant="outline" onClick={() => set([...item.options, newOption()])}>
            Add option
          </Button>
        </Box>
      )}
    </Group>
  )
}
