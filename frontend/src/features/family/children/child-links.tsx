import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { pathOfProgress } from '../family-nav.tsx'
import { Journal } from '../portal/journal.tsx'

/** Links from a child's card to progress and journal. */
export function ChildLinks({ child: { id, firstName } }: { child: { id: string; firstName: string } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Flex gap="3" wrap="wrap">
      <LinkButton to={pathOfProgress(id)}>View Progress</LinkButton>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Learning Journal
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} width="44rem">
        {({ titleId, close }) => <Journal child={id} firstName={firstName} titleId={titleId} onClose={close} />}
      </Dialog>
    </Flex>
  )
}
