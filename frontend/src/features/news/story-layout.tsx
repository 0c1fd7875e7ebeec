import { Box, Text } from '@chakra-ui/react'
import type { NewsTab } from '@deepm/schema/rules/news/news'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { EmptyState } from '../../ui/feedback/feedback.tsx'
import { NewspaperScene } from '../../ui/illustrations/scenes/newspaper.tsx'
import { tabNames } from './areas.tsx'
import type { Story_ItemFragment } from './story.generated.ts'
import { Story } from './story.tsx'

/** Stories per block of columns. Fixed blocks keep older stories from moving the text being read. */
const inColumns = 14

type Props = {
  tab: NewsTab
  stories: Story_ItemFragment[]
  /** ID of the first of the stories loaded last. */
  unfolded?: string | undefined
}

/** Lays out a tab's stories like a newspaper: the newest across the page, the others in columns. */
export function StoryLayout({ tab, stories, unfolded }: Props) {
  const { hash, key } = useLocation()
  const has = (id: string) => stories.some((story) => story.id === id)
  const ofAddress = hash.replace(/^#story-/, '')
  usePlace(has(ofAddress) ? ofAddress : undefined, key)
  usePlace(unfolded && has(unfolded) ? unfolded : undefined)
  const [lead, ...others] = stories
  if (!lead) {
    const text = tab === 'all' ? 'Stories appear here as soon as there are some.' : 'Look under All Updates for the rest.'
    return <EmptyState title={`No stories under ${tabNames[tab]} yet`} text={text} scene={<NewspaperScene />} />
  }
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '8', md: '10' }}>
      {tab === 'breaking' && !lead.isBreaking && (
        <Text fontSize="lg">Nothing is breaking right now. These stories were, when they were new.</Text>
      )}
      <Story story={lead} isLead tellsPast={tab === 'breaking'} />
      {chunksOf(others).map((chunk) => (
        <Columns key={chunk[0]?.id} stories={chunk} tab={tab} />
      ))}
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
