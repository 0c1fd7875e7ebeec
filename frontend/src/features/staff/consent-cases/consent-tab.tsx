import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { EmptyListPage, ListPages } from '../list-pages.tsx'
import { useListView } from '../use-list-view.ts'
import { ConsentCard } from './card.tsx'
import { useWaitingConsentsQuery } from './consent-tab.generated.ts'

/** Lists the children who wait for a parent's consent. */
export function ConsentTab() {
  const view = useListView('consent', [])
  const [said, setSaid] = useState('')
  const result = useWaitingConsentsQuery({ variables: view.paging, fetchPolicy: 'network-only' })
  const onAsked = (words: string) => {
    setSaid(words)
    void result.refetch().catch(() => null)
  }
  return (
    <>
      <Text maxWidth="prose">
        Each parent gets four mails at most, always at the address that the child gave. Nobody here can change it, so that a yes
        comes from where it was asked for. Was it mistyped? Then the child signs up anew.
      </Text>
      <Text role="status" fontWeight="600">
        {said}
      </Text>
      <AsyncSection result={result}>
        {({ waitingConsents: { edges, pageInfo, total } }) => {
          if (edges.length === 0) {
            if (view.isLaterPage) return <EmptyListPage turn={view.turn} />
            return <EmptyState title="Nobody waits" text="Children under 13 stand here until a parent has answered." />
          }
          return (
            <>
              <Box
                as="ul"
                display="grid"
                gap="4"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
                listStyleType="none"
                aria-label="Children who wait"
              >
                {edges.map(({ node }) => (
                  <ConsentCard key={node.id} child={node} onAsked={onAsked} />
                ))}
              </Box>
              <ListPages
                label="Pages of children who wait"
                total={total}
                noun={['child waits', 'children wait']}
                info={pageInfo}
                turn={view.turn}
              />
            </>
          )
        }}
      </AsyncSection>
    </>
  )
}
