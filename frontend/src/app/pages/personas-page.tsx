import { SimpleGrid } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/consent'
import { PersonaCard } from '../../features/learning/persona-card.tsx'
import { ReplayTutorialButton } from '../../features/rewards/replay-tutorial-button.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { QueryState } from '../query-state.tsx'
import { PersonasPageDocument, usePersonasPageQuery } from './personas-page.generated.ts'

export function PersonasPage() {
  return (
    <QueryState result={usePersonasPageQuery()}>
      {({ personas, viewer }) => {
        const learner = viewer?.learner
        return (
          <Page
            title="Choose your path"
            intro="Four paths, each with its own project to build. Try one, change your mind, come back: your progress stays."
            actions={
              <>
                <LinkButton to="/learning" variant="soft">
                  Tool courses
                </LinkButton>
                <ReplayTutorialButton />
              </>
            }
          >
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="8">
              {personas.map((persona) => (
                <PersonaCard
                  key={persona.id}
                  persona={persona}
                  isChosen={persona.id === learner?.selectedPersona?.id}
                  canChoose={allowsRecording(learner?.consent)}
                />
              ))}
            </SimpleGrid>
          </Page>
        )
      }}
    </QueryState>
  )
}

PersonasPage.ahead = () => ({ query: PersonasPageDocument })
