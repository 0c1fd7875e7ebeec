import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { type DeviceRow_DeviceFragment, useSignOutDeviceMutation } from './device-row.generated.ts'

type Props = { device: DeviceRow_DeviceFragment; timeZone: string; onSignedOut(): void }

/** Shows a signed-in browser with a button to sign it out. */
export function DeviceRow({ device, timeZone, onSignedOut }: Props) {
  const { id, name, createdAt, lastUsedAt, isCurrent } = device
  const [signOut, { loading }] = useSignOutDeviceMutation()
  const label = name ?? 'Unknown browser'

  const onClick = async () => {
    if (loading) return
    const result = (await signOut({ variables: { id } }).catch(() => null))?.data?.signOutDevice
    // A missing device was already signed out.
    if (result?.__typename === 'DonePayload' || result?.__typename === 'NotFoundError') onSignedOut()
    else toastNotSaved(result?.message, 'Not signed out')
  }

  return (
    <Flex
      as="li"
      wrap="wrap"
      gap="3"
      align="center"
      justify="space-between"
      paddingY="3"
      borderTopWidth="2px"
      borderColor="border.soft"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minWidth="0" overflowWrap="anywhere">
        <Text fontWeight="700">
          {label}
          {isCurrent && ' · This device'}
        </Text>
        <Text color="fg.muted">
          Signed in {dayOf(createdAt, timeZone)}
          {!isCurrent && ` · Last used ${dayOf(lastUsedAt, timeZone)}`}
        </Text>
      </Box>
      {!isCurrent && (
        <Button variant="outline" loading={loading} aria-label={`Sign out ${label}`} onClick={() => void onClick()}>
          Sign out
        </Button>
      )}
    </Flex>
  )
}

function dayOf(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
}
