import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { toggled } from '../item/draft.ts'
import { FeedbackLine } from '../item/feedback-line.tsx'
import type { AnswerProps } from './answer-props.ts'

/** Answers a question by choosing sentences of a text or lines of a program. Feedback follows the text. */
export function TextChoiceAnswer({ item, draft, onChange, isFixed, labelledBy, hue }: AnswerProps) {
  const name = useId()
  const isSingle = item.kind === 'single'
  const isCode = item.layout === 'code'
  const feedback = item.answer?.feedback.filter(({ about }) => about !== null) ?? []
  return (
    <Box colorPalette={hue}>
      <Box
        role={isSingle ? 'radiogroup' : 'group'}
        aria-labelledby={labelledBy}
        padding="4"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        bg="bg.card"
        fontSize="lg"
        lineHeight="2.1"
        fontFamily={isCode ? 'mono' : undefined}
        whiteSpace={isCode ? 'pre-wrap' : undefined}
        overflowWrap="anywhere"
      >
        {item.choices.map(({ id, text }) => {
          const isChosen = draft.choices.includes(id)
          return (
            <Box as="span" key={id} display={isCode ? 'block' : 'inline'}>
              <chakra.label
                position="relative"
                display={isCode ? 'block' : 'inline'}
                paddingY="1"
                paddingX={isCode ? '2' : '1'}
                borderRadius="lg"
                borderBottomWidth={isCode ? undefined : '2px'}
                borderBottomStyle="dotted"
                borderColor="border.ink"
                boxDecorationBreak="clone"
                bg={isChosen ? 'colorPalette.solid' : undefined}
                color={isChosen ? 'colorPalette.onSolid' : 'fg.ink'}
                cursor={isFixed ? 'default' : 'pointer'}
                _hover={{ bg: isChosen || isFixed ? undefined : 'colorPalette.soft' }}
                css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '2px' } }}
                _highContrast={{ outline: isChosen ? '3px solid Highlight' : undefined }}
              >
                <chakra.input
                  type={isSingle ? 'radio' : 'checkbox'}
                  name={name}
                  checked={isChosen}
                  onChange={() => !isFixed && onChange(toggled(item, draft, id))}
                  aria-disabled={isFixed || undefined}
                  srOnly
                />
                {text}
              </chakra.label>
              {!isCode && ' '}
            </Box>
          )
        })}
      </Box>
      <Box aria-live="polite">
        {item.answer &&
          feedback.map(({ about, text }) => (
            <FeedbackLine
              key={about}
              isRight={item.answer?.isCorrect === true}
              word={item.choices.find(({ id }) => id === about)?.text ?? ''}
            >
              {text}
            </FeedbackLine>
          ))}
      </Box>
    </Box>
  )
}
