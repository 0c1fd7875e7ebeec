import { type AvatarColour, avatarColourNames, avatarColours, isColourEarned } from '@deepm/schema/rules/accounts/avatar-colours'
import type { AvatarId } from '@deepm/schema/rules/accounts/avatars'
import { Portrait } from './avatar-picker.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { PictureChoice } from './picture-choice.tsx'

type Props = {
  name: string
  avatar: AvatarId | null
  value: AvatarColour | null
  level: number
  error: string | undefined
  onChange(colour: AvatarColour | null): void
}

/** Offers the earned backgrounds of the picture as radio inputs. */
export function AvatarColourPicker({ name, avatar, value, level, error, onChange }: Props) {
  const mine = avatarColours.filter((colour) => isColourEarned(colour, level) || colour === value)
  return (
    <ChoiceGroup legend="Background colour" error={error}>
      {[null, ...mine].map((option) => (
        <PictureChoice
          key={option}
          name="avatarColour"
          value={option ?? ''}
          isChosen={option === value}
          onChoose={() => onChange(option)}
        >
          <Portrait name={name} avatar={avatar} colour={option} size="14" />
          {option ? avatarColourNames[option] : 'Usual'}
        </PictureChoice>
      ))}
    </ChoiceGroup>
  )
}
