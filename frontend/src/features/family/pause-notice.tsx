import { Box } from '@chakra-ui/react'
import { Notice } from '../../ui/feedback/feedback.tsx'

type Props = { until: string | null; timeZone: string }

/** Explains to a learner that recording is paused. */
export function PauseNotice({ until, timeZone }: Props) {
  return (
    <Box as="section" aria-label="Pause" maxWidth="page" marginX="auto" paddingX={{ base: '4', sm: '6', lg: '8' }} paddingTop="4">
      <Notice tone="info" title={until ? `Quiet time until ${clockOf(until, timeZone)}` : 'Your parent has paused learning'}>
        You can look around. Nothing new is saved, and nothing is lost. Your streak and your points stay as they are.
      </Notice>
    </Box>
  )
}

function clockOf(until: string, timeZone: string): string {
  return new Date(until).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
}
