import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { cleanPrompt } from '@deepm/schema/rules/lab/lab'
import { describeReadingLimit } from '@deepm/schema/rules/lab/reading-limits'
import { maxTutorQuestionLength } from '@deepm/schema/rules/learning/tutor/tutor'
import type { SafetyCheck } from '@deepm/schema/rules/safety/safety-texts'
import { type Ref, Suspense, useEffect, useRef } from 'react'
import { startChecker } from '../../../lib/prompt-check/prompt-checker.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import { BlockedReasons } from '../prompt/blocked-reasons.tsx'
import { HelpCard } from '../prompt/help-card.tsx'

// Loads only when the rules find personal data.
const PersonalFindings = lazyComponent('PersonalFindings', () => import('../prompt/personal-findings.tsx'))

type Props = {
  text: string
  /** The rules' result for this text or, briefly, for the previous one. */
  read: { text: string; check: SafetyCheck; isRead: boolean }
  turns: { left: number; perDay: number }
  isBusy: boolean
  hue: Hue
  fieldRef: Ref<HTMLTextAreaElement>
  onChange(text: string): void
  onSend(): void
  /** Sends a blocked question for review by staff. */
  onReview(): void
}

/** Edits and sends a question to the tutor, with live safety feedback. */
export function QuestionForm({ text, read, turns, isBusy, hue, fieldRef, onChange, onSend, onReview }: Props) {
  const { check, isRead } = read
  const problem = describeReadingLimit(cleanPrompt(text).trim())
  const isBlocked = check.level === 'danger' && !check.isCrisis
  const isUsedUp = turns.left === 0
  const isTooLong = text.trim().length > maxTutorQuestionLength
  const mayNot = text.trim() === '' || problem !== null || isTooLong || isBlocked || !isRead || (isUsedUp && !check.isCrisis)
  // Enter can arrive before the text is checked. The question is then sent when the check completes.
  const pressedFor = useRef<string | null>(null)
  useEffect(() => {
    const isPressed = pressedFor.current === text
    if (isPressed && !isRead) return
    pressedFor.current = null
    if (isPressed && !mayNot && !isBusy) onSend()
  })
  return (
    <chakra.form
      noValidate
      display="contents"
      onSubmit={(event) => {
        event.preventDefault()
        if (!mayNot && !isBusy) onSend()
      }}
    >
      {check.isCrisis && <HelpCard topic={check.crisisTopics[0] ?? 'general'} sending="possible" />}
      {isBlocked && (
        <Notice tone="danger" title="You can’t send this">
          <Box display="grid" gap="3">
            <BlockedReasons reasons={check.reasons} />
            <Text>Change your question, or ask us to check it if you think we got it wrong.</Text>
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
      {isUsedUp && (
        <Notice tone="info" title="You’ve asked all your questions for today">
          Read a step again, or come back to this lesson tomorrow. Your text stays in this tab.
        </Notice>
      )}
      <Box
        position="sticky"
        bottom="0"
        zIndex="docked"
        bg="bg.page"
        borderTopWidth="2px"
        borderColor="border.soft"
        marginX={{ base: '-4', md: '-8' }}
        marginBottom={{ base: '-4', md: '-8' }}
        paddingX={{ base: '4', md: '8' }}
        paddingTop="3"
        paddingBottom="calc(1rem + env(safe-area-inset-bottom))"
        display="grid"
        gap="3"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <TextAreaField
          ref={fieldRef}
          label="Your question"
          hint="Leave out names, places and other private things."
          rows={2}
          dir="auto"
          value={text}
          maxLength={maxTutorQuestionLength}
          error={problem ?? undefined}
          onFocus={() => void startChecker()}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (isBusy) return
            if (!mayNot) onSend()
            else if (!isRead) pressedFor.current = text
          }}
        />
        <Flex justify="space-between" align="center" gap="3">
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {turns.left} of {turns.perDay} questions left today
          </Text>
          <Box flexShrink="0">
            <Button type="submit" hue={hue} size="lg" loading={isBusy} disabled={mayNot}>
              Send
            </Button>
          </Box>
        </Flex>
      </Box>
    </chakra.form>
  )
}
