import { Box, Flex, Text } from '@chakra-ui/react'
import { cleanPrompt, counterLength, maxPromptLength } from '@deepm/schema/rules/lab/lab'
import { describeReadingLimit } from '@deepm/schema/rules/lab/reading-limits'
import type { SafetyCheck } from '@deepm/schema/rules/safety/safety-texts'
import { type ReactNode, type Ref, Suspense, useEffect, useRef } from 'react'
import { startChecker } from '../../../lib/prompt-check/prompt-checker.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import { AddedNote } from './added-note.tsx'
import { BlockedReasons } from './blocked-reasons.tsx'
import { HelpCard } from './help-card.tsx'

// Loads only when the rules find personal data.
const PersonalFindings = lazyComponent('PersonalFindings', () => import('./personal-findings.tsx'))

type Props = {
  text: string
  /** The rules' result for this text or, briefly, for the previous one. */
  read: { text: string; check: SafetyCheck; isRead: boolean }
  hint: string | null
  /** The sentence that was just added from a suggestion. */
  added: string | null
  isTimeUp: boolean
  /** Action to ask for more time. */
  askForTime: ReactNode
  /** Why the server refuses prompts, or `null`. */
  closed: string | null
  isBusy: boolean
  error: string | null
  hue: Hue
  fieldRef: Ref<HTMLTextAreaElement>
  onChange(text: string): void
  onSend(): void
  onUndo(): void
  /** Sends a blocked prompt for review by staff. */
  onReview(): void
}

/** Edits and sends a prompt, with live safety feedback. */
export function PromptForm(props: Props) {
  const {
    text,
    read,
    hint,
    added,
    onUndo,
    isTimeUp,
    askForTime,
    closed,
    isBusy,
    error,
    hue,
    fieldRef,
    onChange,
    onSend,
    onReview,
  } = props
  const { check, isRead } = read
  const isBlank = text.trim() === ''
  const tooMuch = text.length > maxPromptLength ? tooLongText(text) : describeReadingLimit(cleanPrompt(text).trim())
  const isBlocked = check.level === 'danger' && !check.isCrisis
  const mayNot = isBlank || tooMuch !== null || isBlocked || !isRead || (isTimeUp && !check.isCrisis)
  const mayPress = isRead && !isBusy && (!mayNot || isBlocked)
  // Ctrl+Enter can arrive before the text is checked. The prompt is then sent when the check completes.
  const pressedFor = useRef<string | null>(null)
  useEffect(() => {
    const isPressed = pressedFor.current === text
    if (isPressed && !isRead) return
    pressedFor.current = null
    if (isPressed && mayPress) onSend()
  })
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <TextAreaField
        ref={fieldRef}
        label="2. Your prompt"
        hint="Leave out names, places and other private things. Ctrl + Enter sends it."
        rows={7}
        dir="auto"
        value={text}
        maxLength={undefined}
        error={tooMuch ?? error ?? undefined}
        onFocus={() => void startChecker()}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (mayPress) onSend()
          else if (!isRead && !isBusy) pressedFor.current = text
        }}
      />
      <AddedNote added={added} onUndo={onUndo} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text color={text.length > counterLength ? 'amber.text' : 'fg.muted'} fontVariantNumeric="tabular-nums">
          {tooMuch === null && `${text.length} out of ${counterLength}`}
        </Text>
        <Button hue={hue} size="lg" loading={isBusy} disabled={mayNot} onClick={onSend}>
          Send
        </Button>
      </Flex>
      {text.length > counterLength && tooMuch === null && (
        <Text color="fg.muted">
          This is longer than most prompts need to be. You can send it, but a shorter one is easier to check.
        </Text>
      )}
      {hint && (
        <Box bg={`${hue}.soft`} borderRadius="2xl" padding="4">
          <Text fontWeight="700">A good answer…</Text>
          <Text>{hint}</Text>
        </Box>
      )}
      {isTimeUp && (
        <Notice tone="info" title="You’ve used your lab time for today">
          <Box display="grid" gap="3">
            <Text>Your text stays in this tab, even if you reload the page. Copy it if you like, and come back tomorrow.</Text>
            {askForTime}
          </Box>
        </Notice>
      )}
      {closed && (
        <Notice tone="info" title="You can’t send this now">
          {closed} Your text stays in this tab.
        </Notice>
      )}
      {check.isCrisis && <HelpCard topic={check.crisisTopics[0] ?? 'general'} sending="possible" />}
      {isBlocked && (
        <Notice tone="danger" title="You can’t send this">
          <Box display="grid" gap="3">
            <BlockedReasons reasons={check.reasons} />
            <Text>Change your prompt, or ask us to check it if you think we got it wrong.</Text>
            <Box>
              <Button variant="outline" loading={isBusy} onClick={onReview}>
                Ask for a review
              </Button>
            </Box>
          </Box>
        </Notice>
      )}
      {check.personal.length > 0 && (
        <Suspense>
          <PersonalFindings
            text={read.text}
            findings={check.personal}
            note="If you leave it in, we replace it with a placeholder before we save anything."
            onReplace={onChange}
          />
        </Suspense>
      )}
    </Box>
  )
}

function tooLongText(text: string): string {
  return `Your prompt has ${text.length.toLocaleString('en-GB')} characters. The limit is ${maxPromptLength.toLocaleString('en-GB')}.`
}
