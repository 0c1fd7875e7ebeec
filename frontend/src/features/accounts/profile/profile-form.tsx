import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { profileForm } from '@deepm/schema/rules/accounts/profile'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TimeZoneField } from '../../../ui/forms/time-zone-field.tsx'
import { AvatarColourPicker } from './avatar-colour-picker.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import { FamilyTimeZone } from './family-time-zone.tsx'
import { LockedColours, LockedPictures } from './locked-pictures.tsx'
import type { ProfileForm_UserFragment } from './profile-form.generated.ts'
import { useProfileForm } from './use-profile-form.ts'

/**
 * Edits name, picture and time zone. Learners also see which pictures and colours they can earn. The name is locked for demo accounts because the next visitor would see it. If a
 * parent sets the time zone, it is read-only.
 */
export function ProfileForm({ user }: { user: ProfileForm_UserFragment }) {
  const { values, problems, notice, isSaving, change, submit } = useProfileForm(user)
  const { learner } = user
  const guardian = learner?.guardians[0]
  const { firstName, avatar, avatarColour } = values
  const name = (field: 'firstName' | 'lastName') => ({
    name: field,
    value: values[field],
    error: problems[field],
    maxLength: maxTextLength(profileForm.shape[field]),
    readOnly: user.isDemo,
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  })
  return (
    <Card hue="violet">
      <chakra.form display="grid" gap="6" onSubmit={submit} noValidate>
        <AvatarPicker
          name={firstName}
          value={avatar}
          colour={avatarColour}
          earned={learner?.earnedAvatars ?? []}
          error={problems.avatar}
          onChange={(id) => change('avatar', id)}
        />
        {learner && <LockedPictures name={firstName} earned={learner.earnedAvatars} chosen={avatar} />}
        <AvatarColourPicker
          name={firstName}
          avatar={avatar}
          value={avatarColour}
          level={learner?.level ?? 1}
          error={problems.avatarColour}
          onChange={(colour) => change('avatarColour', colour)}
        />
        {learner && <LockedColours name={firstName} level={learner.level} avatar={avatar} />}
        <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="5" rowGap="4" alignItems="start">
          <TextField label="First name" required autoComplete="given-name" {...name('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...name('lastName')} />
          {user.isDemo && (
            <Text gridColumn="1 / -1" color="fg.muted">
              This demo account is shared, so you can’t change its name.
            </Text>
          )}
        </SimpleGrid>
        {guardian ? (
          <FamilyTimeZone zone={user.timeZone} guardianName={guardian.firstName} />
        ) : (
          <TimeZoneField
            value={values.timeZone ?? user.timeZone}
            error={problems.timeZone}
            hint="This sets when your day starts and ends. If you change it, the new time zone applies in full from tomorrow."
            onChange={(zone) => change('timeZone', zone)}
          />
        )}
        {notice ? (
          <ProblemNotice tone="warning" title="Not saved yet">
            {notice}
          </ProblemNotice>
        ) : null}
        <Box>
          <Button type="submit" size="lg" loading={isSaving}>
            Save
          </Button>
        </Box>
      </chakra.form>
    </Card>
  )
}
