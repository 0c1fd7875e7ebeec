import { useApolloClient } from '@apollo/client/react'
import { Box, Flex, Text } from '@chakra-ui/react'
import { Suspense, useEffect, useState } from 'react'
import { listenToTabs } from '../../../lib/session/session-channel.ts'
import { Button } from '../../../ui/components/button.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'

const AddressDetails = lazyComponent('AddressDetails', () => import('./details.tsx'))

export type AddressProps = { email: string; isLost: boolean }

/** Reminds a learner to confirm or replace their email address. The details open on demand. */
export function AddressNotice(props: AddressProps) {
  const [isOpen, setOpen] = useState(false)
  useLookAgain()
  return (
    <Box
      as="section"
      aria-label="Your email address"
      colorPalette="amber"
      bg="colorPalette.soft"
      borderBottomWidth="3px"
      borderColor="colorPalette.line"
    >
      <Box maxWidth="page" marginX="auto" paddingX={{ base: '4', sm: '6', lg: '8' }} paddingY="2">
        {/* On a phone, the text is no higher than the button in any font. Otherwise everything below would move when the web font arrives. */}
        <Flex gap="3" align="center" justify="space-between">
          <Text lineHeight="1.35">
            {props.isLost ? 'Add your email address.' : 'Confirm your email address.'}
            <Box as="span" display={{ base: 'none', sm: 'inline' }}>
              {' '}
              You’ll need it next time you sign in.
            </Box>
          </Text>
          <Box flexShrink="0">
            <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Close' : props.isLost ? 'Add' : 'Show me how'}
            </Button>
          </Box>
        </Flex>
        {isOpen && (
          <Suspense>
            <AddressDetails {...props} />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}

/** Refetches when the address may have been confirmed in another tab or while this one was hidden. */
function useLookAgain(): void {
  const client = useApolloClient()
  useEffect(() => {
    const look = () => void client.refetchQueries({ include: ['Shell'] })
    const lookWhenVisible = () => document.visibilityState === 'visible' && look()
    const stop = listenToTabs(({ kind }) => kind === 'signedIn' && look())
    document.addEventListener('visibilitychange', lookWhenVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookWhenVisible)
    }
  }, [client])
}
