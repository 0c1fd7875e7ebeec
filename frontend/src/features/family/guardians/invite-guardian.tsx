import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { guardianInvitationForm } from '@deepm/schema/rules/family/family-members'
import { maxAddressLength } from '@deepm/schema/rules/forms/max-address-length'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { type FieldProblems, firstProblems } from '../../../ui/forms/field-problems.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useCancelGuardianInvitationMutation, useInviteGuardianMutation } from './guardian-invitations.generated.ts'
import type { InviteGuardian_ChildFragment } from './invite-guardian.generated.ts'

const blank = { firstName: '', email: '' }
const refetch = { refetchQueries: ['ChildSettingsPage'], awaitRefetchQueries: true }

/** Lets a parent invite another parent of the child, and lists open invitations. */
export function InviteGuardian({ child }: { child: InviteGuardian_ChildFragment }) {
  const { firstName: name, guardianInvitations: open } = child
  return (
    <Card as="section" hue="teal" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Heading as="h2" size="xl">
        Another parent
      </Heading>
      <Text>
        Invite another parent or guardian of {name}. They see the same as you and can change the same rules. You both get a
        message when the other changes something.
      </Text>
      {open.length > 0 && (
        <Flex as="ul" direction="column" gap="3" listStyleType="none">
          {open.map((invitation) => (
            <Open key={invitation.id} invitation={invitation} />
          ))}
        </Flex>
      )}
      <InviteForm learnerId={child.id} />
    </Card>
  )
}

function Open({
  invitation: { id, firstName, email, expiresAt },
}: {
  invitation: InviteGuardian_ChildFragment['guardianInvitations'][number]
}) {
  const [cancel, { loading }] = useCancelGuardianInvitationMutation()
  const day = new Date(expiresAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  const withdraw = async () => {
    const result = (await cancel({ variables: { id }, ...refetch }).catch(() => null))?.data?.cancelGuardianInvitation
    if (result?.__typename !== 'DonePayload' && result?.__typename !== 'NotFoundError') toastNotSaved(undefined)
  }
  return (
    <Flex as="li" wrap="wrap" gap="3" align="center" justify="space-between" padding="4" bg="bg.sunken" borderRadius="2xl">
      <Text overflowWrap="anywhere">
        <b>{firstName}</b> ({email}) is invited. The link works until {day}.
      </Text>
      <Button variant="outline" loading={loading} aria-label={`Withdraw the invitation to ${firstName}`} onClick={withdraw}>
        Withdraw
      </Button>
    </Flex>
  )
}

function InviteForm({ learnerId }: { learnerId: string }) {
  const [values, setValues] = useState(blank)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [invite, { loading }] = useInviteGuardianMutation()
  const change = (changes: Partial<typeof blank>) => {
    setValues((now) => ({ ...now, ...changes }))
    setProblems({})
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (loading) return
    const form = guardianInvitationForm.safeParse(values)
    if (!form.success) return focusFirstInvalidField(element, () => setProblems(firstProblems(form.error.issues)))
    const variables = { learnerId, input: form.data }
    const result = (await invite({ variables, ...refetch }).catch(() => null))?.data?.inviteGuardian
    if (result?.__typename === 'InvalidInputError')
      return focusFirstInvalidField(element, () => setProblems(firstProblems(result.issues)))
    if (result?.__typename !== 'DonePayload') return toastNotSaved(result?.message, 'No invitation was sent')
    setValues(blank)
    toast({ title: 'Invitation sent', description: `We emailed ${values.firstName.trim()}.` })
  }

  return (
    <chakra.form display="grid" gap="4" onSubmit={submit} noValidate>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <TextField
          label="Their first name"
          required
          autoComplete="off"
          value={values.firstName}
          maxLength={maxTextLength(guardianInvitationForm.shape.firstName)}
          error={problems['firstName']}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <TextField
          label="Their email"
          type="email"
          inputMode="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          maxLength={maxAddressLength}
          error={problems['email']}
          onChange={(event) => change({ email: event.target.value })}
        />
      </SimpleGrid>
      <Box>
        <Button type="submit" variant="outline" loading={loading}>
          Invite another parent
        </Button>
      </Box>
    </chakra.form>
  )
}
