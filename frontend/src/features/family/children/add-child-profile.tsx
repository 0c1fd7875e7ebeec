import { Text } from '@chakra-ui/react'
import { maxChildren } from '@deepm/schema/rules/family/family-size'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { questionSent } from './child-invitations.tsx'
import type { AddedChild } from './use-add-child.ts'

// The form and its rules load on hover, focus or click.
const AddChild = lazyComponent('AddChild', () => import('./add-child.tsx'))

type Props = { count: number; children: (button: ReactNode) => ReactNode }

/** Renders a page with the add button, which can appear in several places, and a single dialog. */
export function AddChildProfile({ count, children }: Props) {
  // `null` until first opened, when the dialog is needed.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const added = ({ firstName, email }: AddedChild) =>
    email
      ? toast({ title: 'Invitation sent', description: `${questionSent} ${firstName} appears here when they agree.` })
      : toast({ title: `${firstName} is here`, description: 'In the settings you make a code that signs your child in.' })
  return (
    <>
      {children(
        count < maxChildren && (
          <Button onPointerEnter={AddChild.loadAhead} onFocus={AddChild.loadAhead} onClick={() => setOpen(true)}>
            Add Child Profile
          </Button>
        ),
      )}
      {isOpen !== null && (
        <Suspense>
          <AddChild open={isOpen} onClose={() => setOpen(false)} onAdded={added} />
        </Suspense>
      )}
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
