import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import type { Decisions_LearnerFragment } from './decisions.generated.ts'

const shownFirst = 5

/** Lists what the parents of a learner decided, newest first. */
export function Decisions({ learner: { familyDecisions: all, timeZone } }: { learner: Decisions_LearnerFragment }) {
  const [showsAll, setShowsAll] = useState(false)
  if (all.length === 0) return null
  const shown = showsAll ? all : all.slice(0, shownFirst)
  return (
    <Card as="section" hue="amber" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" justifyItems="start">
      <Heading as="h2" size="xl">
        Decision history
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {shown.map(({ id, parentFirstName, text, decidedAt }) => (
          <Box as="li" key={id} overflowWrap="anywhere">
            <Text>
              <b>{parentFirstName ?? 'A former parent'}</b> {text}.
            </Text>
            <Text color="fg.muted" fontSize="sm">
              {new Date(decidedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })}
            </Text>
          </Box>
        ))}
      </Box>
      {all.length > shown.length && (
        <Button variant="outline" onClick={() => setShowsAll(true)}>
          Show {all.length - shown.length} more
        </Button>
      )}
    </Card>
  )
}
