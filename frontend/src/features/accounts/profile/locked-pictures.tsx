import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { avatarColourLevels, avatarColourNames, avatarColours, isColourEarned } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarNames } from '@deepm/schema/rules/accounts/avatar-names'
import { type AvatarId, earnedAvatarIds } from '@deepm/schema/rules/accounts/avatars'
import { earnedAvatars } from '@deepm/schema/rules/accounts/earned-avatars'
import { type ReactNode, useId } from 'react'
import { Portrait } from './avatar-picker.tsx'

type PicturesProps = { name: string; earned: readonly string[]; chosen: AvatarId | null }

/** Lists the pictures that a learner has not earned, with what to do for them. */
export function LockedPictures({ name, earned, chosen }: PicturesProps) {
  const locked = earnedAvatarIds.filter((id) => !earned.includes(id) && id !== chosen)
  return (
    <LockedList title="Pictures you can earn">
      {locked.map((id) => (
        <Locked
          key={id}
          picture={<Portrait name={name} avatar={id} colour={null} size="14" />}
          title={avatarNames[id]}
          howTo={earnedAvatars[id].howTo}
        />
      ))}
    </LockedList>
  )
}

type ColoursProps = { name: string; level: number; avatar: AvatarId | null }

/** Lists the backgrounds that a learner has not earned, with their levels. */
export function LockedColours({ name, level, avatar }: ColoursProps) {
  return (
    <LockedList title="Colours you can earn">
      {avatarColours
        .filter((colour) => !isColourEarned(colour, level))
        .map((colour) => (
          <Locked
            key={colour}
            picture={<Portrait name={name} avatar={avatar} colour={colour} size="14" />}
            title={avatarColourNames[colour]}
            howTo={`Reach level ${avatarColourLevels[colour]}.`}
          />
        ))}
    </LockedList>
  )
}

function LockedList({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <div>
      <Text id={id} fontWeight="700" marginBottom="2">
        {title}
      </Text>
      <Box
        as="ul"
        aria-labelledby={id}
        listStyleType="none"
        display="grid"
        columnGap="5"
        rowGap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
      >
        {children}
      </Box>
    </div>
  )
}

function Locked({ picture, title, howTo }: { picture: ReactNode; title: string; howTo: string }) {
  return (
    <Flex as="li" gap="3" align="center">
      <Box position="relative" flexShrink="0" lineHeight="0" aria-hidden="true">
        <Box filter="grayscale(0.7)" opacity="0.6">
          {picture}
        </Box>
        <Lock />
      </Box>
      <Box minWidth="0" lineHeight="1.3">
        <Text fontWeight="600">
          {title}
          <chakra.span srOnly>, locked</chakra.span>
        </Text>
        <Text color="fg.muted">{howTo}</Text>
      </Box>
    </Flex>
  )
}

function Lock() {
  return (
    <Box
      position="absolute"
      right="-1"
      bottom="-1"
      padding="1"
      bg="bg.card"
      color="fg.ink"
      borderWidth="2px"
      borderColor="border.ink"
      borderRadius="full"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M5 7V5a3 3 0 0 1 6 0v2" />
        <rect x="3" y="7" width="10" height="7" rx="1.5" fill="currentColor" />
      </svg>
    </Box>
  )
}
