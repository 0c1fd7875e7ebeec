import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { useFocusOnChange } from '../frame/use-focus-on-change.ts'
import type { Source } from './content/sources.ts'

type Props = { sources: readonly Source[]; opened: readonly string[]; onOpen(title: string): void }

/** Pages that other people wrote about an item. Each opens with a press. */
export function SourceDesk({ sources, opened, onOpen }: Props) {
  const [latest, setLatest] = useState('')
  const page = useFocusOnChange<HTMLDivElement>(latest)
  const open = (title: string) => {
    setLatest(title)
    onOpen(title)
  }
  return (
    <Box bg="bg.sunken" borderRadius="2xl" padding="4">
      <chakra.strong display="block" fontFamily="heading" fontWeight="600" fontSize="lg" marginBottom="3">
        <span aria-hidden="true">🔎 </span>Desk: who says what elsewhere?
      </chakra.strong>
      <Grid as="ul" gap="3" listStyleType="none" gridTemplateColumns="minmax(0, 1fr)">
        {sources.map(({ title, about, says }) => (
          <li key={title}>
            {opened.includes(title) ? (
              <Box
                ref={title === latest ? page : undefined}
                tabIndex={-1}
                bg="bg.card"
                borderWidth="3px"
                borderColor="border.ink"
                borderRadius="xl"
                padding="3"
              >
                <Text fontWeight="700">{title}</Text>
                <Text color="fg.muted">{about}</Text>
                <Text>{says}</Text>
              </Box>
            ) : (
              <Button variant="outline" onClick={() => open(title)}>
                Open: {title}
              </Button>
            )}
          </li>
        ))}
      </Grid>
    </Box>
  )
}
