import { chakra, Flex, Text } from '@chakra-ui/react'
import { type ClosureReasonId, closureReason, closureReasons, maxReasonLength } from '@deepm/schema/rules/staff/staff-accounts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'

type Props = {
  /** Accessible name of the form. */
  label: string
  /** What happens when the account is closed. */
  consequence: string
  /** Who can read the reason. */
  readers: string
  /** Label of the submit button. */
  act: string
  /** Whether to offer template reasons. */
  hasTemplates?: boolean
  isBusy: boolean
  onClose(reason: string): void
  onCancel(): void
}

const choices = Object.entries(closureReasons).map(([value, { title }]) => ({ value, label: title }))

/** Asks for the reason an account is closed. The account's owner can read it. */
export function ClosingForm({ label, consequence, readers, act, hasTemplates = false, isBusy, onClose, onCancel }: Props) {
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that opened the form is unmounted and takes the focus with it.
  useEffect(() => field.current?.focus(), [])
  const begin = (id: string) => setReason(closureReasons[id as ClosureReasonId]?.text ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = closureReason.safeParse(reason)
    setWrong(read.error?.issues[0]?.message)
    if (!read.success) field.current?.focus()
    else if (!isBusy) onClose(read.data)
  }
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4" aria-label={label} marginTop="4">
      <Text>{consequence}</Text>
      {hasTemplates && (
        <SelectField label="Template" options={choices} placeholder="Write my own" onChange={(it) => begin(it.target.value)} />
      )}
      <TextAreaField
        ref={field}
        label="Reason"
        hint={readers}
        required
        rows={3}
        maxLength={maxReasonLength}
        value={reason}
        error={wrong}
        onChange={(event) => {
          setReason(event.target.value)
          setWrong(undefined)
        }}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="danger" loading={isBusy}>
          {act}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  )
}
