import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { dialogOpened } from './top-dialog.ts'

/**
 * Opens a `<dialog>` above everything and closes it again; the browser keeps the focus inside, closes on Escape and gives the focus
 * back. The page behind does not scroll meanwhile. Returns what makes a click beside the dialog close it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  // In the layout phase, while the dialog is still in the page: one that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const { style } = document.documentElement
    const { overflow, scrollbarGutter } = style
    // Where the scroll bar takes room, the page would jump without it.
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    element.showModal()
    const onGone = dialogOpened(element)
    return () => {
      onGone()
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
      element.close()
    }
  }, [dialog, open])

  // A press that began inside, as when text is selected, does not close.
  const beganBeside = useRef(false)
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget
  return {
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      beganBeside.current = isBeside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (beganBeside.current && isBeside(event)) dialog.current?.close()
    },
  }
}
