import { chakra, Text } from '@chakra-ui/react'
import { type ProgrammeId, preselectedProgramme, programmeById, programmes } from '@deepm/schema/rules/plans/programmes'
import { maxFamilyMessageLength } from '@deepm/schema/rules/staff/contact-lists'
import { type FormEvent, useState } from 'react'
import { newRequestKey } from '../../../lib/request-key.ts'
import { useTextDraft } from '../../../lib/session/use-texts-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { useEnrolManuallyMutation } from './enrol-manually.generated.ts'
import type { FindFamilyQuery } from './find-family.generated.ts'

type Payer = NonNullable<FindFamilyQuery['family']>['payers'][number]

const options = programmes.map(({ id, name, price }) => ({ value: id, label: `${name}, $${price} a month` }))

/** Enrols an eligible member of the family in a programme. */
export function ProgrammeForm({ payers, onDone }: { payers: Payer[]; onDone(words: string): void }) {
  const [payerId, setPayer] = useState(payers[0]?.id ?? '')
  const [programme, setProgramme] = useState<ProgrammeId>(preselectedProgramme)
  const [word, setWord] = useTextDraft('programme')
  const [problem, setProblem] = useState<string>()
  // Retrying the same request doesn't enrol twice; a changed form gets a new key.
  const [requestKey, setKey] = useState(newRequestKey)
  const [send, { loading }] = useEnrolManuallyMutation()
  const change = (apply: () => void) => {
    apply()
    setKey(newRequestKey())
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (loading || focusFirstInvalidField(event.currentTarget)) return
    setProblem(undefined)
    const input = { payerId, programme, word: word.trim(), requestKey }
    const result = (await send({ variables: { input } }).catch(() => null))?.data?.enrolManually
    if (result?.__typename !== 'DonePayload') {
      return setProblem(result?.message ?? 'We could not reach the academy. Try again: no one will be enrolled twice.')
    }
    change(() => setWord(''))
    const payer = payers.find(({ id }) => id === payerId)
    onDone(`${payer?.name ?? 'They'}: enrolled in ${programmeById(programme).name}. We’ve let the family know.`)
  }

  return (
    <chakra.form
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="4"
      flex="1 1 18rem"
      minWidth="0"
      aria-label="Enrol in a programme"
    >
      <SelectField
        label="Who to enrol"
        value={payerId}
        options={payers.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
        onChange={(event) => change(() => setPayer(event.target.value))}
      />
      <SelectField
        label="Programme"
        value={programme}
        options={options}
        onChange={(event) => change(() => setProgramme(event.target.value as ProgrammeId))}
      />
      <TextAreaField
        label="Message to the family about the programme"
        hint="Optional. We email it to them."
        rows={2}
        maxLength={maxFamilyMessageLength}
        value={word}
        onChange={(event) => change(() => setWord(event.target.value))}
      />
      <Text color="fg.muted">This does not charge them anything. If they have a checkout open, it will be closed.</Text>
      {problem && <ProblemNotice title="Not enrolled">{problem}</ProblemNotice>}
      <Button type="submit" hue="violet" loading={loading}>
        Enrol in {programmeById(programme).name}
      </Button>
    </chakra.form>
  )
}
