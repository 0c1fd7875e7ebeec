import { Flex, Text } from '@chakra-ui/react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { EmptyState, Notice } from '../../../ui/feedback/feedback.tsx'
import { ChildCard } from './child-card.tsx'
import type { Children_ChildFragment } from './children.generated.ts'

/** Lists a parent's children with their progress and settings. */
export function Children({ list }: { list: Children_ChildFragment[] }) {
  if (list.length === 0) {
    return (
      <EmptyState
        title="No children here"
        text="A child appears here once you said yes to the mail about them, or when you add one on the family page."
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
  if (child.consent === 'withdrawn') return <Withdrawn name={child.firstName} />
  return (
    <Flex>
      <LinkButton variant="outline" to={`/parent-dashboard/${child.id}/settings`} aria-label={`Settings for ${child.firstName}`}>
        Settings
      </LinkButton>
    </Flex>
  )
}

export function Withdrawn({ name }: { name: string }) {
  return (
    <Notice tone="warning" title="You took your consent back">
      <Text>Nothing more is recorded about {name}. The account is erased 7 days after you decided.</Text>
    </Notice>
  )
}
