import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements, autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import type { ProjectStatus } from '@deepm/schema/rules/projects/projects'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

// Drag and drop by mouse. Keyboard and touch users change the status instead.

type Element = RefObject<HTMLElement | null>
type Card = { id: string; status: ProjectStatus }

/** Makes a card draggable by mouse. */
export function useDraggable(element: Element, { id, status }: Card, onDrag: (isDragged: boolean) => void): void {
  const tell = useEffectEvent(onDrag)
  useEffect(() => {
    if (!element.current) return
    return draggable({
      element: element.current,
      getInitialData: () => ({ id, status }),
      onDragStart: () => tell(true),
      onDrop: () => tell(false),
    })
  }, [element, id, status])
}

/** Accepts cards of other columns and returns whether one is over the column. */
export function useDropTarget(element: Element, status: ProjectStatus, onDrop: (id: string) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!element.current) return
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => typeof source.data['id'] === 'string' && source.data['status'] !== status,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        drop(String(source.data['id']))
      },
    })
  }, [element, status])
  return isOver
}

/** Scrolls a long column while a card is dragged near its edge. */
export function useColumnScroll(element: Element): void {
  useEffect(() => (element.current ? autoScrollForElements({ element: element.current }) : undefined), [element])
}

/** Scrolls the page while a card is dragged near the window's edge. */
export function usePageScroll(): void {
  useEffect(() => autoScrollWindowForElements(), [])
}
