import { Box, chakra, Text } from '@chakra-ui/react'
import { newsRefetchMs } from '@deepm/schema/rules/news/news'
import { Link } from 'react-router-dom'
import { useInterval } from '../../lib/use-interval.ts'
import { GlobeEmblem } from '../../ui/illustrations/emblems/press.tsx'
import { type BreakingBanner_HeadlineFragment, useBreakingBannerLazyQuery } from './breaking-banner.generated.ts'
import { NewsDay } from './news-day.tsx'

/**
 * Links from the dashboard to the news: prominent for breaking news, plain for recent news, otherwise a single line.
 * Refetches every 15 minutes while the tab is visible and keeps the last result on failure.
 */
export function BreakingBanner({ headline }: { headline: BreakingBanner_HeadlineFragment | null }) {
  const [ask] = useBreakingBannerLazyQuery({ fetchPolicy: 'network-only' })
  useInterval(() => void ask().catch(() => {}), newsRefetchMs.banner)
  if (!headline) return null
  const { title, publishedAt, isBreaking, isRecent, furtherUpdates } = headline
  return (
    <Strip to="/ai-news" colorPalette={isBreaking ? 'coral' : 'teal'} data-quiet={isRecent ? undefined : ''}>
      <Box flex="0 0 2.75rem" aria-hidden="true">
        <GlobeEmblem />
      </Box>
      <Box minWidth="0" flex="1">
        <Text as="span" fontWeight="600" color="colorPalette.text">
          {isBreaking ? 'Breaking news' : isRecent ? 'New in AI' : 'AI News Hub'}
          {!isRecent && (
            <Text as="span" fontWeight="400" color="fg.muted">
              {', last story of '}
              <NewsDay of={publishedAt} />
            </Text>
          )}
        </Text>
        <Text
          as="span"
          // On phones, an old story would push the next lesson down.
          display={isRecent ? 'block' : { base: 'none', md: 'block' }}
          fontFamily="heading"
          fontWeight="600"
          fontSize={isRecent ? 'xl' : 'lg'}
          lineHeight="1.25"
        >
          {title}
        </Text>
        {furtherUpdates > 0 && (
          <Text as="span" display="block">
            {`and ${furtherUpdates} more ${furtherUpdates === 1 ? 'update' : 'updates'} this week`}
          </Text>
        )}
      </Box>
      <Text as="span" aria-hidden="true" fontFamily="heading" fontSize="2xl">
        →
      </Text>
    </Strip>
  )
}

const Strip = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    paddingX: { base: '4', md: '5' },
    paddingY: '3',
    minHeight: '14',
    bg: 'colorPalette.soft',
    borderWidth: '3px',
    borderColor: 'border.ink',
    borderRadius: '2xl',
    textDecoration: 'none',
    boxShadow: '0 5px 0 var(--ui-colors-color-palette-solid)',
    transition: 'transform 120ms',
    _hover: { transform: 'translateY(-1px)' },
    '&[data-quiet]': { bg: 'transparent', borderColor: 'border.soft', boxShadow: 'none' },
  },
})
