import { Box, Flex, Text } from '@chakra-ui/react'
import type { PersonaId } from '@deepm/schema/rules/accounts/personas'
import type { ReactNode } from 'react'
import { personaHues } from '../../../lib/persona-hues.ts'
import { useSettings } from '../../../lib/settings.ts'
import { Card } from '../../../ui/components/card.tsx'
import { Figure } from '../../../ui/components/figure.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ChildLinks } from './child-links.tsx'
import type { Children_ChildFragment } from './children.generated.ts'

type Props = { child: Children_ChildFragment; children?: ReactNode }

/** Shows a child to the family, with further actions below. */
export function ChildCard({ child, children }: Props) {
  const path = child.selectedPersona
  const hue = path ? personaHues[path.id as PersonaId] : undefined
  return (
    <Card as="article" hue={hue} display="grid" gap="5">
      <Flex gap="4" align="center">
        <Box
          aria-hidden="true"
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="16"
          fontSize="3xl"
          borderRadius="2xl"
          bg={hue ? `${hue}.soft` : 'bg.sunken'}
        >
          {path?.icon ?? '🌱'}
        </Box>
        <Box minWidth="0">
          <Heading as="h2">{child.firstName}</Heading>
          <Text color="fg.muted">{path ? `On the ${path.name} path` : 'No path chosen yet'}</Text>
          {child.interests && (
            <Text color="fg.muted" overflowWrap="anywhere">
              Wants to learn: {child.interests}
            </Text>
          )}
        </Box>
      </Flex>
      <Flex as="dl" columnGap="8" rowGap="3" wrap="wrap">
        <Figure name="Level" value={child.level} />
        <Figure name="Total XP" value={child.xp.toLocaleString('en')} />
        <Figure name="Day Streak" value={child.streak} />
        <Figure name="Lessons Done" value={`${child.completedLessons}/${child.totalLessons}`} />
      </Flex>
      <Earned child={child} />
      <ChildLinks child={child} />
      {children}
    </Card>
  )
}

function Earned({ child }: { child: Children_ChildFragment }) {
  // A learner's setting also applies to the learner's own view; parents have no setting and see everything.
  const { showBadges } = useSettings()
  if (!showBadges || child.recentAchievements.length === 0) return null
  return (
    <Box>
      <Text fontWeight="bold" marginBottom="2">
        Latest achievements
      </Text>
      <Flex as="ul" gap="3" wrap="wrap" listStyleType="none">
        {child.recentAchievements.map(({ id, achievement }) => (
          <Box as="li" key={id} bg="bg.sunken" borderRadius="full" paddingX="4" paddingY="1">
            <span aria-hidden="true">{achievement.icon} </span>
            {achievement.name}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
