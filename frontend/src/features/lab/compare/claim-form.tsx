import { Box, chakra, Text } from '@chakra-ui/react'
import { type ClaimOutcome, claimOutcomes } from '@deepm/schema/rules/lab/comparison'
import { maxNoteLength } from '@deepm/schema/rules/lab/lab'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { RadioRows } from '../../../ui/forms/radio-rows.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { type ClaimCheck_CheckFragment, useCheckClaimMutation } from './claim-check.generated.ts'

type Props = {
  /** Id of the second answer. */
  id: string
  /** Sentences that only one answer has. */
  inFirst: readonly string[]
  inSecond: readonly string[]
  /** The check that this one replaces. */
  before: ClaimCheck_CheckFragment | null
  onDone(): void
}

const outcomeOptions = Object.entries(claimOutcomes).map(([value, label]) => ({ value, label }))

/** Asks which sentence the learner checked, what they found out, and how. */
export function ClaimForm({ id, inFirst, inSecond, before, onDone }: Props) {
  const [save, { loading }] = useCheckClaimMutation()
  const [claim, setClaim] = useState('')
  const [outcome, setOutcome] = useState<ClaimOutcome | ''>('')
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isNoteMissing = outcome !== 'unknown' && note.trim() === ''

  const send = async (form: HTMLFormElement) => {
    if (focusFirstInvalidField(form, () => setChecked(true)) || outcome === '') return
    const answer = await save({ variables: { id, input: { claim, outcome, note } } }).catch(() => null)
    const result = answer?.data?.checkClaim
    if (result?.__typename !== 'Interaction') return toastNotSaved(result?.message, 'That did not work')
    onDone()
  }

  return (
    <chakra.form
      noValidate
      aria-label="Check a sentence"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      bg="bg.sunken"
      borderRadius="2xl"
      padding={{ base: '4', md: '5' }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <RadioRows
        legend="1. Which sentence will you check?"
        name={`claim-${id}`}
        value={claim}
        onChange={setClaim}
        groups={[
          { title: 'Only in the first answer', options: inFirst.map((text) => ({ value: text, label: text })) },
          { title: 'Only in the second answer', options: inSecond.map((text) => ({ value: text, label: text })) },
        ]}
        error={isChecked && claim === '' ? 'Choose a sentence.' : undefined}
      />
      <Text>Look it up in a book or on a page you trust, or ask an adult who knows.</Text>
      <RadioRows
        legend="2. What did you find out?"
        name={`outcome-${id}`}
        value={outcome}
        onChange={(value) => setOutcome(value as ClaimOutcome)}
        groups={[{ title: null, options: outcomeOptions }]}
        error={isChecked && outcome === '' ? 'Choose what you found out.' : undefined}
      />
      <TextAreaField
        label={outcome === 'unknown' ? '3. What did you try? (optional)' : '3. Where did you check it, or what did you find?'}
        hint="For example: “My atlas says it is 828 metres.” Leave out private things."
        rows={2}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={isChecked && isNoteMissing ? 'Write where you checked it, or what you found.' : undefined}
      />
      <Box display="flex" gap="3" flexWrap="wrap">
        <Button type="submit" loading={loading}>
          Save what I found
        </Button>
        {before && (
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Box>
    </chakra.form>
  )
}
