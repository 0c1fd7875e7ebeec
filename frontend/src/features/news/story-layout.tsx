import { Box, Text } from '@chakra-ui/react'
import type { NewsTab } from '@deepm/schema/rules/news/news'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { Heading } from '../../ui/components/heading.tsx'
import { EmptyState } from '../../ui/feedback/feedback.tsx'
import { NewspaperScene } from '../../ui/illustrations/scenes/newspaper.tsx'
import { tabNames } from './areas.tsx'
import { MostRead } from './most-read.tsx'
import type { Story_ItemFragment } from './story.generated.ts'
import { Story } from './story.tsx'

/** Stories per block of columns. Fixed blocks keep older stories from moving the text being read. */
const inColumns = 14

type Props = {
  tab: NewsTab
  stories: Story_ItemFragment[]
  /** Leads the page; empty while the news is fresh. */
  mostRead?: Story_ItemFragment[]
  /** ID of the first of the stories loaded last. */
  unfolded?: string | undefined
}

/** Lays out a tab's stories like a newspaper: the newest, or those read most, across the page, the others in columns. */
export function StoryLayout({ tab, stories, mostRead = [], unfolded }: Props) {
  const { hash, key } = useLocation()
  const has = (id: string) => stories.some((story) => story.id === id)
  const ofAddress = hash.replace(/^#story-/, '')
  usePlace(has(ofAddress) ? ofAddress : undefined, key)
  usePlace(unfolded && has(unfolded) ? unfolded : undefined)
  if (mostRead.length > 0) return <MostReadLayout tab={tab} stories={stories} mostRead={mostRead} />
  const [lead, ...others] = stories
  if (!lead) {
    const text = tab === 'all' ? 'New stories will appear here.' : 'You’ll find other stories under All Updates.'
    return <EmptyState title={`No stories under ${tabNames[tab]} yet`} text={text} scene={<NewspaperScene />} />
  }
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '8', md: '10' }}>
      {tab === 'breaking' && !lead.isBreaking && (
        <Text fontSize="lg">There is no breaking news right now. These stories were breaking news when they were new.</Text>
      )}
      <Story story={lead} isLead tellsPast={tab === 'breaking'} />
      {chunksOf(others).map((chunk) => (
        <Columns key={chunk[0]?.id} stories={chunk} tab={tab} />
      ))}
    </Box>
  )
}

/** Shows the stories read most, then the others, newest first. No story appears twice. */
function MostReadLayout({ tab, stories, mostRead }: Required<Omit<Props, 'unfolded'>>) {
  const id = useId()
  const others = stories.filter((story) => !mostRead.some((it) => it.id === story.id))
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '8', md: '10' }}>
      <MostRead stories={mostRead} />
      {others.length > 0 && (
        <Box as="section" aria-labelledby={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '6', md: '8' }}>
          <Heading as="h2" id={id} fontSize="2xl">
            All other stories
          </Heading>
          {chunksOf(others).map((chunk) => (
            <Columns key={chunk[0]?.id} stories={chunk} tab={tab} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function Columns({ stories, tab }: { stories: Story_ItemFragment[]; tab: NewsTab }) {
  return (
    <Box
      borderTopWidth="3px"
      borderColor="border.ink"
      paddingTop={{ base: '8', md: '10' }}
      columnCount={{ base: 1, lg: stories.length > 1 ? 2 : 1 }}
      columnGap="16"
      css={{ columnRule: '3px solid var(--ui-colors-border-soft)' }}
    >
      {stories.map((story, index) => (
        <Box
          key={story.id}
          breakInside="avoid"
          paddingBottom={index === stories.length - 1 ? '0' : '8'}
          marginBottom={index === stories.length - 1 ? '0' : '8'}
          borderBottomWidth={index === stories.length - 1 ? '0' : '3px'}
          borderColor="border.soft"
        >
          <Story story={story} tellsPast={tab === 'breaking'} />
        </Box>
      ))}
    </Box>
  )
}

function chunksOf(stories: Story_ItemFragment[]): Story_ItemFragment[][] {
  return Array.from({ length: Math.ceil(stories.length / inColumns) }, (_, n) =>
    stories.slice(n * inColumns, (n + 1) * inColumns),
  )
}

/** Scrolls to a story once it is rendered and focuses its headline. */
function usePlace(id: string | undefined, again?: string): void {
  // `again` re-runs the effect when the same link is followed twice.
  useEffect(() => {
    const story = id ? document.getElementById(`story-${id}`) : null
    story?.scrollIntoView({ block: 'start' })
    story?.querySelector('h2')?.focus({ preventScroll: true })
  }, [id, again])
}
