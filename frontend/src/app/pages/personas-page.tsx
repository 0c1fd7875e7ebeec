import { SimpleGrid } from '@chakra-ui/react'
import { PersonaCard } from '../../features/learning/persona-card.tsx'
import { ReplayTutorialButton } from '../../features/rewards/replay-tutorial-button.tsx'
import { Page } from '../../ui/page.tsx'
import { QueryState } from '../query-state.tsx'
import { usePersonasPageQuery } from './personas-page.generated.ts'

export function PersonasPage() {
  return (
    <QueryState result={usePersonasPageQuery()}>
      {({ personas }) => (
        <Page
          title="Choose your path"
          intro="Four paths, each with its own project to build. Try one, change your mind, come back: your progress stays."
          actions={<ReplayTutorialButton />}
        >
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
            {personas.map((persona) => (
              <PersonaCard key={persona.id} persona={persona} />
            ))}
          </SimpleGrid>
        </Page>
      )}
    </QueryState>
  )
}
