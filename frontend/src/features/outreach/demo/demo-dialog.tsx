import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DemoVideos } from './demo-video-player.tsx'

export function DemoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} width="72rem">
      {({ titleId, close }) => <DemoVideos titleId={titleId} onClose={close} />}
    </Dialog>
  )
}
