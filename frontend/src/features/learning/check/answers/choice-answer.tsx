import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { checkRecipe } from '../../../../ui/forms/check-recipe.ts'
import { toggled } from '../item/draft.ts'
import { FeedbackLine } from '../item/feedback-line.tsx'
import type { AnswerProps } from './answer-props.ts'

const Input = chakra('input', checkRecipe)

/** Selected radios show a dot, because a tick would look like a right answer. */
const dot = { '&:checked': { backgroundImage: 'radial-gradient(circle, {colors.art.line} 0 36%, transparent 40%)' } }

/** Answers a question with one or several choices. Feedback stays beside its choice until the next answer. */
export function ChoiceAnswer({ item, draft, onChange, isFixed, labelledBy, hue }: AnswerProps) {
  const name = useId()
  const isSingle = item.kind === 'single'
  return (
    <Flex role={isSingle ? 'radiogroup' : 'group'} aria-labelledby={labelledBy} direction="column" gap="3" colorPalette={hue}>
      {item.choices.map(({ id, text }) => {
        const isChosen = draft.choices.includes(id)
        const word = item.answer?.feedback.find((it) => it.about === id)
        return (
          <Box key={id}>
            <chakra.label
              htmlFor={`${name}-${id}-input`}
              display="flex"
              alignItems="center"
              gap="4"
              padding="3"
              paddingLeft="4"
              minHeight="14"
              bg={isChosen ? 'colorPalette.soft' : 'bg.card'}
              borderWidth="3px"
              borderColor={edgeOf(isChosen, word && item.answer?.isCorrect)}
              borderRadius="2xl"
              cursor={isFixed ? 'default' : 'pointer'}
              css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
            >
              <Input
                id={`${name}-${id}-input`}
                round={isSingle}
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                checked={isChosen}
                onChange={() => !isFixed && onChange(toggled(item, draft, id))}
                aria-disabled={isFixed || undefined}
                aria-describedby={`${name}-${id}`}
                css={{ '&:focus-visible': { outline: 'none' }, ...(isSingle && dot) }}
              />
              <span>{text}</span>
            </chakra.label>
            <Box id={`${name}-${id}`} aria-live="polite">
              {word && item.answer && (
                <FeedbackLine isRight={item.answer.isCorrect} word={item.answer.isCorrect ? 'Correct' : 'Not quite'}>
                  {word.text}
                </FeedbackLine>
              )}
            </Box>
          </Box>
        )
      })}
    </Flex>
  )
}

function edgeOf(isChosen: boolean, verdict: boolean | undefined): string {
  if (verdict !== undefined) return verdict ? 'success.line' : 'amber.line'
  return isChosen ? 'colorPalette.line' : 'border.ink'
}
