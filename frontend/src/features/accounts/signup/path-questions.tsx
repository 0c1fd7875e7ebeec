import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { checkRecipe } from '../../../ui/forms/check-recipe.ts'
import { FieldError } from '../../../ui/forms/field-frame.tsx'
import type { StepProps } from './wizard.tsx'

const goals = [
  'Write better',
  'Make pictures',
  'Build something',
  'Get help with homework',
  'Spot when AI is wrong',
  'Understand how it works',
]

const Check = chakra('input', checkRecipe)

/** Asks an optional question. The answers are stored as worded here and shown to the family as interests. */
export function PathQuestions({ signup }: StepProps) {
  return (
    <Flex
      direction="column"
      gap="6"
      marginTop="8"
      paddingTop="6"
      borderTopWidth="3px"
      borderStyle="dashed"
      borderColor="border.soft"
    >
      <Goals signup={signup} />
    </Flex>
  )
}

function Goals({ signup: { form, errors, change } }: StepProps) {
  const id = useId()
  const chosen = form.learningGoals as string[]
  const toggle = (goal: string, on: boolean) =>
    change('learningGoals', on ? [...chosen, goal] : chosen.filter((it) => it !== goal))
  return (
    <chakra.fieldset minWidth="0" aria-describedby={errors.learningGoals ? `${id}-error` : undefined}>
      <chakra.legend fontWeight="700" marginBottom="1.5">
        What would you like to do? (optional)
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {goals.map((goal, index) => {
          const checked = chosen.includes(goal)
          return (
            <chakra.label
              key={goal}
              htmlFor={`${id}-${index}`}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="11"
              paddingX="3"
              bg={checked ? 'colorPalette.soft' : 'bg.card'}
              borderWidth="3px"
              borderColor={checked ? 'colorPalette.line' : 'border.soft'}
              borderRadius="full"
              cursor="pointer"
              css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
            >
              <Check
                id={`${id}-${index}`}
                type="checkbox"
                name="learningGoals"
                value={goal}
                checked={checked}
                onChange={(event) => toggle(goal, event.target.checked)}
                boxSize="6"
                css={{ '&:focus-visible': { outline: 'none' } }}
              />
              {goal}
            </chakra.label>
          )
        })}
      </Flex>
      {errors.learningGoals ? (
        <Box marginTop="2">
          <FieldError id={`${id}-error`}>{errors.learningGoals}</FieldError>
        </Box>
      ) : null}
    </chakra.fieldset>
  )
}
