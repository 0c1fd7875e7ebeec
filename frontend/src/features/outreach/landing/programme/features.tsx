import { Box, chakra, Text } from '@chakra-ui/react'
import {
  MentorRoom,
  RewardRoom,
  SafeRoom,
  StairRoom,
  ToolRoom,
  TowerGround,
  TowerRoof,
  WorkshopRoom,
} from '../../../../ui/illustrations/emblems/tower-rooms.tsx'
import { Section } from '../section.tsx'
import { SwipeRow } from '../swipe-row.tsx'

const features = [
  {
    title: 'Safety First',
    text: 'Learners practise what never belongs in a chat. Parents can follow along, and under 13, nothing a child learns is saved until a parent agrees.',
    Room: SafeRoom,
  },
  {
    title: 'Structured Curriculum',
    text: 'Lessons take 10 to 20 minutes and are sorted into folders. Each builds on the one before and ends with something to try.',
    Room: StairRoom,
  },
  {
    title: 'Expert Mentorship',
    text: 'Four sidekick guides help in the lessons. When memberships start, the paid ones add 1:1 sessions with a mentor.',
    Room: MentorRoom,
  },
  {
    title: 'Project-Based Learning',
    text: 'A stall, a story, a poster or a campaign: on each path, learners make one project, and each lesson helps them build it.',
    Room: WorkshopRoom,
  },
  {
    title: 'Gamified Progress',
    text: 'Learners earn XP, levels, streaks and achievements for what they do, never for screen time.',
    Room: RewardRoom,
  },
  {
    title: 'Latest AI Tools',
    text: 'Each lesson names the tools to try it with, from ChatGPT, Gemini and Claude to DALL-E and Midjourney. Video with Runway will follow.',
    Room: ToolRoom,
  },
]

/** Shows the six features as rooms of a lighthouse, a row of cards on phones. */
export function Features() {
  return (
    <Section id="features" title="Look inside the academy" intro="Here’s how learning works with us." tone="sunken">
      <Box marginX={{ lg: '-4' }}>
        <Box {...tower} display={{ base: 'none', lg: 'block' }}>
          <TowerRoof />
        </Box>
        <SwipeRow
          as="ul"
          label="What is in the academy"
          gap={{ base: '4', lg: '0' }}
          paddingTop="0"
          gridTemplateColumns={{ lg: '1fr 1fr' }}
        >
          {features.map((feature, index) => (
            <Floor key={feature.title} {...feature} isLeft={index % 2 === 0} />
          ))}
        </SwipeRow>
        {/* Covers the section's bottom padding. */}
        <Box {...tower} display={{ base: 'none', lg: 'block' }} marginBottom="-24">
          <TowerGround />
        </Box>
      </Box>
    </Section>
  )
}

const tower = {
  width: '31rem',
  marginX: 'auto',
  pointerEvents: 'none',
} as const

type FloorProps = (typeof features)[number] & { isLeft: boolean }

function Floor({ title, text, Room, isLeft }: FloorProps) {
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', lg: isLeft ? 'row-reverse' : 'row' }}
      alignItems="stretch"
      gap={{ base: '0', lg: '8' }}
      minHeight={{ lg: '14rem' }}
      marginBottom={{ lg: '-4px' }}
      textAlign={{ lg: isLeft ? 'right' : 'left' }}
    >
      <Box
        position="relative"
        flex="none"
        width={{ lg: '14rem' }}
        height={{ base: '9rem', lg: 'auto' }}
        marginX={{ lg: '-2px' }}
        borderWidth="4px"
        borderColor="art.line"
        overflow="hidden"
      >
        <Box position="absolute" insetX={{ base: '25%', lg: '0' }} bottom="0" height="full">
          <Room />
        </Box>
      </Box>
      <Box flex="1" alignSelf={{ lg: 'center' }} paddingY="4">
        <chakra.h3 fontSize={{ base: 'xl', lg: '2xl' }} marginBottom="2">
          {title}
        </chakra.h3>
        <Text maxWidth={{ lg: '19rem' }} marginLeft={{ lg: isLeft ? 'auto' : '0' }}>
          {text}
        </Text>
      </Box>
    </chakra.li>
  )
}
