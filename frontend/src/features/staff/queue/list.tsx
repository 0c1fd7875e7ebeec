import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useRef } from 'react'
import { Deadline } from './deadline.tsx'
import { describeWait } from './deadline-format.ts'
import { type Item, itemTitle, kindName } from './item-texts.ts'

type Props = { items: Item[]; selected: string | null; now: Date; onSelect(id: string): void }

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Lists waiting items, most urgent first. Arrow keys or j and k move between them. */
export function QueueList({ items, selected, now, onSelect }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    const next = items[items.findIndex(({ id }) => id === selected) + step]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-item="${next.id}"]`)?.focus()
  }
  return (
    <chakra.ul ref={list} listStyleType="none" display="grid" gap="2" aria-label="Open items" onKeyDown={onKeyDown}>
      {items.map((item) => (
        <li key={item.id}>
          <chakra.button
            type="button"
            data-item={item.id}
            aria-current={item.id === selected ? 'true' : undefined}
            onClick={() => onSelect(item.id)}
            display="grid"
            gap="1"
            width="full"
            minHeight="11"
            padding="3"
            textAlign="left"
            bg={item.id === selected ? 'accent.soft' : 'bg.card'}
            borderWidth="2px"
            borderColor={item.id === selected ? 'accent.line' : 'border.soft'}
            // A crisis is marked by its border and by its first word.
            borderLeftWidth="8px"
            borderLeftColor={item.kind === 'crisis' ? 'danger.solid' : item.id === selected ? 'accent.line' : 'border.soft'}
            borderRadius="xl"
            cursor="pointer"
            _hover={{ borderColor: 'accent.line' }}
          >
            <Box display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
              <chakra.span fontWeight="700" color={item.kind === 'crisis' ? 'danger.text' : 'fg.ink'}>
                {kindName(item)}
              </chakra.span>
              <chakra.span color="fg.muted">
                {item.firstName}
                {item.isChild ? ', child' : ''}
              </chakra.span>
            </Box>
            <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {itemTitle(item)}
            </chakra.span>
            <Deadline dueAt={item.dueAt} now={now} />
            <chakra.span color="fg.muted">{describeWait(new Date(item.since), now)}</chakra.span>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}
