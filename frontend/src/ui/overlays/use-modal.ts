import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { openDialogHistory } from './dialog-history.ts'
import { registerDialog } from './top-dialog.ts'

/**
 * Opens a modal `<dialog>` and closes it again. The browser keeps the focus inside, closes the dialog on Escape and returns the focus. The
 * page behind does not scroll, and the browser's Back closes the dialog.
 *
 * @param isFixed for a dialog that only its own buttons close
 * @returns the handlers that make a click outside close the dialog
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, isFixed = false) {
  // A layout effect, because the dialog must still be in the page: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const { style } = document.documentElement
    const { overflow, scrollbarGutter } = style
    // Prevents a layout shift where the scroll bar takes space.
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    element.showModal()
    const onGone = registerDialog(element)
    const onLeft = isFixed ? null : openDialogHistory(() => element.close())
    return () => {
      onGone()
      onLeft?.()
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
      element.close()
    }
  }, [dialog, open, isFixed])

  // A press that started inside, such as a text selection, does not close the dialog.
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
