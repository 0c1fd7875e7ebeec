import { Box, Text } from '@chakra-ui/react'
import type { Activity } from '@deepm/schema/rules/learning/notes/activities'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Markdown } from '../../../ui/components/markdown.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { RevealedAnswer } from './revealed-answer.tsx'
import type { ActivityDraft } from './use-activity-drafts.ts'

const maxLineLength = 300

type Props = {
  activity: Extract<Activity, { kind: 'write' }>
  draft: ActivityDraft
  onChange(draft: ActivityDraft): void
  hue: Hue
}

/** A line to write. When it is done, a sample appears beside it. */
export function WriteLine({ activity: { question, sample }, draft, onChange, hue }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [hint, setHint] = useState('')

  const finish = () => {
    const { length } = draft.text.trim()
    if (length > 0 && length <= maxLineLength) return onChange({ ...draft, isDone: true })
    if (length === 0) setHint('Write a line first.')
    field.current?.focus()
  }
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: draft.isDone ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}
      gap="5"
      alignItems="start"
    >
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" justifyItems="start">
        <Box width="full">
          <TextAreaField
            ref={field}
            label={question}
            hint="Only you can see this. It stays on this device."
            rows={3}
            // Grows with the text where the browser can, also for printing.
            style={{ fieldSizing: 'content', minHeight: '3lh' }}
            maxLength={maxLineLength}
            value={draft.text}
            onChange={(event) => {
              setHint('')
              onChange({ ...draft, text: event.target.value })
            }}
          />
        </Box>
        <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" _print={{ display: 'none' }}>
          <Button hue={hue} variant={draft.isDone ? 'outline' : 'solid'} onClick={finish}>
            Done
          </Button>
          <Box role="status" fontWeight="700">
            {hint}
          </Box>
        </Box>
      </Box>
      <RevealedAnswer isShown={draft.isDone} hue={hue}>
        <Text fontFamily="heading" fontWeight="600" color={`${hue}.text`} marginBottom="1">
          One possible answer
        </Text>
        <Markdown source={sample} />
      </RevealedAnswer>
    </Box>
  )
}
