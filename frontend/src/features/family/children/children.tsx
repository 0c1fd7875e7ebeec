import { Flex } from '@chakra-ui/react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { ChildCard } from './child-card.tsx'
import type { Children_ChildFragment } from './children.generated.ts'
import { Withdrawn } from './withdrawn.tsx'

/** Lists a parent's children with their progress and settings. */
export function Children({ list }: { list: Children_ChildFragment[] }) {
  if (list.length === 0) {
    return (
      <EmptyState
        title="No children yet"
        text="A child appears here once you agree in the email about them, or when you add one on the Family Dashboard."
      />
    )
  }
  return (
    <Flex direction="column" gap="6">
      {list.map((child) => (
        <ChildCard key={child.id} child={child}>
          <Below child={child} />
        </ChildCard>
      ))}
    </Flex>
  )
}

function Below({ child }: { child: Children_ChildFragment }) {
  const { id, firstName: name } = child
  const page = `/parent-dashboard/${id}/settings`
  if (child.consent !== 'withdrawn') {
    return (
      <Flex>
        <LinkButton variant="outline" to={page} aria-label={`Settings for ${name}`}>
          Settings
        </LinkButton>
      </Flex>
    )
  }
  return (
    <>
      <Withdrawn child={child} />
      <Flex>
        <LinkButton variant="outline" to={page} aria-label={`Download ${name}’s data`}>
          Download data
        </LinkButton>
      </Flex>
    </>
  )
}
