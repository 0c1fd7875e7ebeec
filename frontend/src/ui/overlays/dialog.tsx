import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose(): void
  /** Maximum width on a large screen. On a small screen, the dialog fills it. */
  width: string
  /** Whether the content stays mounted while the dialog is closed, for example to keep unsaved text. */
  keeps?: boolean
  /** Whether only its content can close it, and not Escape, the browser's Back or a click outside. */
  isFixed?: boolean
  /** Renders the content with the id for its heading and a function that closes the dialog. */
  children(dialog: { titleId: string; close(): void }): ReactNode
}

/** A modal dialog. Unless `keeps` is set, its content is mounted again each time it opens. */
export function Dialog({ open, onClose, width, keeps = false, isFixed = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const backdrop = useModal(dialog, open, isFixed)
  // The event is asynchronous: a dialog that was opened again in between must stay open.
  const onClosed = () => {
    if (dialog.current?.open) return
    // Browsers close a dialog at the second Escape, even if the page cancels the event.
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
