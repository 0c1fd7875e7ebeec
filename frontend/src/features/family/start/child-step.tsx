import { Box, chakra } from '@chakra-ui/react'
import { type AvatarId, freeAvatarIds } from '@deepm/schema/rules/accounts/avatars'
import { personas } from '@deepm/schema/rules/accounts/personas'
import { addedChildAges, childProfileForm, interestsTooLong } from '@deepm/schema/rules/family/family-members'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { AddChildState } from './use-add-child.ts'

const { youngest, oldest } = addedChildAges
const ageOptions = Array.from({ length: oldest - youngest + 1 }, (_, index) => String(youngest + index)).map((age) => ({
  value: age,
  label: age,
}))
const pathOptions = personas.map(({ id, name }) => ({ value: id, label: name }))
const maxInterestsLength = maxTextLength(childProfileForm.shape.interests) ?? Number.POSITIVE_INFINITY

export type PickAvatar = (picker: {
  name: string
  value: AvatarId | null
  error: string | undefined
  onChange(avatar: AvatarId | null): void
}) => ReactNode

type Props = { form: AddChildState; pickAvatar: PickAvatar }

/** Asks for the child. What is optional for most families is folded away. */
export function ChildStep({ form, pickAvatar }: Props) {
  const { values, problems, change } = form
  const areInterestsTooLong = values.interests.trim().length > maxInterestsLength
  const hasMore = Boolean(values.interests || values.email || problems['interests'] || problems['email'])
  return (
    <>
      <TextField
        label="First name or nickname"
        required
        autoComplete="off"
        autoCapitalize="words"
        value={values.firstName}
        maxLength={maxTextLength(childProfileForm.shape.firstName)}
        error={problems['firstName']}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <SelectField
        label="Age"
        required
        placeholder="Choose an age"
        options={ageOptions}
        value={values.age}
        error={problems['age']}
        onChange={(event) => change({ age: event.target.value })}
      />
      {pickAvatar({
        name: values.firstName,
        value: freeAvatarIds.find((id) => id === values.avatar) ?? null,
        error: problems['avatar'],
        onChange: (avatar) => change({ avatar: avatar ?? '' }),
      })}
      <SelectField
        label="Path"
        placeholder="My child chooses later"
        hint="Optional. Your child can change it at any time."
        options={pathOptions}
        value={values.selectedPersona}
        error={problems['selectedPersona']}
        onChange={(event) => change({ selectedPersona: event.target.value })}
      />
      <chakra.details open={hasMore || undefined}>
        <chakra.summary cursor="pointer" fontWeight="700" paddingY="2">
          Interests and email (optional)
        </chakra.summary>
        <Box display="grid" gap="5" paddingTop="3">
          <TextField
            label="Interests"
            autoComplete="off"
            hint="Use commas between them, for example: stories, football, space."
            value={values.interests}
            maxLength={maxInterestsLength}
            error={problems['interests'] ?? (areInterestsTooLong ? interestsTooLong : undefined)}
            onChange={(event) => change({ interests: event.target.value })}
          />
          <TextField
            label="The child’s own email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="If you enter one, we email your child, who has to agree first. Without one, you sign your child in with a code."
            value={values.email}
            maxLength={maxTextLength(childProfileForm.shape.email)}
            error={problems['email']}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Box>
      </chakra.details>
    </>
  )
}
