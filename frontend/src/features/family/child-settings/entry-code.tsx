import { Box, Text } from '@chakra-ui/react'
import { entryCodeMinutes } from '@deepm/schema/rules/family/family-members'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { QrCode } from '../../../ui/components/qr-code.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useCreateEntryCodeMutation } from './create-entry-code.generated.ts'

type Props = { child: { id: string; firstName: string } }

/** Creates a code that signs in a child without an email address, to scan or to type. */
export function EntryCode({ child }: Props) {
  const [create, { loading }] = useCreateEntryCodeMutation()
  const [code, setCode] = useState<string>()
  const name = child.firstName

  const make = async () => {
    const result = (await create({ variables: { learnerId: child.id } }).catch(() => null))?.data?.createEntryCode
    if (result?.__typename === 'EntryCode') setCode(result.entryCode)
    else toastNotSaved(result?.message, 'No code was created')
  }

  return (
    <>
      <Text>
        A code signs {name} in on another device. It works once, for {entryCodeMinutes} minutes. Then {name} stays signed in.
      </Text>
      <Box role="status" width="full">
        {code && <Code code={code} name={name} />}
      </Box>
      <Button variant={code ? 'outline' : 'solid'} loading={loading} onClick={make}>
        {code ? 'Create a new code' : `Create a code for ${name}`}
      </Button>
    </>
  )
}

function Code({ code, name }: { code: string; name: string }) {
  const { host, origin } = window.location
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="6"
      alignItems="center"
      padding={{ base: '4', md: '6' }}
      bg="bg.sunken"
      borderRadius="2xl"
    >
      <Box width="44" flexShrink="0">
        {/* The part after # is not sent to any server. */}
        <QrCode text={`${origin}/auth/code#${code}`} label={`QR code that signs ${name} in`} />
      </Box>
      <Box flex="1 1 12rem" minWidth="0">
        <Text>Scan this with the camera of {name}’s device.</Text>
        <Text marginTop="3">
          Or open <b>{host}/auth/code</b> there and type
        </Text>
        <Text fontFamily="heading" fontWeight="700" fontSize={{ base: '3xl', sm: '4xl' }} letterSpacing="0.08em" translate="no">
          {code}
        </Text>
      </Box>
    </Box>
  )
}
