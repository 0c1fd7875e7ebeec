import { Box } from '@chakra-ui/react'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useColumnScroll } from '../cards/drag.ts'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { useColumnsOf, useRenderedCards, useScrollToNewCard } from './rendered-cards.ts'

type Project = ProjectCard_ProjectFragment
type Props = {
  projects: Project[]
  name: string
  /** Total number, including cards that are not loaded yet. */
  count: number
  isAlone: boolean
  /** ID of the dragged card. */
  lifted: string | null
  /** Loads the next page; undefined if there is none. */
  onNearEnd: (() => void) | undefined
  renderCard(project: Project): ReactNode
}

/** Estimated height of a card until it is measured. */
export const estimatedRowHeight = 340
/** Loads the next page this many rows before the end. */
const nearEnd = 6

/**
 * Virtualizes a column of thousands of cards. Renders only the visible ones, plus those that have or receive the focus
 * or are dragged.
 */
export function LongList({ projects, name, count, isAlone, lifted, onNearEnd, renderCard }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  useColumnScroll(scroller)
  useScrollToNewCard(scroller, projects)
  const perRow = useColumnsOf(scroller, isAlone)
  const { held, handlers } = useRenderedCards(scroller, projects, lifted)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = held.map((index) => Math.floor(index / perRow)).filter((row) => row < range.count)
      return [...new Set([...defaultRangeExtractor(range), ...rows])].sort((a, b) => a - b)
    },
    [held, perRow],
  )
  const rows = Math.ceil(projects.length / perRow)
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (row) => `${perRow}:${projects[row * perRow]?.id}`,
    overscan: 2,
    rangeExtractor,
    useFlushSync: false,
  })
  const ask = useEffectEvent(() => onNearEnd?.())
  const isNearEnd = (virtualizer.range?.endIndex ?? 0) >= rows - nearEnd
  const canAsk = onNearEnd !== undefined
  useEffect(() => {
    if (isNearEnd && canAsk) ask()
  }, [isNearEnd, canAsk, rows])

  return (
    <Box
      ref={scroller}
      {...handlers}
      overflowY="auto"
      overscrollBehaviorY="auto"
      height="min(46rem, 80dvh)"
      // Overflow clips at the edge, so the focus rings need room.
      marginX="-2"
      paddingX="2"
      css={{ '& article': { animation: 'none' }, overflowAnchor: 'none' }}
    >
      <Box role="list" aria-label={name} position="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index: row, start }) => (
          <Box
            key={key}
            role="presentation"
            ref={virtualizer.measureElement}
            data-index={row}
            position="absolute"
            top="0"
            left="0"
            width="full"
            display="grid"
            gridTemplateColumns={`repeat(${perRow}, minmax(0, 1fr))`}
            style={{ transform: `translateY(${start}px)` }}
          >
            {projects.slice(row * perRow, (row + 1) * perRow).map((project, place) => (
              <Box
                key={project.id}
                role="listitem"
                aria-setsize={count}
                aria-posinset={row * perRow + place + 1}
                data-card={project.id}
                paddingX="1"
                paddingTop="4"
                paddingBottom="3"
              >
                {renderCard(project)}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
