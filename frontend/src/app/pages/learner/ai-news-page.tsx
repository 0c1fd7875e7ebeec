import { Box } from '@chakra-ui/react'
import { type NewsTab, newsTabs } from '@deepm/schema/rules/news/news'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BreakingStrip } from '../../../features/news/breaking-strip.tsx'
import { CoursesNotice } from '../../../features/news/courses-notice.tsx'
import { LastUpdated } from '../../../features/news/last-updated.tsx'
import { Masthead } from '../../../features/news/masthead.tsx'
import { NewsCounters } from '../../../features/news/news-counters.tsx'
import { NewsTabs } from '../../../features/news/news-tabs.tsx'
import type { Story_ItemFragment } from '../../../features/news/story.generated.ts'
import { StoryLayout } from '../../../features/news/story-layout.tsx'
import { Button } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { EmptyState, LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { NewspaperScene } from '../../../ui/illustrations/scenes/newspaper.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { useAiNews } from './use-ai-news.ts'

export function AiNewsPage() {
  const [params, setParams] = useSearchParams()
  const tab = newsTabs.find((it) => it === params.get('tab')) ?? 'all'
  const choose = (next: NewsTab) => setParams(next === 'all' ? {} : { tab: next }, { replace: true })
  const { result, renewal, busy, renew, ...sheet } = useAiNews(tab)
  return (
    <QueryState result={result} loadingText="Loading the news...">
      {({ breakingNews, mostReadNews, newsStats, coursesUpdatedAt }) => (
        <Page
          title="AI News Hub"
          intro="What is new in AI, in plain words. Every story says where it comes from."
          hue="teal"
          actions={
            <Box width="15rem" marginTop="-8" marginBottom={{ md: '-11' }} display={{ base: 'none', md: 'block' }}>
              <NewspaperScene />
            </Box>
          }
        >
          <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
            <Masthead
              asOf={newsStats.asOf}
              isFresh={newsStats.isFresh}
              renewal={renewal}
              isRenewing={busy === 'renewing'}
              onRenew={renew}
            />
            <BreakingStrip items={breakingNews} />
            {!newsStats.isFresh && newsStats.newestAt && <LastUpdated at={newsStats.newestAt} />}
            <NewsCounters stats={newsStats} />
          </Box>
          <NewsTabs tab={tab} onChange={choose}>
            <Sheet
              tab={tab}
              {...sheet}
              mostRead={tab === 'all' ? mostReadNews : []}
              hasFailed={Boolean(result.error)}
              isBusy={busy !== null}
              onRetry={result.refetch}
            />
          </NewsTabs>
          {coursesUpdatedAt && <CoursesNotice updatedAt={coursesUpdatedAt} />}
        </Page>
      )}
    </QueryState>
  )
}

type SheetProps = Pick<ReturnType<typeof useAiNews>, 'stories' | 'unfold'> & {
  tab: NewsTab
  mostRead: Story_ItemFragment[]
  hasFailed: boolean
  isBusy: boolean
  onRetry: () => unknown
}

/** Shows the stories of the tab, or its loading or error state. */
function Sheet({ tab, stories, mostRead, unfold, hasFailed, isBusy, onRetry }: SheetProps) {
  const [unfolded, setUnfolded] = useState<string>()
  async function onUnfold() {
    const first = await unfold()
    if (first) return setUnfolded(first)
    toast({
      title: 'We could not load older stories',
      description: 'Check your connection and try again.',
      variant: 'destructive',
    })
  }

  if (!stories && hasFailed) {
    const again = <Button onClick={() => onRetry()}>Try again</Button>
    return <EmptyState title="We could not load these stories" text="Check your connection and try again." action={again} />
  }
  if (!stories) return <LoadingScreen text="Loading stories..." />
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      <StoryLayout tab={tab} mostRead={mostRead} stories={stories.edges.map((edge) => edge.node)} unfolded={unfolded} />
      {stories.pageInfo.hasNextPage && (
        <Box justifySelf="center">
          <Button variant="outline" loading={isBusy} onClick={onUnfold}>
            Show older stories
          </Button>
        </Box>
      )}
    </Box>
  )
}
