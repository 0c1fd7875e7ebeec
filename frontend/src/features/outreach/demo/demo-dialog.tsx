import { chakra } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { useModal } from '../../../ui/use-modal.ts'
import { DemoFilms } from './demo-films.tsx'

type Props = { open: boolean; onClose: () => void }

/** The Watch Demo dialog. What it shows lives only as long as it is open, so that opening it again begins anew. */
export function DemoDialog({ open, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const backdrop = useModal(dialog, open)
  // The event is late: a dialog that was opened again meanwhile is not closed.
  const onClosed = () => {
    if (!dialog.current?.open) onClose()
  }
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClosed}
      {...backdrop}
      width="full"
      maxWidth={{ base: '100vw', md: 'min(72rem, calc(100vw - 3rem))' }}
      height={{ base: '100dvh', md: 'fit-content' }}
      maxHeight={{ base: '100dvh', md: 'calc(100dvh - 3rem)' }}
      margin="auto"
      padding="0"
      bg="bg.page"
      color="fg.ink"
      borderWidth={{ base: '0', md: '3px' }}
      borderColor="border.ink"
      borderRadius={{ base: '0', md: '3xl' }}
      overflow="auto"
      overscrollBehavior="contain"
      css={{ '&::backdrop': { background: 'color-mix(in srgb, {colors.art.line} 72%, transparent)' } }}
    >
      {open ? <DemoFilms titleId={id} onClose={() => dialog.current?.close()} /> : null}
    </chakra.dialog>
  )
}
