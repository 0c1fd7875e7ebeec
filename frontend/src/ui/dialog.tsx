import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose(): void
  /** Widest it may be on a large screen; a small one it fills. */
  width: string
  /** Whether what it shows lives on while it is closed, as something half written does. */
  keeps?: boolean
  /** Whether only what it shows may close it: neither Escape, nor the browser's Back, nor a click beside it. */
  isFixed?: boolean
  /** What it shows, given the id that its heading has to carry and the way to close it. */
  children(dialog: { titleId: string; close(): void }): ReactNode
}

/** A dialog above everything. Unless it keeps what it shows, opening it again begins anew. */
export function Dialog({ open, onClose, width, keeps = false, isFixed = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const backdrop = useModal(dialog, open, isFixed)
  // The event is late: a dialog that was opened again meanwhile is not closed.
  const onClosed = () => {
    if (dialog.current?.open) return
    // Browsers close a dialog at the second Escape whatever the page says.
    if (isFixed && open) dialog.current?.showModal()
    else onClose()
  }
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClosed}
      onCancel={(event) => isFixed && event.preventDefault()}
      {...backdrop}
      width="full"
      maxWidth={{ base: '100vw', md: `min(${width}, calc(100vw - 3rem))` }}
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
      {open || keeps ? children({ titleId, close: () => dialog.current?.close() }) : null}
    </chakra.dialog>
  )
}
