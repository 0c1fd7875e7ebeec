import { Box, Flex, Text } from '@chakra-ui/react'
import { type Coaching, coachPrompt } from '@deepm/schema/rules/lab/coach/coach'
import { addSentence } from '@deepm/schema/rules/lab/coach/improve'
import { maxPromptLength } from '@deepm/schema/rules/lab/lab'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLearnerDraft } from '../../../lib/session/use-learner-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { CoachResult } from './result.tsx'

/** Asks the coach about a prompt, starting with the lesson's practice prompt. */
export function CoachForm({ prompt, hint, hue }: { prompt: string; hint: string | null; hue: Hue }) {
  const [{ text }, setDraft] = useLearnerDraft('coach', { text: prompt }, (own) => own.text)
  const [asked, setAsked] = useState<{ text: string; coaching: Coaching } | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLHeadingElement>(null)

  const ask = () => {
    if (text.trim().length > maxPromptLength) return field.current?.focus()
    flushSync(() => setAsked({ text, coaching: coachPrompt(text) }))
    result.current?.focus()
    result.current?.scrollIntoView?.({ block: 'start' })
  }
  const take = (example: string) => {
    setDraft({ text: example })
    field.current?.focus()
  }
  const add = (sentence: string) => {
    const improved = addSentence(text, sentence)
    flushSync(() => setDraft({ text: improved.text }))
    field.current?.focus()
    field.current?.setSelectionRange(improved.start, improved.end)
  }

  return (
    <>
      <TextAreaField
        ref={field}
        label="Your prompt"
        hint="This is the practice prompt for this lesson. Change it, or write your own. Leave out names, places and other private things."
        rows={6}
        maxLength={maxPromptLength}
        value={text}
        onChange={(event) => setDraft({ text: event.target.value })}
      />
      <Flex gap="3" wrap="wrap">
        <Button hue={hue} size="lg" onClick={ask}>
          Ask the coach
        </Button>
        {text !== prompt && (
          <Button variant="ghost" onClick={() => take(prompt)}>
            Back to the practice prompt
          </Button>
        )}
      </Flex>
      {hint && (
        <Box bg={`${hue}.soft`} borderRadius="2xl" padding="4">
          <Heading as="h3" size="lg">
            A good answer…
          </Heading>
          <Text marginTop="1">{hint}</Text>
        </Box>
      )}
      {asked && (
        <CoachResult
          coaching={asked.coaching}
          isOld={asked.text !== text}
          hue={hue}
          headingRef={result}
          onTake={take}
          onAdd={add}
        />
      )}
    </>
  )
}
