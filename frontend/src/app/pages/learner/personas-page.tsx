import { SimpleGrid } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { PersonaCard } from '../../../features/learning/personas/card.tsx'
import { ReplayTutorialButton } from '../../../features/rewards/tutorial/replay-button.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { PersonasPageDocument, usePersonasPageQuery } from './personas-page.generated.ts'

// Until its chunk is loaded, the whole page shows its outline, so that nothing moves when it appears.
const FirstMachine = lazyComponent('FirstMachine', () => import('../../../features/experiments/shelf/first-machine.tsx'))

export function PersonasPage() {
  return (
    <QueryState result={usePersonasPageQuery()}>
      {({ personas, viewer }) => {
        const learner = viewer?.learner
        const isRecorded = allowsRecording(learner?.consent)
        return (
          <Page
            title="Choose your path"
            intro={`Four paths, each with its own project to build.${isRecorded ? ' Try one, change your mind, come back: your progress stays.' : ''}`}
            actions={
              <>
                <LinkButton to="/learning" variant="soft">
                  Tool courses
                </LinkButton>
                <ReplayTutorialButton />
              </>
            }
          >
            {learner?.completedLessons === 0 && <FirstMachine canRecord={isRecorded} />}
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="8">
              {personas.map((persona) => (
                <PersonaCard
                  key={persona.id}
                  persona={persona}
                  isChosen={persona.id === learner?.selectedPersona?.id}
                  canChoose={isRecorded}
                />
              ))}
            </SimpleGrid>
          </Page>
        )
      }}
    </QueryState>
  )
}

PersonasPage.firstQuery = () => ({ query: PersonasPageDocument })
