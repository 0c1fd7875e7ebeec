import { Box, chakra, Text } from '@chakra-ui/react'
import { newsRefetchMs } from '@deepm/schema/rules/news/news'
import { Link } from 'react-router-dom'
import { useInterval } from '../../lib/use-interval.ts'
import { GlobeEmblem } from '../../ui/illustrations/emblems/press.tsx'
import { type BreakingBanner_HeadlineFragment, useBreakingBannerLazyQuery } from './breaking-banner.generated.ts'

/**
 * Links from the dashboard to breaking news, or else to the newest story. The server returns no headline when the news is not fresh.
 * Refetches every 15 minutes while the tab is visible and keeps the last result on failure.
 */
export function BreakingBanner({ headline }: { headline: BreakingBanner_HeadlineFragment | null }) {
  const [ask] = useBreakingBannerLazyQuery({ fetchPolicy: 'network-only' })
  useInterval(() => void ask().catch(() => {}), newsRefetchMs.banner)
  if (!headline) return null
  const { title, isBreaking, furtherUpdates } = headline
  return (
    <Strip to="/ai-news" colorPalette={isBreaking ? 'coral' : 'teal'}>
      <Box flex="0 0 2.75rem" aria-hidden="true">
        <GlobeEmblem />
      </Box>
      <Box minWidth="0" flex="1">
        <Text as="span" fontWeight="600" color="colorPalette.text">
          {isBreaking ? 'Breaking news' : 'New in AI'}
        </Text>
        <Text as="span" display="block" fontFamily="heading" fontWeight="600" fontSize="xl" lineHeight="1.25">
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
  },
})
