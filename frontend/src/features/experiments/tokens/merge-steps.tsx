import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import type { Token, Word } from './cut.ts'
import { joinedAt, tokensOf } from './model.ts'
import { spoken, TokenChips } from './token-chips.tsx'

/** Shows how one word is joined from single bytes to tokens, step by step. */
export function MergeSteps({ word }: { word: Word }) {
  const id = useId()
  const last = word.steps.length - 1
  const [step, setStep] = useState(0)
  const pieces = word.steps[step] ?? []
  const joined = joinedAt(word, step)
  return (
    <Box bg="bg.sunken" borderRadius="2xl" padding="4" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Text fontWeight="700" id={id}>
        How “{word.text.trim() || 'space'}” is joined
      </Text>
      <Box minHeight="16">
        <TokenChips tokens={pieces} marked={joined?.place} />
      </Box>
      {last > 0 && (
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
          <chakra.input
            type="range"
            min={0}
            max={last}
            value={step}
            onChange={(event) => setStep(Number(event.target.value))}
            aria-labelledby={id}
            aria-valuetext={`Step ${step} of ${last}: ${spoken(pieces)}`}
            width="full"
            height="11"
            accentColor="var(--ui-colors-color-palette-line)"
            cursor="pointer"
          />
          <Flex gap="3">
            <Button onClick={() => setStep(Math.min(last, step + 1))}>Join</Button>
            <Button variant="outline" onClick={() => setStep(Math.max(0, step - 1))}>
              Back
            </Button>
          </Flex>
        </Box>
      )}
      <Text aria-live="polite">{sentence(word, step, joined)}</Text>
    </Box>
  )
}

function sentence(word: Word, step: number, joined: ReturnType<typeof joinedAt>): string {
  const last = word.steps.length - 1
  const count = tokensOf(word).length
  if (!joined)
    return last === 0 ? 'This is one token. There is nothing to join.' : 'Start: single bytes. Move the slider to join them.'
  const text = `Step ${step} of ${last}: ${quoted(joined.left)} and ${quoted(joined.right)} become ${quoted(joined.joined)}, number ${joined.joined.id}.`
  if (step < last) return text
  return `${text} No two neighbours fit any more: ${count === 1 ? '1 token is' : `${count} tokens are`} left.`
}

function quoted({ text }: Token): string {
  return text === null ? 'a part of a letter' : `“${text}”`
}
