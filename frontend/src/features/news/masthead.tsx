import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../ui/components/button.tsx'
import { AgainIcon } from '../../ui/components/icons.tsx'

type Props = {
  /** Time of the last response. */
  asOf: string
  isFresh: boolean
  /** Result of the last refresh; `null` before the first one. */
  renewal: { failed: boolean; brought: number } | null
  isRenewing: boolean
  onRenew: () => void
}

/** Shows the date, the freshness of the news and a refresh button. */
export function Masthead({ asOf, isFresh, renewal, isRenewing, onRenew }: Props) {
  return (
    <Flex
      justify="space-between"
      align="center"
      wrap="wrap"
      columnGap="6"
      rowGap="2"
      paddingY="3"
      borderTopWidth="3px"
      borderBottomWidth="8px"
      borderBottomStyle="double"
      borderColor="border.ink"
    >
      <Text fontFamily="heading" fontWeight="600" fontSize="lg">
        {new Date().toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      </Text>
      <Flex align="center" justify="space-between" columnGap="4" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <Box role="status" color="fg.muted">
          {freshness({ asOf, isFresh, renewal })}
        </Box>
        <Button variant="soft" icon={<AgainIcon />} loading={isRenewing} onClick={onRenew}>
          Refresh
        </Button>
      </Flex>
    </Flex>
  )
}

function freshness({ asOf, isFresh, renewal }: Pick<Props, 'asOf' | 'isFresh' | 'renewal'>): string {
  const time = new Date(asOf).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (renewal?.failed) return `We couldn’t check for news just now. Last checked at ${time}.`
  const checked = `${isFresh ? 'Up to date' : 'Checked'} at ${time}`
  if (!renewal) return checked
  const { brought } = renewal
  return `${checked}: ${brought === 0 ? 'nothing new' : `${brought} new ${brought === 1 ? 'story' : 'stories'}`}`
}
