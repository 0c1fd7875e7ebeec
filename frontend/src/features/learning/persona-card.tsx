import { Box, Text } from '@chakra-ui/react'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { PersonaCard_PersonaFragment } from './persona-card.generated.ts'
import { lookOf } from './persona-look.tsx'

export function PersonaCard({ persona }: { persona: PersonaCard_PersonaFragment }) {
  const { hue, Scene } = lookOf(persona.id)
  return (
    <Card as="article" hue={hue} display="flex" flexDirection="column" gap="4">
      <Box maxHeight="12rem" display="flex" justifyContent="center">
        <Scene />
      </Box>
      <Heading as="h2" size="2xl">
        <span aria-hidden="true">{persona.icon}</span> {persona.name}
      </Heading>
      <Text>{persona.description}</Text>
      <Text color="fg.muted">{persona.skills.join(' · ')}</Text>
      <Box marginTop="auto">
        <ProgressBar
          value={persona.progress}
          label={`${persona.completedFolders} of ${persona.totalFolders} folders completed`}
          hue={hue}
          showLabel
          showValue
        />
      </Box>
      <LinkButton to={`/persona/${persona.id}`} hue={hue} aria-label={`${label(persona)}: ${persona.name}`}>
        {label(persona)}
      </LinkButton>
    </Card>
  )
}

/** Wording fixed by the specification (section 2). */
function label(persona: { isCompleted: boolean }): string {
  return persona.isCompleted ? 'Review Journey' : 'Start Learning'
}
