import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useInterval } from '../../../lib/use-interval.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { DecisionForm, type Draft, emptyDraft } from './decision-form.tsx'
import { QueueDetail } from './detail.tsx'
import { type Item, itemTitle, kindName } from './item-texts.ts'
import { QueueList } from './list.tsx'

type Props = {
  items: Item[]
  /** ID of the open item. */
  selected: string | null
  isFiltered: boolean
  hasMore: boolean
  isLoading: boolean
  onSelect(id: string | null): void
  onGone(id: string): void
  onMore(): void
}

/** Shows the list next to the open item. After a decision, the next item is opened, focused and announced. */
export function QueuePanel({ items, selected, isFiltered, hasMore, isLoading, onSelect, onGone, onMore }: Props) {
  const [now, setNow] = useState(() => new Date())
  useInterval(() => setNow(new Date()), 30_000)
  const [said, setSaid] = useState('')
  // By item ID and only in memory: notes about children are not stored in the browser.
  const [drafts, setDrafts] = useState<Record<string, Draft>>({})
  const title = useRef<HTMLHeadingElement>(null)
  const empty = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState(0)
  useEffect(() => {
    if (moved > 0) (title.current ?? empty.current)?.focus()
  }, [moved])

  const item = items.find(({ id }) => id === selected) ?? items[0]
  const onDecided = (words: string) => {
    if (!item) return
    const at = items.indexOf(item)
    const next = items[at + 1] ?? items[at - 1]
    setSaid(
      next ? `${words} Next: ${kindName(next)}, ${next.firstName}, ${itemTitle(next)}.` : `${words} Nothing else is waiting.`,
    )
    setDrafts(({ [item.id]: _decided, ...others }) => others)
    onGone(item.id)
    onSelect(next?.id ?? null)
    setMoved(moved + 1)
  }

  return (
    <>
      <Text role="status" fontWeight="600" srOnly={said === ''}>
        {said}
      </Text>
      {!item ? (
        <Box ref={empty} tabIndex={-1} borderRadius="3xl">
          <EmptyState
            title="Nothing is waiting"
            text={
              isFiltered
                ? 'Nothing of this type is waiting. Choose “All” to see the rest.'
                : 'Everything is decided. We email you right away if someone may need help.'
            }
          />
        </Box>
      ) : (
        <Box
          display="grid"
          gap="6"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '23rem minmax(0, 1fr)' }}
        >
          <Box
            display="grid"
            gap="3"
            // In one column, the list leaves room for the open item below it.
            maxHeight={{ base: '24rem', lg: 'calc(100dvh - 8rem)' }}
            overflowY="auto"
            padding="2"
            margin="-2"
            position={{ lg: 'sticky' }}
            top={{ lg: '6' }}
          >
            <QueueList items={items} selected={item.id} now={now} onSelect={onSelect} />
            {hasMore && (
              <Flex justify="center">
                <Button variant="outline" loading={isLoading} onClick={onMore}>
                  Show more
                </Button>
              </Flex>
            )}
          </Box>
          <Card as="section" aria-label="Selected item" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
            <QueueDetail item={item} now={now} title={title} />
            <DecisionForm
              key={item.id}
              item={item}
              draft={drafts[item.id] ?? emptyDraft(item)}
              onDraft={(draft) => setDrafts((now) => ({ ...now, [item.id]: draft }))}
              onDecided={onDecided}
            />
          </Card>
        </Box>
      )}
    </>
  )
}
