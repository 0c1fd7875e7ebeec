import { Box, chakra, Flex } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/components/icons.tsx'
import { ResultIcon } from '../item/feedback-line.tsx'
import type { AnswerProps } from './answer-props.ts'
import { PartFeedback } from './part-feedback.tsx'

type Move = { id: string; by: -1 | 1 }

/** Orders steps with buttons. The focus follows the moved step, and its position is announced. */
export function OrderingAnswer({ item, draft, onChange, isFixed, isGraded, labelledBy, hue }: AnswerProps) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<Move | null>(null)
  const { choices } = draft
  const textOf = (id: string) => item.choices.find((choice) => choice.id === id)?.text ?? ''

  // Moving a row in the DOM drops the focus from its button.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.id} ${moved.by}"]`)?.focus()
  }, [moved])

  const move = ({ id, by }: Move) => {
    const from = choices.indexOf(id)
    const to = from + by
    if (to < 0 || to >= choices.length) return
    onChange({ ...draft, choices: choices.with(from, choices[to] ?? '').with(to, id) })
    setMoved({ id, by })
  }

  return (
    <>
      <chakra.ol ref={list} aria-labelledby={labelledBy} display="grid" gap="3" listStyleType="none" colorPalette={hue}>
        {choices.map((id, index) => {
          const mark = isGraded ? item.answer?.marks[index] : undefined
          return (
            <Flex
              as="li"
              key={id}
              gap="3"
              align="center"
              wrap="wrap"
              padding="3"
              bg={moved?.id === id && !isFixed ? 'colorPalette.soft' : 'bg.card'}
              borderWidth="3px"
              borderColor={mark === undefined ? 'border.ink' : mark ? 'success.line' : 'amber.line'}
              borderRadius="2xl"
              transition="background 200ms"
            >
              <Flex gap="3" align="center" flex="1 1 12rem" minWidth="0">
                <Box
                  as="span"
                  display="grid"
                  placeItems="center"
                  flexShrink="0"
                  boxSize="9"
                  borderRadius="full"
                  bg="colorPalette.solid"
                  color="colorPalette.onSolid"
                  fontFamily="heading"
                  fontWeight="600"
                  aria-hidden="true"
                >
                  {index + 1}
                </Box>
                <Box minWidth="0">
                  {textOf(id)}
                  {mark !== undefined && (
                    <Flex gap="2" align="center" fontWeight="700" color={mark ? 'success.text' : 'amber.text'}>
                      <ResultIcon isRight={mark} />
                      {mark ? 'Right place' : 'Not the right place yet'}
                    </Flex>
                  )}
                  {mark === false && <PartFeedback item={item} id={id} />}
                </Box>
              </Flex>
              {!isFixed && (
                <Flex gap="2" marginLeft="auto">
                  <MoveButton move={{ id, by: -1 }} text={textOf(id)} isEnd={index === 0} onMove={move} />
                  <MoveButton move={{ id, by: 1 }} text={textOf(id)} isEnd={index === choices.length - 1} onMove={move} />
                </Flex>
              )}
            </Flex>
          )
        })}
      </chakra.ol>
      <Box role="status" srOnly>
        {moved && `“${textOf(moved.id)}” is now ${choices.indexOf(moved.id) + 1} of ${choices.length}.`}
      </Box>
    </>
  )
}

type MoveProps = { move: Move; text: string; isEnd: boolean; onMove(move: Move): void }

/** Uses `aria-disabled` at the ends of the list to keep the keyboard focus. */
function MoveButton({ move, text, isEnd, onMove }: MoveProps) {
  const isUp = move.by === -1
  return (
    <Button
      variant="outline"
      icon={isUp ? <ArrowUpIcon /> : <ArrowDownIcon />}
      onClick={() => onMove(move)}
      aria-label={`Move ${isUp ? 'up' : 'down'}: ${text}`}
      aria-disabled={isEnd || undefined}
      data-move={`${move.id} ${move.by}`}
    />
  )
}
