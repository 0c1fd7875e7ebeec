import { Box, Text } from '@chakra-ui/react'
import { Heading } from '../../../../ui/components/heading.tsx'
import { CheckedPageScene, LockedLetterScene, OpenDrawerScene } from '../../../../ui/illustrations/scenes/promises.tsx'
import { Section } from '../section.tsx'
import { SwipeRow } from '../swipe-row.tsx'

/** The three roles of the team. Each promises only what this product does. */
const founders = [
  {
    role: 'Learning',
    hue: 'violet',
    Scene: CheckedPageScene,
    tilt: '-1.2deg',
    promise: 'Every lesson checks the AI’s answers',
    text: 'Each lesson asks: what in this answer may be wrong or unfair, and what should I never type into a chat? Your child practises that as often as prompting.',
  },
  {
    role: 'Safety',
    hue: 'teal',
    Scene: LockedLetterScene,
    tilt: '0.8deg',
    promise: 'Under 13, we ask you first',
    text: 'We email you a link. Until you open it and agree, nothing your child learns here is saved. You can withdraw your consent at any time: we stop saving, and the account is erased a week later.',
  },
  {
    role: 'Engineering',
    hue: 'amber',
    Scene: OpenDrawerScene,
    tilt: '-0.6deg',
    promise: 'Your data, your control',
    text: 'We keep what we need to run the lessons, and nothing for advertisers. Ask us for a copy of your data, or ask us to erase it, and we will.',
  },
] as const

export function Founders() {
  return (
    <Section
      title="The team behind the academy"
      intro="No smiling portraits here. Instead, each part of our team makes you a promise."
      hue="violet"
    >
      <SwipeRow
        label="The three promises"
        gridTemplateColumns={{ lg: 'repeat(3, 1fr)' }}
        gap={{ base: '6', lg: '7' }}
        paddingTop={{ base: '8', lg: '3' }}
      >
        {founders.map((founder, index) => (
          <Letter key={founder.role} {...founder} isLower={index === 1} />
        ))}
      </SwipeRow>
    </Section>
  )
}

/** Draws a signed sheet on a pin board. */
function Letter({ role, hue, Scene, tilt, promise, text, isLower }: (typeof founders)[number] & { isLower: boolean }) {
  return (
    <Box
      as="article"
      colorPalette={hue}
      position="relative"
      display="flex"
      flexDirection="column"
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="xl"
      boxShadow="6px 8px 0 var(--ui-colors-color-palette-soft)"
      paddingX={{ base: '5', sm: '7' }}
      paddingTop="8"
      paddingBottom="6"
      marginTop={{ lg: isLower ? '10' : '0' }}
      marginBottom={{ base: '3', lg: isLower ? '0' : '10' }}
      transform={{ lg: `rotate(${tilt})` }}
    >
      <Box
        aria-hidden="true"
        position="absolute"
        top="-5"
        left="50%"
        marginLeft="-5"
        boxSize="10"
        borderRadius="full"
        borderWidth="3px"
        borderColor="border.ink"
        bg="colorPalette.solid"
        boxShadow="inset -5px -5px 0 rgb(0 0 0 / 14%)"
      />
      <Box width="full" maxWidth={{ base: '11rem', lg: '15rem' }} marginX="auto" marginBottom="5">
        <Scene />
      </Box>
      <Heading as="h3" size="xl" marginBottom="3">
        {promise}
      </Heading>
      <Text flex="1">{text}</Text>
      <Box marginTop="6" paddingTop="3" borderTopWidth="3px" borderTopStyle="dashed" borderColor="border.soft">
        <Text fontFamily="heading" fontSize="2xl" fontWeight="600" color="colorPalette.text" lineHeight="1.2">
          {role}
        </Text>
        <Text color="fg.muted">at DEEPM Academy</Text>
      </Box>
    </Box>
  )
}
