import { Box } from '@chakra-ui/react'
import { answerPrompt, scoreText } from '@deepm/schema/rules/lab/coach/lab-answer'
import type { LabTool } from '@deepm/schema/rules/lab/lab'
import { Button } from '../../../ui/components/button.tsx'
import type { SentImprovement } from '../prompt/use-improvement.ts'
import { PromptQuote } from './prompt-quote.tsx'
import { Side, Sides } from './side.tsx'

type Props = { improvement: SentImprovement; prompt: string; toolType: LabTool; onTake(prompt: string): void }

/** Shows a prompt before and after it was improved, with both scores. */
export function Comparison({ improvement: { first, added }, prompt, toolType, onTake }: Props) {
  return (
    <Sides>
      <Side title="Before" note={scoreOf(toolType, first)}>
        <PromptQuote>{first}</PromptQuote>
        <Box>
          <Button variant="ghost" onClick={() => onTake(first)}>
            Use the first version
          </Button>
        </Box>
      </Side>
      <Side title="After" note={scoreOf(toolType, prompt)}>
        <PromptQuote>
          <Marked text={prompt} part={added} />
        </PromptQuote>
      </Side>
    </Sides>
  )
}

function scoreOf(toolType: LabTool, prompt: string): string | null {
  const { parts, score, helpsWith } = answerPrompt(toolType, prompt).coaching
  return parts.length > 0 ? scoreText(score, parts.length, helpsWith) : null
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
