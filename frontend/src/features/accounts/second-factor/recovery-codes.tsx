import { chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { saveFile } from '../../../ui/files/save-file.ts'

type Props = { codes: readonly string[]; onDone(): void }

/** Shows the recovery codes, which the server returns only once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The replaced form drops the focus.
  useEffect(() => heading.current?.focus(), [])
  const save = () => saveFile('deepm-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')
  return (
    <>
      <Heading ref={heading} tabIndex={-1} as="h3" size="xl">
        Save your recovery codes
      </Heading>
      <Text>
        If you lose your phone, each of these codes signs you in once. We show them only now. Keep them where you keep passwords.
      </Text>
      <SimpleGrid
        as="ul"
        aria-label="Recovery codes"
        columns={{ base: 1, sm: 2 }}
        gap="2"
        listStyleType="none"
        padding="0"
        width="full"
      >
        {codes.map((code) => (
          <chakra.li key={code} fontFamily="mono" fontSize="lg">
            {code}
          </chakra.li>
        ))}
      </SimpleGrid>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={save}>
          Save as a file
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </Flex>
    </>
  )
}
