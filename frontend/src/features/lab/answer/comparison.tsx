import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { answerPrompt, scoreText } from '@deepm/schema/rules/lab/coach/lab-answer'
import type { LabTool } from '@deepm/schema/rules/lab/lab'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import type { SentImprovement } from '../prompt/use-improvement.ts'
import { PromptQuote } from './prompt-quote.tsx'

type Props = { improvement: SentImprovement; prompt: string; toolType: LabTool; onTake(prompt: string): void }

/** Shows a prompt before and after it was improved, with both scores. */
export function Comparison({ improvement: { first, added }, prompt, toolType, onTake }: Props) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
      <Side title="Before" score={scoreOf(toolType, first)}>
        <PromptQuote>{first}</PromptQuote>
        <Box>
          <Button variant="ghost" onClick={() => onTake(first)}>
            Use the first version
          </Button>
        </Box>
      </Side>
      <Side title="After" score={scoreOf(toolType, prompt)}>
        <PromptQuote>
          <Marked text={prompt} part={added} />
        </PromptQuote>
      </Side>
    </SimpleGrid>
  )
}

function scoreOf(toolType: LabTool, prompt: string): string | null {
  const { parts, score, helpsWith } = answerPrompt(toolType, prompt).coaching
  return parts.length > 0 ? scoreText(score, parts.length, helpsWith) : null
}

type SideProps = { title: string; score: string | null; children: React.ReactNode }

function Side({ title, score, children }: SideProps) {
  return (
    <Box as="section" aria-label={title} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <Heading as="h3" size="lg">
        {title}
      </Heading>
      {score && <Text fontWeight="700">{score}</Text>}
      {children}
    </Box>
  )
}

/** Marks the added words. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = text.lastIndexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <strong>{part}</strong>
      {text.slice(at + part.length)}
    </>
  )
}
