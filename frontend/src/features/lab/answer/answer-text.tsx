import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'

const Markdown = lazyComponent('Markdown', () => import('../../../ui/components/markdown.tsx'))

/** Shows a model's answer, possibly partial; plain text until the Markdown renderer is loaded. */
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
      <Suspense fallback={<Box whiteSpace="pre-line">{text}</Box>}>
        <Markdown source={text} isForeign />
      </Suspense>
    </Box>
  )
}
