import { chakra, SimpleGrid } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { staffInvitationDays, staffInvitationForm } from '@deepm/schema/rules/staff/staff-accounts'
import { type FormEvent, useState } from 'react'
import { useTextsDraft } from '../../../lib/session/use-texts-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { type FieldProblems, firstProblems } from '../../../ui/forms/field-problems.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useInviteStaffMutation } from './invite-form.generated.ts'

const empty = { email: '', name: '' }

/** Invites a new staff member by email. */
export function InviteForm({ onInvited }: { onInvited(): void }) {
  const [values, setValues] = useTextsDraft('invite-staff', empty)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [invite, { loading }] = useInviteStaffMutation()

  const field = (name: keyof typeof empty) => ({
    value: values[name],
    error: problems[name],
    maxLength: maxTextLength(staffInvitationForm.shape[name]),
    onChange: (event: { target: { value: string } }) => {
      setValues((now) => ({ ...now, [name]: event.target.value }))
      setProblems((now) => ({ ...now, [name]: undefined }))
    },
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (loading) return
    const form = staffInvitationForm.safeParse(values)
    if (!form.success) {
      focusFirstInvalidField(element, () => setProblems(firstProblems(form.error.issues)))
      return
    }
    const result = (await invite({ variables: { input: form.data } }).catch(() => null))?.data?.inviteStaff
    if (result?.__typename === 'StaffInvitation') {
      setValues(empty)
      toast({ title: `Invitation sent to ${form.data.email}` })
      return onInvited()
    }
    if (result?.__typename === 'InvalidInputError') {
      focusFirstInvalidField(element, () => setProblems(firstProblems(result.issues)))
      return
    }
    const description = result?.message ?? unreachable
    toast({ title: 'Invitation not sent', description, variant: 'destructive' })
  }

  return (
    <chakra.form
      display="grid"
      gap="4"
      justifyItems="start"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="Invite"
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" width="full">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={`The link in the email works once and expires after ${staffInvitationDays} days.`}
          {...field('email')}
        />
        <TextField label="Name" autoComplete="off" autoCapitalize="words" hint="Optional." {...field('name')} />
      </SimpleGrid>
      <Button type="submit" loading={loading}>
        Send invitation
      </Button>
    </chakra.form>
  )
}
