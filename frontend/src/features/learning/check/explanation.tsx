import { Box, chakra, Text } from '@chakra-ui/react'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { Item } from './item/draft.ts'

/** Shows the right answer after three wrong attempts. */
export function Explanation({ item }: { item: Item }) {
  if (!item.explanation) return null
  const { feedback } = item.explanation
  const lines = linesOf(item)
  return (
    <Notice tone="info" title="Here is the answer">
      {lines.length > 1 ? (
        <Box
          as={item.kind === 'ordering' ? 'ol' : 'ul'}
          paddingLeft="5"
          listStyleType={item.kind === 'ordering' ? 'decimal' : 'disc'}
        >
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      ) : (
        <chakra.p fontWeight="700">{lines[0]}</chakra.p>
      )}
      {feedback.map(({ text }) => (
        <Text key={text} marginTop="2">
          {text}
        </Text>
      ))}
      <Text marginTop="2">
        Now answer it yourself. It will count as learned with help. A parent linked to your account can see that.
      </Text>
    </Notice>
  )
}

function linesOf({ kind, prompts, choices, explanation }: Item): string[] {
  if (!explanation) return []
  if (kind === 'short') return [explanation.text]
  const words = explanation.choices.map((id) => choices.find((choice) => choice.id === id)?.text ?? '')
  return kind === 'matching' ? words.map((word, index) => `${prompts[index]?.text ?? ''}: ${word}`) : words
}
