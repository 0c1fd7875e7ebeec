import { chakra, Flex } from '@chakra-ui/react'
import {
  type EnrolmentChoice,
  enrolmentChoices,
  enrolmentDecision,
  maxFamilyMessageLength,
} from '@deepm/schema/rules/staff/contact-lists'
import { type FormEvent, useState } from 'react'
import { useTextDraft } from '../../../lib/session/use-texts-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import type { EnrolmentCard_EnrolmentFragment } from './card.generated.ts'
import { useDecideEnrolmentMutation } from './decide-enrolment.generated.ts'
import { choicesOf } from './enrolment-texts.ts'

type Props = { enrolment: EnrolmentCard_EnrolmentFragment; onChanged(words: string): void }

/** Decides an enrolment in two steps: the choice, then the message to the family. */
export function EnrolmentDecision({ enrolment, onChanged }: Props) {
  const [choice, setChoice] = useState<EnrolmentChoice | null>(null)
  const choices = choicesOf(enrolment)
  if (!choice || !choices.includes(choice)) {
    return (
      <Flex gap="3" wrap="wrap">
        {choices.map((it) => (
          <Button
            key={it}
            variant={it === 'confirm' ? 'solid' : 'outline'}
            aria-label={`${enrolmentChoices[it].label}: ${enrolment.payerName}`}
            onClick={() => setChoice(it)}
          >
            {enrolmentChoices[it].label}
          </Button>
        ))}
      </Flex>
    )
  }
  return <DecisionForm key={choice} enrolment={enrolment} choice={choice} onBack={() => setChoice(null)} onChanged={onChanged} />
}

function DecisionForm({ enrolment, choice, onBack, onChanged }: Props & { choice: EnrolmentChoice; onBack(): void }) {
  const [word, setWord] = useTextDraft(`enrolment#${enrolment.id}#${choice}`)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [send, { loading }] = useDecideEnrolmentMutation()
  const { label, outcome, needsWord } = enrolmentChoices[choice]

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = enrolmentDecision.safeParse({ id: enrolment.id, choice, word })
    focusFirstInvalidField(event.currentTarget, () => setError(read.error?.issues[0]?.message))
    setProblem(undefined)
    if (!read.success || loading) return
    const result = (await send({ variables: { input: read.data } }).catch(() => null))?.data?.decideEnrolment
    if (result?.__typename === 'DonePayload') return onChanged(`${enrolment.payerName}: ${outcome}. We’ve let the family know.`)
    const isOver = result?.__typename === 'AlreadyDecidedError' || result?.__typename === 'SeenChangedError'
    if (isOver || result?.__typename === 'NotFoundError') return onChanged(result.message)
    setProblem(result?.message ?? 'We could not reach the academy. What you wrote is still here, so try again.')
  }

  return (
    <chakra.form
      onSubmit={(event) => void submit(event)}
      noValidate
      display="grid"
      gap="4"
      aria-label={`${label}: ${enrolment.payerName}`}
    >
      <TextAreaField
        label="Message to the family"
        hint={needsWord ? 'Give the reason. We email it to them and show it in their bell.' : 'Optional. We email it to them.'}
        required={needsWord}
        rows={3}
        maxLength={maxFamilyMessageLength}
        value={word}
        error={error}
        autoFocus
        onChange={(event) => setWord(event.target.value)}
      />
      {problem && <ProblemNotice title="Nothing was changed">{problem}</ProblemNotice>}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant={choice === 'confirm' ? 'solid' : 'danger'} loading={loading}>
          {label} and notify them
        </Button>
        <Button variant="outline" disabled={loading} onClick={onBack}>
          Back
        </Button>
      </Flex>
    </chakra.form>
  )
}
