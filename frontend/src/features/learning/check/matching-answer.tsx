import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { AnswerProps } from './answer-props.ts'
import { ResultIcon } from './feedback-line.tsx'

const letterOf = (index: number) => String.fromCharCode(65 + index)

/** Matches each line with a lettered partner. Each letter belongs to one line, so selecting it again moves it. */
export function MatchingAnswer({ item, draft, onChange, isFixed, isGraded, labelledBy, hue }: AnswerProps) {
  const [said, setSaid] = useState('')
  const choose = (line: number, id: string) => {
    if (isFixed) return
    const before = draft.choices.indexOf(id)
    const isTaken = before >= 0 && before !== line
    onChange({ ...draft, choices: draft.choices.map((it, index) => (index === line ? id : it === id ? '' : it)) })
    setSaid(isTaken ? `Taken from “${item.prompts[before]?.text}”, which needs another partner now.` : '')
  }
  return (
    <Flex role="group" aria-labelledby={labelledBy} direction="column" gap="5" colorPalette={hue}>
      <Flex
        as="ul"
        aria-label="Partners"
        direction="column"
        gap="2"
        listStyleType="none"
        bg="colorPalette.soft"
        borderRadius="2xl"
        padding="4"
      >
        {item.choices.map(({ id, text }, index) => (
          <Flex as="li" key={id} gap="3">
            <Box as="span" fontFamily="heading" fontWeight="600" color="colorPalette.text" minWidth="5">
              {letterOf(index)}
            </Box>
            {text}
          </Flex>
        ))}
      </Flex>
      {item.prompts.map((prompt, line) => (
        <Line
          key={prompt.id}
          prompt={prompt.text}
          item={item}
          chosen={draft.choices[line] ?? ''}
          mark={isGraded ? item.answer?.marks[line] : undefined}
          isFixed={isFixed}
          onChoose={(id) => choose(line, id)}
        />
      ))}
      <Box role="status" srOnly>
        {said}
      </Box>
    </Flex>
  )
}

type LineProps = {
  prompt: string
  item: AnswerProps['item']
  chosen: string
  mark: boolean | undefined
  isFixed: boolean
  onChoose(id: string): void
}

function Line({ prompt, item, chosen, mark, isFixed, onChoose }: LineProps) {
  const name = useId()
  const partner = item.choices.find(({ id }) => id === chosen)
  return (
    <chakra.fieldset
      minWidth="0"
      padding="4"
      bg="bg.card"
      borderWidth="3px"
      borderColor={mark === undefined ? 'border.ink' : mark ? 'success.line' : 'amber.line'}
      borderRadius="2xl"
    >
      <chakra.legend float="left" width="full" fontWeight="700" marginBottom="3">
        {prompt}
      </chakra.legend>
      <Flex clear="both" wrap="wrap" gap="2" onKeyDown={walk}>
        {item.choices.map(({ id, text }, index) => (
          <Letter
            key={id}
            name={name}
            letter={letterOf(index)}
            text={text}
            isChosen={id === chosen}
            isFixed={isFixed}
            onChoose={() => onChoose(id)}
          />
        ))}
      </Flex>
      <Text marginTop="3" color={partner ? 'fg.ink' : 'fg.muted'} aria-hidden="true">
        {partner ? `→ ${partner.text}` : isFixed ? '' : '→ choose a letter'}
      </Text>
      {mark !== undefined && (
        <Flex gap="2" align="center" marginTop="2" fontWeight="700" color={mark ? 'success.text' : 'amber.text'}>
          <ResultIcon isRight={mark} />
          {mark ? 'Right partner' : 'Not this partner'}
        </Flex>
      )}
    </chakra.fieldset>
  )
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys only move the focus, because selecting each letter on the way would take it from other lines. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const letters = [...event.currentTarget.querySelectorAll('input')]
  const here = letters.indexOf(event.target as HTMLInputElement)
  letters[(here + step + letters.length) % letters.length]?.focus()
}

type LetterProps = { name: string; letter: string; text: string; isChosen: boolean; isFixed: boolean; onChoose(): void }

function Letter({ name, letter, text, isChosen, isFixed, onChoose }: LetterProps) {
  return (
    <chakra.label
      position="relative"
      display="grid"
      placeItems="center"
      boxSize="12"
      borderWidth="3px"
      borderColor={isChosen ? 'colorPalette.line' : 'border.ink'}
      borderRadius="xl"
      bg={isChosen ? 'colorPalette.solid' : 'bg.card'}
      color={isChosen ? 'colorPalette.onSolid' : 'fg.ink'}
      boxShadow={isChosen ? '0 0 0 3px var(--ui-colors-color-palette-line)' : undefined}
      fontFamily="heading"
      fontWeight="600"
      fontSize="lg"
      cursor={isFixed ? 'default' : 'pointer'}
      css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
      _highContrast={{
        forcedColorAdjust: 'none',
        bg: isChosen ? 'Highlight' : 'Canvas',
        color: isChosen ? 'HighlightText' : 'CanvasText',
      }}
    >
      <chakra.input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-label={`${letter}: ${text}`}
        aria-disabled={isFixed || undefined}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
      />
      <span aria-hidden="true">{letter}</span>
    </chakra.label>
  )
}
