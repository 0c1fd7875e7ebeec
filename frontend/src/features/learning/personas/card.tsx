import { Box, Flex, Text } from '@chakra-ui/react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import type { PersonaCard_PersonaFragment } from './card.generated.ts'
import { PersonaChoice } from './choice.tsx'
import { SkillList } from './skill-list.tsx'
import { pathStyle } from './style.tsx'

type Props = {
  persona: PersonaCard_PersonaFragment
  isChosen: boolean
  /** Whether the viewer can choose a path. */
  canChoose: boolean
}

/** Shows a path. The whole card links to it; the choose button lies above the link. */
export function PersonaCard({ persona, isChosen, canChoose }: Props) {
  const { hue, Scene } = pathStyle(persona.id)
  return (
    <Card
      as="article"
      hue={hue}
      position="relative"
      display="flex"
      flexDirection="column"
      gap="4"
      bg={isChosen ? 'colorPalette.soft' : 'bg.card'}
      transition="transform 160ms"
      _hover={{ transform: 'translateY(-3px)' }}
    >
      {isChosen && <Ribbon />}
      <Box maxHeight="12rem" display="flex" justifyContent="center">
        <Scene />
      </Box>
      <Heading as="h2" size="2xl">
        <span aria-hidden="true">{persona.icon}</span> {persona.name}
      </Heading>
      <Text>{persona.description}</Text>
      <SkillList skills={persona.skills} />
      <Box marginTop="auto">
        <ProgressBar
          value={persona.progress}
          label={`${persona.completedFolders} of ${persona.totalFolders} folders completed`}
          hue={hue}
          showLabel
          showValue
        />
      </Box>
      <Flex gap="3" wrap="wrap">
        <Box css={{ '& > a::after': { content: '""', position: 'absolute', inset: '0' }, '& > a:hover': { transform: 'none' } }}>
          <LinkButton to={`/persona/${persona.id}`} hue={hue} aria-label={`${label(persona)}: ${persona.name}`}>
            {label(persona)}
          </LinkButton>
        </Box>
        {canChoose && (
          <Box position="relative">
            <PersonaChoice persona={persona} isChosen={isChosen} />
          </Box>
        )}
      </Flex>
    </Card>
  )
}

function Ribbon() {
  return (
    <Box
      position="absolute"
      top="-3"
      left="5"
      bg="colorPalette.solid"
      color="colorPalette.onSolid"
      borderWidth="3px"
      borderColor="art.line"
      borderRadius="full"
      paddingX="4"
      fontFamily="heading"
      fontWeight="600"
    >
      Your path
    </Box>
  )
}

/** Wording fixed by the specification (section 2). */
function label(persona: { isCompleted: boolean }): string {
  return persona.isCompleted ? 'Review Journey' : 'Start Learning'
}
