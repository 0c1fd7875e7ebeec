import { Box, chakra } from '@chakra-ui/react'
import { type AvatarId, avatarIds, avatarNames, avatarUrl } from '@deepm/schema/rules/accounts/avatars'
import { useId } from 'react'
import { Avatar } from '../../../ui/components/avatar.tsx'
import { FieldError } from '../../../ui/forms/field-frame.tsx'

type Props = {
  /** Its first letter replaces a missing picture. */
  name: string
  value: AvatarId | null
  error: string | undefined
  onChange(avatar: AvatarId | null): void
}

const options: (AvatarId | null)[] = [...avatarIds, null]

/** Offers the built-in pictures as radio inputs. */
export function AvatarPicker({ name, value, error, onChange }: Props) {
  const id = useId()
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend fontWeight="700">Picture</chakra.legend>
      <Box display="flex" gap="4" alignItems="center" marginTop="1" marginBottom="4">
        <Avatar name={name} src={value && avatarUrl(value)} size="20" />
        <Box color="fg.muted">No photo needed. Choose one of these.</Box>
      </Box>
      <Box display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(5rem, 1fr))">
        {options.map((option) => (
          <Choice key={option} option={option} name={name} isChosen={option === value} onChoose={onChange} />
        ))}
      </Box>
      {error ? (
        <Box marginTop="2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Box>
      ) : null}
    </chakra.fieldset>
  )
}

type ChoiceProps = {
  option: AvatarId | null
  name: string
  isChosen: boolean
  onChoose(avatar: AvatarId | null): void
}

function Choice({ option, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <chakra.label
      overflowWrap="normal"
      display="grid"
      justifyItems="center"
      alignContent="start"
      gap="1"
      paddingY="2"
      textAlign="center"
      lineHeight="1.2"
      fontWeight={isChosen ? '700' : '400'}
      bg={isChosen ? 'accent.soft' : 'transparent'}
      borderWidth="3px"
      borderColor={isChosen ? 'accent.line' : 'transparent'}
      borderRadius="2xl"
      cursor="pointer"
      _hover={isChosen ? {} : { borderColor: 'border.soft' }}
      css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '2px' } }}
    >
      <chakra.input
        type="radio"
        name="avatar"
        value={option ?? ''}
        checked={isChosen}
        onChange={() => onChoose(option)}
        position="absolute"
        opacity="0"
        pointerEvents="none"
      />
      <Avatar name={name} src={option && avatarUrl(option)} size="14" />
      {option ? avatarNames[option] : 'My initial'}
    </chakra.label>
  )
}
