import { Box, Text } from '@chakra-ui/react'
import { useConnection } from '../../lib/api/connection.ts'

/** Shows that the connection is lost, as long as it is. It is part of the page's flow, so it covers nothing at the end. */
export function ConnectionNotice({ isWaiting }: { isWaiting: boolean }) {
  const connection = useConnection()
  return (
    <Box
      role="status"
      position="sticky"
      zIndex="toast"
      bottom="0"
      width={{ md: 'fit-content' }}
      maxWidth={{ md: '33rem' }}
      pointerEvents="none"
    >
      {connection !== 'online' && (
        <Box padding={{ base: '4', md: '6' }}>
          <Box
            paddingY="3"
            paddingX="5"
            bg="bg.card"
            borderWidth="3px"
            borderColor="border.ink"
            borderRadius="2xl"
            boxShadow="0 6px 0 var(--ui-colors-amber-solid), 0 18px 40px rgb(0 0 0 / 0.25)"
            pointerEvents="auto"
          >
            <Text fontFamily="heading" fontWeight="600">
              {connection === 'offline' ? 'You’re offline' : 'We can’t reach the academy'}
            </Text>
            <Text>
              {isWaiting ? 'The page you chose will open when the connection is back.' : 'We’ll keep trying. You can stay here.'}
            </Text>
          </Box>
        </Box>
      )}
    </Box>
  )
}
