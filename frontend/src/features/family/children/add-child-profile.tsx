import { Text } from '@chakra-ui/react'
import { maxChildren } from '@deepm/schema/rules/family/family-members'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { AddChild } from './add-child.tsx'
import { questionSent } from './child-invitations.tsx'
import type { AddedChild } from './use-add-child.ts'

type Props = { count: number; children: (button: ReactNode) => ReactNode }

/** Renders a page with the add button, which can appear in several places, and a single dialog. */
export function AddChildProfile({ count, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const added = ({ firstName, email }: AddedChild) =>
    email
      ? toast({ title: 'Invitation sent', description: `${questionSent} ${firstName} appears here when they agree.` })
      : toast({ title: `${firstName} is here`, description: 'In the settings you make a code that signs your child in.' })
  return (
    <>
      {children(count < maxChildren && <Button onClick={() => setOpen(true)}>Add Child Profile</Button>)}
      <AddChild open={isOpen} onClose={() => setOpen(false)} onAdded={added} />
    </>
  )
}

/** Invites to add another child, or states that the family is full. */
export function AddChildCard({ count, action }: { count: number; action: ReactNode }) {
  if (count >= maxChildren) {
    return <Text color="fg.muted">Your family has {maxChildren} children here, which is the most there can be.</Text>
  }
  return (
    <EmptyState
      title={count === 0 ? 'Add your first child' : 'Add another child'}
      text={`Up to ${maxChildren} children have a place in a family. A child needs no email address.`}
      action={action}
    />
  )
}
