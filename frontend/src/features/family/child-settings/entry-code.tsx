import { Box, Text } from '@chakra-ui/react'
import { entryCodeMinutes } from '@deepm/schema/rules/family/family-members'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useCreateEntryCodeMutation } from './create-entry-code.generated.ts'

type Props = { child: { id: string; firstName: string } }

/** Creates a sign-in code for a child without an email address. */
export function EntryCode({ child }: Props) {
  const [create, { loading }] = useCreateEntryCodeMutation()
  const [code, setCode] = useState<string>()
  const name = child.firstName

  const make = async () => {
    const result = (await create({ variables: { learnerId: child.id } }).catch(() => null))?.data?.createEntryCode
    if (result?.__typename === 'EntryCode') setCode(result.entryCode)
    else toastNotSaved(result?.message, 'No code was made')
  }

  return (
    <>
      <Text>
        A code signs {name} in on another device, without an email address. It works once, for {entryCodeMinutes} minutes.
      </Text>
      <Box role="status" width="full">
        {code && (
          <Box padding="4" bg="bg.sunken" borderRadius="2xl">
            <Text>
              On {name}’s device open <b>{window.location.host}/auth/code</b> and type
            </Text>
            <Text fontFamily="heading" fontWeight="700" fontSize="4xl" letterSpacing="0.08em" translate="no">
              {code}
            </Text>
          </Box>
        )}
      </Box>
      <Button variant={code ? 'outline' : 'solid'} loading={loading} onClick={make}>
        {code ? 'Make a new code' : `Make a code for ${name}`}
      </Button>
    </>
  )
}
