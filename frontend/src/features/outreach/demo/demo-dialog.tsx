import { Dialog } from '../../../ui/dialog.tsx'
import { DemoFilms } from './demo-films.tsx'

/** The Watch Demo dialog. */
export function DemoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} width="72rem">
      {({ titleId, close }) => <DemoFilms titleId={titleId} onClose={close} />}
    </Dialog>
  )
}
