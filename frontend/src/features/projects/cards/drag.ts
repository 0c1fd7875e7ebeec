import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements, autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import type { ProjectStatus } from '@deepm/schema/rules/projects/projects'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

// Dragging cards by the mouse. Keyboard and finger move them by their status.

type Element = RefObject<HTMLElement | null>
type Card = { id: string; status: ProjectStatus }

/** Lets the mouse lift a card. */
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

/** Lets cards of other columns be dropped here; answers whether one is above it. */
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

/** A card held near the edge of a long column scrolls the column. */
export function useColumnScroll(element: Element): void {
  useEffect(() => (element.current ? autoScrollForElements({ element: element.current }) : undefined), [element])
}

/** A card held near the edge of the window scrolls the page. */
export function usePageScroll(): void {
  useEffect(() => autoScrollWindowForElements(), [])
}
