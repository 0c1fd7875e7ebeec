import { chakra, Text } from '@chakra-ui/react'
import { maxNoteLength } from '@deepm/schema/rules/lab/lab'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { useDescribePicture } from './use-describe-picture.ts'

type Props = {
  /** Id of the interaction; null while the picture is being made. */
  id: string | null
  onDone?(): void
}

/** Asks what the learner expects to see, also while the picture is being made. The answer opens the picture. */
export function ExpectationForm({ id, onDone }: Props) {
  const { describe, isSaving, error, clear } = useDescribePicture()
  const [text, setText] = useState('')
  const [hasWaited] = useState(id === null)
  const send = async (form: HTMLFormElement) => {
    if (id === null || focusFirstInvalidField(form)) return
    if (await describe(id, text)) onDone?.()
  }
  return (
    <chakra.form
      noValidate
      aria-label="What you expect to see"
      display="grid"
      gap="3"
      bg="colorPalette.soft"
      borderRadius="2xl"
      padding={{ base: '4', md: '5' }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <TextAreaField
        label="What do you expect to see?"
        hint="Write it before you look. It also describes the picture to people who can’t see it."
        rows={3}
        maxLength={maxNoteLength}
        value={text}
        error={error ?? undefined}
        onChange={(event) => {
          clear()
          setText(event.target.value)
        }}
      />
      <chakra.div display="flex" gap="3" flexWrap="wrap" alignItems="center">
        <Button type="submit" loading={isSaving} aria-disabled={id === null || undefined}>
          Show the picture
        </Button>
        {hasWaited && (
          <Text role="status" color="fg.muted">
            {id === null ? 'It is still being made.' : 'It is ready.'}
          </Text>
        )}
      </chakra.div>
    </chakra.form>
  )
}
