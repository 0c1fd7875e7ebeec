import { Box, Flex, Text } from '@chakra-ui/react'
import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { copied, nextWord } from '@deepm/schema/rules/experiments/next-word'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ShareBar } from '../frame/share-bar.tsx'
import { copyEvidence, latestRuns, type Run } from './model.ts'

type Props = {
  runs: readonly Run[]
  /** The learner said which look-back copies. */
  onFound(evidence: unknown): void
  onSay(text: string): void
}

/** How much of the latest text of each look-back is copied, and the question which one copies. */
export function CopyChart({ runs, onFound, onSay }: Props) {
  const latest = latestRuns(runs)
  const evidence = copyEvidence(runs)
  return (
    <Box>
      <Text fontWeight="700" marginBottom="2">
        How much is copied?
      </Text>
      <Box as="ul" listStyleType="none" display="grid" gap="2" aria-label="How much is copied?">
        {latest.map((run, index) => {
          const name = `Looks back ${index + 1}`
          return (
            <li key={name}>
              {run ? (
                <ShareBar label={name} share={run.share} />
              ) : (
                <Flex justify="space-between" color="fg.muted">
                  <span>{name}</span>
                  <span>not tried yet</span>
                </Flex>
              )}
            </li>
          )
        })}
      </Box>
      {evidence && reportOf(nextWord.missions[1], evidence) === null && <Text marginTop="2">{adviceOn(evidence.runs)}</Text>}
      {evidence && reportOf(nextWord.missions[1], evidence) !== null && (
        <Question runs={evidence.runs} onFound={() => onFound(evidence)} onSay={onSay} />
      )}
    </Box>
  )
}

type Copied = Pick<Run, 'order' | 'share'>

function adviceOn(runs: readonly Copied[]): string {
  return runs.some((it) => it.share >= copied)
    ? 'Nearly! Let it look back 1 word and write again. That text should be less copied.'
    : 'Nearly! Let it look back 4 words and write again. That text should be almost all copied.'
}

/** Without it, the mission would go on before the learner saw the last bar. */
function Question({ runs, onFound, onSay }: { runs: readonly Copied[]; onFound(): void; onSay(text: string): void }) {
  const [verdict, setVerdict] = useState('')
  const choose = ({ order, share }: Copied) => {
    if (share >= copied) return onFound()
    const text = `Look back ${order} copied only ${percent(share)}.`
    setVerdict(text)
    onSay(text)
  }
  return (
    <Box role="group" aria-label="Which one is the copying machine?" marginTop="3">
      <Text fontWeight="700" marginBottom="2" aria-hidden="true">
        Which one is the copying machine?
      </Text>
      <Flex gap="2" wrap="wrap">
        {runs.map((run) => (
          <Button key={run.order} variant="outline" onClick={() => choose(run)}>
            {run.order}
          </Button>
        ))}
      </Flex>
      {verdict && <Text marginTop="2">{verdict}</Text>}
    </Box>
  )
}
