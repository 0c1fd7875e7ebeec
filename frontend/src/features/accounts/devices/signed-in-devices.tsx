import { chakra, Flex, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSessionActions } from '../../../lib/session/session.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ConfirmInPlace } from '../../../ui/feedback/confirm-in-place.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { DeviceRow } from './device-row.tsx'
import { useSignedInDevicesQuery, useSignOutEverywhereMutation } from './signed-in-devices.generated.ts'

/** Lists the devices where the account is signed in, and signs them out. */
export function SignedInDevices({ timeZone }: { timeZone: string }) {
  const result = useSignedInDevicesQuery({ fetchPolicy: 'cache-and-network' })
  const { signOutOthers, signOutAll, isBusy } = useSignOutEverywhere(() => void result.refetch().catch(() => null))
  const heading = useRef<HTMLHeadingElement>(null)

  const onSignedOut = () => {
    void result.refetch().catch(() => null)
    // Removing the row drops the focus.
    heading.current?.focus()
  }

  return (
    <Card as="section" hue="violet" display="grid" gap="4">
      <Heading ref={heading} tabIndex={-1} as="h3" size="xl">
        Where you are signed in
      </Heading>
      <Text>If you don’t recognise a device, sign it out. Anyone using it will need a new sign-in link.</Text>
      <AsyncSection result={result}>
        {({ signedInDevices }) => (
          <>
            <chakra.ul listStyleType="none" padding="0" margin="0">
              {signedInDevices.map((device) => (
                <DeviceRow key={device.id} device={device} timeZone={timeZone} onSignedOut={onSignedOut} />
              ))}
            </chakra.ul>
            <Flex gap="3" wrap="wrap">
              {signedInDevices.length > 1 && (
                <ConfirmInPlace
                  label="Sign out other devices"
                  question="Sign out all other devices?"
                  consequence="You stay signed in here. All other devices have to sign in again."
                  yes="Sign out other devices"
                  no="Cancel"
                  tone="warning"
                  isBusy={isBusy}
                  onYes={signOutOthers}
                />
              )}
              <ConfirmInPlace
                label="Sign out everywhere"
                question="Sign out on all devices?"
                consequence="You will be signed out here, too."
                yes="Sign out everywhere"
                no="Cancel"
                tone="warning"
                isBusy={isBusy}
                onYes={signOutAll}
              />
            </Flex>
          </>
        )}
      </AsyncSection>
    </Card>
  )
}

function useSignOutEverywhere(refetch: () => void) {
  const [signOutEverywhere, { loading }] = useSignOutEverywhereMutation()
  const { signOut } = useSessionActions()
  const navigate = useNavigate()

  const run = async (keepThisDevice: boolean): Promise<boolean> => {
    if (loading) return false
    const answer = await signOutEverywhere({ variables: { keepThisDevice } }).catch(() => null)
    const result = answer?.data?.signOutEverywhere
    if (result?.__typename === 'DonePayload') return true
    toastNotSaved(result?.message, 'Not signed out')
    return false
  }
  const signOutOthers = async () => {
    if (!(await run(true))) return
    toast({ title: 'Signed out on all other devices' })
    refetch()
  }
  const signOutAll = async () => {
    if (!(await run(false))) return
    // The server has ended the session; this clears it in the browser.
    await signOut()
    navigate('/landing')
  }
  return { signOutOthers: () => void signOutOthers(), signOutAll: () => void signOutAll(), isBusy: loading }
}
