import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { textOf } from './model.ts'

type Props = {
  words: readonly string[]
  /** Whether each word is marked. */
  marks: readonly boolean[]
  /** What the marks mean. */
  meaning: string
  /** Number of words that the learner chose as the start. */
  startLength: number
  onWord(): void
  onRun(): void
  onClear(): void
}

/** What the machine has written. */
export function Paper({ words, marks, meaning, startLength, onWord, onRun, onClear }: Props) {
  return (
    <Box display="grid" gap="3">
      <Box
        minHeight="9rem"
        padding="4"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        bg="bg.card"
        fontSize="xl"
        lineHeight="1.7"
        overflowWrap="anywhere"
        role="group"
        aria-label="Text of the machine"
      >
        {partsOf(words, marks, startLength).map(({ start, text, isMarked }) =>
          isMarked ? (
            <chakra.mark
              key={start}
              bg="colorPalette.soft"
              color="fg.ink"
              fontWeight={start < startLength ? '700' : undefined}
              borderBottomWidth="4px"
              borderColor="colorPalette.line"
            >
              {text}
            </chakra.mark>
          ) : (
            <chakra.span key={start} fontWeight={start < startLength ? '700' : undefined}>
              {text}
            </chakra.span>
          ),
        )}
        <Box as="span" aria-hidden="true" color="colorPalette.text" fontWeight="700">
          {' '}
          ▍
        </Box>
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button onClick={onRun}>Write 20 words</Button>
        <Button variant="outline" onClick={onWord}>
          One word
        </Button>
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </Flex>
      {marks.some(Boolean) && <Text color="fg.muted">{meaning}</Text>}
    </Box>
  )
}

type Part = { start: number; text: string; isMarked: boolean }

/** Groups neighbouring words that look the same: marked or not, chosen as the start or written. */
function partsOf(words: readonly string[], marks: readonly boolean[], startLength: number): Part[] {
  const whole = words.map((_, index) => textOf(words.slice(0, index + 1)))
  const parts: Part[] = []
  for (const [index, mark] of marks.entries()) {
    const text = (whole[index] ?? '').slice(whole[index - 1]?.length ?? 0)
    const last = parts.at(-1)
    if (last?.isMarked === mark && index !== startLength) last.text += text
    else parts.push({ start: index, text, isMarked: mark })
  }
  return parts
}
