import { Box, Flex, Text } from '@chakra-ui/react'
import type { Repair } from '@deepm/schema/rules/lab/exercises/exercises'
import { type RepairReading, readRepair, triesBeforeSolution } from '@deepm/schema/rules/lab/exercises/read-repair'
import { maxPromptLength } from '@deepm/schema/rules/lab/lab'
import { safetyTexts } from '@deepm/schema/rules/safety/safety-texts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { startChecker } from '../../../lib/prompt-check/prompt-checker.ts'
import { usePromptCheck } from '../../../lib/prompt-check/use-prompt-check.ts'
import { Button } from '../../../ui/components/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { ExampleAnswer } from './example-answer.tsx'
import { QuotedPrompt } from './quoted-prompt.tsx'
import { RepairFeedback } from './repair-feedback.tsx'
import { RepairResult } from './repair-result.tsx'
import { SafetyNotices } from './safety-notices.tsx'

/** Lets the learner edit the weak prompt until the coach finds what it needs, or until the solution is opened. */
export function RepairRound({ repair, onFinished }: { repair: Repair; onFinished(): void }) {
  const { kind, weak, cameBack } = repair
  const [text, setText] = useState(weak)
  const [tried, setTried] = useState<readonly string[]>([])
  const [reading, setReading] = useState<RepairReading | 'unchanged' | null>(null)
  const [isOver, setOver] = useState(false)
  const read = usePromptCheck(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const { check, isRead } = read
  const isStopped = check.level === 'danger' || check.personal.length > 0
  const prompt = text.trim()
  const mayCheck = isRead && !isStopped && prompt !== '' && prompt.length <= maxPromptLength

  const finish = () => {
    flushSync(() => {
      setOver(true)
      onFinished()
    })
    result.current?.focus()
  }
  const rewrite = (words: string) => {
    setText(words)
    field.current?.focus()
  }
  const checkPrompt = () => {
    if (prompt === weak) return setReading('unchanged')
    const found = readRepair(repair, prompt)
    setReading(found)
    if (found.result === 'repaired') return finish()
    if (!tried.includes(prompt)) setTried([...tried, prompt])
  }

  return (
    <>
      <Box display="grid" gap="3">
        <Text fontWeight="700">The weak prompt</Text>
        <QuotedPrompt>{weak}</QuotedPrompt>
        <ExampleAnswer title={kind === 'picture' ? 'This was drawn' : 'This is what came back'}>{cameBack}</ExampleAnswer>
      </Box>
      {isOver ? (
        <RepairResult repair={repair} prompt={prompt} reading={reading} headingRef={result} />
      ) : (
        <>
          <TextAreaField
            ref={field}
            label="Repair the prompt"
            hint="Change it so that the answer fits your goal. Leave out names, places and other private things."
            rows={4}
            maxLength={maxPromptLength}
            value={text}
            onFocus={() => void startChecker()}
            onChange={(event) => setText(event.target.value)}
          />
          <SafetyNotices read={read} onReplace={rewrite} />
          <Flex gap="3" wrap="wrap">
            <Button hue="teal" size="lg" disabled={!mayCheck} onClick={checkPrompt}>
              Check my prompt
            </Button>
            {tried.length >= triesBeforeSolution && (
              <Button variant="outline" onClick={finish}>
                Show a solution
              </Button>
            )}
            {prompt !== weak && (
              <Button variant="ghost" onClick={() => rewrite(weak)}>
                Back to the weak prompt
              </Button>
            )}
          </Flex>
          {check.level === 'unknown' && <Text color="fg.muted">{safetyTexts.unknown}</Text>}
          <RepairFeedback reading={isStopped ? null : reading} maySolve={tried.length >= triesBeforeSolution} />
        </>
      )}
    </>
  )
}
