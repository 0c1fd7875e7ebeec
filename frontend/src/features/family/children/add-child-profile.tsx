import { Text } from '@chakra-ui/react'
import { maxChildren } from '@deepm/schema/rules/family/family-size'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/components/button.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'

/** Opens the pages that add a child; renders nothing when the family is full. */
export function AddChildButton({ count }: { count: number }) {
  const navigate = useNavigate()
  if (count >= maxChildren) return null
  return <Button onClick={() => navigate('/parent-dashboard/add-child')}>Add Child Profile</Button>
}

/** Invites to add another child, or states that the family is full. */
export function AddChildCard({ count, action }: { count: number; action: ReactNode }) {
  if (count >= maxChildren) {
    return <Text color="fg.muted">Your family has {maxChildren} children here. That is the limit.</Text>
  }
  return (
    <EmptyState
      title={count === 0 ? 'Add your first child' : 'Add another child'}
      text={`You can add up to ${maxChildren} children. They don’t need an email address.`}
      action={action}
    />
  )
}
