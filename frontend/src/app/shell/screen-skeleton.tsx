import { Box } from '@chakra-ui/react'
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx'
import { LogoMark } from '../../ui/illustrations/emblems/logo.tsx'
import { BarFrame } from './bar-frame.tsx'

/** The outline of a signed-in screen: the bar and the page. The build renders it into the page of every signed-in path. */
export function ScreenSkeleton() {
  return (
    <Box minHeight="100dvh">
      <BarFrame>
        <Box width="2.75rem" aria-hidden="true">
          <LogoMark />
        </Box>
        <Box marginLeft="auto" minHeight="12" display="flex" gap="3" alignItems="center" aria-hidden="true">
          <Box bg="amber.soft" borderRadius="full" height="9" width="24" />
          <Box bg="border.soft" borderRadius="full" boxSize="11" />
        </Box>
      </BarFrame>
      <PageSkeleton />
    </Box>
  )
}
