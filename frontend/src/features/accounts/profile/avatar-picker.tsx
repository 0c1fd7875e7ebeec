import { Box } from '@chakra-ui/react'
import type { AvatarColour } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarLook } from '@deepm/schema/rules/accounts/avatar-look'
import { avatarNames } from '@deepm/schema/rules/accounts/avatar-names'
import { type AvatarId, avatarIds, avatarUrl, freeAvatarIds } from '@deepm/schema/rules/accounts/avatars'
import { Avatar } from '../../../ui/components/avatar.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { PictureChoice } from './picture-choice.tsx'

type Props = {
  /** Its first letter replaces a missing picture. */
  name: string
  value: AvatarId | null
  /** The background of the chosen picture; `null` for the usual one. */
  colour?: AvatarColour | null
  /** Ids of pictures that can be chosen besides the free ones. */
  earned?: readonly string[]
  error: string | undefined
  onChange(avatar: AvatarId | null): void
}

/** Offers the free and the earned pictures as radio inputs. */
export function AvatarPicker({ name, value, colour = null, earned = [], error, onChange }: Props) {
  const mine = avatarIds.filter((id) => freeAvatarIds.some((free) => free === id) || earned.includes(id) || id === value)
  return (
    <ChoiceGroup
      legend="Picture"
      error={error}
      intro={
        <Box display="flex" gap="4" alignItems="center" marginTop="1" marginBottom="2">
          <Portrait name={name} avatar={value} colour={colour} size="20" />
          <Box color="fg.muted">No photo needed. Choose one of these.</Box>
        </Box>
      }
    >
      {[...mine, null].map((option) => (
        <PictureChoice
          key={option}
          name="avatar"
          value={option ?? ''}
          isChosen={option === value}
          onChoose={() => onChange(option)}
        >
          <Portrait name={name} avatar={option} colour={null} size="14" />
          {option ? avatarNames[option] : 'My initial'}
        </PictureChoice>
      ))}
    </ChoiceGroup>
  )
}

type PortraitProps = { name: string; avatar: AvatarId | null; colour: AvatarColour | null; size: '14' | '20' }

/** Shows a built-in picture, or the first letter of the name, on its background. */
export function Portrait({ name, avatar, colour, size }: PortraitProps) {
  return <Avatar name={name} size={size} {...avatarLook(avatar && avatarUrl(avatar), colour)} />
}
