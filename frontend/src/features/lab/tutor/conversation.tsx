import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { AnswerText } from '../answer/answer-text.tsx'
import { useAskForReviewMutation } from '../answer/ask-for-review.generated.ts'
import { usePromptText } from '../prompt/use-prompt-text.ts'
import { answerSourceName, isModel } from '../tools/answered-by.ts'
import type { LessonTutorQuery } from './lesson-tutor.generated.ts'
import { QuestionForm } from './question-form.tsx'
import { Asked, Offers, Turn } from './turn.tsx'
import { type AskedTurn, type OpenQuestion, useAskTutor } from './use-ask-tutor.ts'

type Tutor = NonNullable<NonNullable<LessonTutorQuery['lesson']>['tutor']>

type Props = { tutor: Tutor; learnerId: string; name: string; hue: Hue; onStep(step: number): void }

/** The conversation about a lesson, oldest turn first, and the field for the next question. */
export function Conversation({ tutor, learnerId, name, hue, onStep }: Props) {
  const { lessonId } = tutor
  const { text, setText, read } = usePromptText(learnerId, null, `tutor#${lessonId}`)
  const { ask, stop, open } = useAskTutor(lessonId)
  const mayOffer = open?.state !== 'coming' && tutor.turnsLeft > 0
  const [askForReview] = useAskForReviewMutation()
  const [said, setSaid] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const turns = tutor.turns.toReversed()
  const isBusy = open?.state === 'coming'
  const shown = `${turns.length} ${open?.state}`
  useEffect(() => {
    if (shown) list.current?.lastElementChild?.scrollIntoView?.({ block: 'start' })
  }, [shown])

  const send = async (question: string) => {
    // The pressed button can go.
    field.current?.focus()
    setSaid(`${name} is looking.`)
    const turn = await ask(question, isModel(tutor))
    setSaid(turn ? announced(turn, name) : '')
    if (turn && turn.safetyLevel !== 'danger') setText((now) => (now === question ? '' : now))
    if (turn?.isCrisis) setText((now) => (now === question ? '' : now))
    return turn
  }
  const offer = (question: string) => {
    setText((now) => now.trim() || question)
    void send(question)
  }
  const review = async () => {
    const turn = await send(text)
    if (turn?.safetyLevel === 'danger') await askForReview({ variables: { id: turn.id } }).catch(() => null)
  }
  return (
    <Flex direction="column" gap="5" minWidth="0">
      <Text>{introduction(tutor)}</Text>
      {turns.length === 0 && !open && tutor.suggestions.length > 0 && (
        <Box display="grid" gap="3">
          <Text>You could ask me:</Text>
          <Offers questions={tutor.suggestions} hue={hue} onOffer={mayOffer ? offer : null} />
        </Box>
      )}
      <Box role="status" srOnly>
        {said}
      </Box>
      {(turns.length > 0 || open) && (
        <Box
          as="ol"
          ref={list}
          listStyleType="none"
          display="grid"
          gap="6"
          gridTemplateColumns="minmax(0, 1fr)"
          aria-label="Conversation"
        >
          {turns.map((turn, at) => (
            <Turn
              key={turn.id}
              turn={turn}
              name={name}
              hue={hue}
              onOffer={at === turns.length - 1 && mayOffer ? offer : null}
              onStep={onStep}
            />
          ))}
          {open && (
            <Pending open={open} tutor={tutor} name={name} hue={hue} onStop={stop} onAgain={() => void send(open.question)} />
          )}
        </Box>
      )}
      <Box marginTop="auto" />
      <QuestionForm
        text={text}
        read={read}
        turns={{ left: tutor.turnsLeft, perDay: tutor.turnsPerDay }}
        isBusy={isBusy}
        hue={hue}
        fieldRef={field}
        onChange={setText}
        onSend={() => void send(text)}
        onReview={() => void review()}
      />
    </Flex>
  )
}

function introduction(tutor: Tutor): string {
  const who = isModel(tutor)
    ? `Here, ${answerSourceName(tutor)} answers. It is an AI program and not a person, and it can be wrong.`
    : 'I’m a small program, not a person and not an AI chatbot. Ask me about this lesson, and I look for the lines that help.'
  return `${who} Our team and a linked parent can read this chat.`
}

/** What a screen reader says. The help card and the notice about a blocked question are read when they appear. */
function announced({ isCrisis, safetyLevel, response }: AskedTurn, name: string): string {
  if (isCrisis) return ''
  return safetyLevel === 'danger' ? 'There is no answer to this question.' : `${name}: ${response}`
}

type PendingProps = Pick<Props, 'tutor' | 'name' | 'hue'> & { open: OpenQuestion; onStop(): void; onAgain(): void }

/** A question without its stored answer: it is coming, or why there is none. */
function Pending({ open, tutor, name, hue, onStop, onAgain }: PendingProps) {
  return (
    <Box as="li" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Asked hue={hue}>{open.question}</Asked>
      {open.text && (
        <Box aria-busy={open.state === 'coming'}>
          <AnswerText text={open.text} isWhole={false} />
        </Box>
      )}
      {open.state === 'coming' && (
        <Flex gap="4" align="center" wrap="wrap">
          <Box color="fg.muted" flex="1 1 12rem" maxWidth="xs">
            <ProgressBar value={null} label={open.text ? 'Still writing…' : `${name} is looking…`} showLabel />
          </Box>
          {isModel(tutor) && (
            <Button variant="outline" onClick={onStop}>
              Stop
            </Button>
          )}
        </Flex>
      )}
      {open.state === 'refused' && (
        <Box role="alert">
          <Notice tone="warning" title="Not sent">
            {open.message} Your question is still here.
          </Notice>
        </Box>
      )}
      {open.state === 'broken' && (
        <Box role="alert">
          <Notice tone={open.isStopped ? 'info' : 'warning'} title={open.isStopped ? 'You stopped it' : 'No answer this time'}>
            <Box display="grid" gap="3">
              <Text>
                {open.isStopped ? 'Your question is still here.' : 'The connection broke. Your question is still here.'}
              </Text>
              <Box>
                <Button variant="outline" onClick={onAgain}>
                  Try again
                </Button>
              </Box>
            </Box>
          </Notice>
        </Box>
      )}
    </Box>
  )
}
