import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { enterDialog } from './dialog-history.ts'
import { dialogOpened } from './top-dialog.ts'

/**
 * Opens a `<dialog>` above everything and closes it again; the browser keeps the focus inside, closes on Escape and gives the focus
 * back. The page behind does not scroll, and the browser's Back closes the dialog. Returns what makes a click beside the dialog close it.
 *
 * @param isFixed for a dialog that only its own buttons close
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, isFixed = false) {
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
    const onLeft = isFixed ? null : enterDialog(() => element.close())
    return () => {
      onGone()
      onLeft?.()
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
      element.close()
    }
  }, [dialog, open, isFixed])

  // A press that began inside, as when text is selected, does not close.
  const beganBeside = useRef(false)
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget
  return {
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      beganBeside.current = isBeside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (!isFixed && beganBeside.current && isBeside(event)) dialog.current?.close()
    },
  }
}
