import { Box } from '@chakra-ui/react'
import { Markdown } from '../../ui/markdown.tsx'

/** What a model wrote, as far as it has come. */
export function AnswerText({ text, isWhole }: { text: string; isWhole: boolean }) {
  return (
    <Box
      data-answer={isWhole ? 'whole' : 'part'}
      borderLeftWidth="6px"
      borderLeftStyle={isWhole ? 'solid' : 'dashed'}
      borderColor="colorPalette.line"
      paddingLeft="4"
      overflowWrap="anywhere"
      dir="auto"
    >
      <Markdown source={text} isForeign />
    </Box>
  )
}
