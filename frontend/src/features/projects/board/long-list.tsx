import { Box } from '@chakra-ui/react'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useColumnScroll } from '../cards/drag.ts'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { useArrivals, useColumnsOf, useHeldCards } from './held-cards.ts'

type Project = ProjectCard_ProjectFragment
type Props = {
  projects: Project[]
  name: string
  /** How many there are, those included that are not read yet. */
  count: number
  isAlone: boolean
  /** Id of the card that is in the air. */
  lifted: string | null
  /** Reads what comes after; nothing where there is no more. */
  onNearEnd: (() => void) | undefined
  renderCard(project: Project): ReactNode
}

/** About the height of a card, until it is measured. */
export const rowHeight = 340
/** So many rows before the end the next page is asked for. */
const nearEnd = 6

/**
 * A column of thousands: it scrolls within itself, and only the cards in sight exist, with those that have or get the focus or are in
 * the air, wherever they stand.
 */
export function LongList({ projects, name, count, isAlone, lifted, onNearEnd, renderCard }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  useColumnScroll(scroller)
  useArrivals(scroller, projects)
  const perRow = useColumnsOf(scroller, isAlone)
  const { held, handlers } = useHeldCards(scroller, projects, lifted)
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
    estimateSize: () => rowHeight,
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
      // What scrolls cuts off at its edge, so that the rings of focus need room.
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
