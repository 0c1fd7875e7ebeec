import { chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { invitationForm } from '@deepm/schema/rules/family/family-members'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { type FormEvent, useState } from 'react'
import { useTextsDraft } from '../../../lib/session/use-texts-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { type FieldProblems, firstProblems } from '../../../ui/forms/field-problems.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useInviteParentMutation } from './parents.generated.ts'

const noParent = { parentFirstName: '', parentEmail: '' }

/** Lets a learner who is 13 or older invite a parent. What the parent can see and set is explained above the button. */
export function InviteParent() {
  const [values, setValues] = useTextsDraft('invite-parent', noParent)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [invite, { loading }] = useInviteParentMutation()

  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: problems[name],
    maxLength: maxTextLength(invitationForm.shape[name]),
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setValues((now) => ({ ...now, [name]: event.target.value }))
      setProblems((now) => ({ ...now, [name]: undefined }))
    },
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (loading) return
    const form = invitationForm.safeParse(values)
    if (!form.success) {
      focusFirstInvalidField(element, () => setProblems(firstProblems(form.error.issues)))
      return
    }
    const result = (await invite({ variables: { input: form.data } }).catch(() => null))?.data?.inviteParent
    if (result?.__typename === 'InvalidInputError') {
      const { issues } = result
      focusFirstInvalidField(element, () => setProblems(Object.fromEntries(issues.map((issue) => [issue.field, issue.message]))))
    } else if (result?.__typename !== 'Learner') toastNotSaved(result?.message, 'Not invited')
  }

  return (
    <chakra.form display="grid" gap="4" justifyItems="start" onSubmit={submit} noValidate>
      <Text>
        A linked parent can see the card on this page, your projects and what you ask in the AI lab. They can set lab times, quiet
        hours and what others can see. Either of you can end the link, but you can’t do so during a pause or quiet hours.
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" width="full">
        <TextField label="Parent's first name" autoComplete="off" autoCapitalize="words" {...field('parentFirstName')} />
        <TextField
          label="Parent's email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('parentEmail')}
        />
      </SimpleGrid>
      <Button type="submit" loading={loading}>
        Invite by email
      </Button>
    </chakra.form>
  )
}
