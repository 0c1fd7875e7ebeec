import { Box, chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Explains the algorithm in words and shows its code. */
export function Disclosures({ howItWorks, code }: { howItWorks: readonly string[]; code: string }) {
  return (
    <Box display="grid" gap="2">
      <Disclosure title="How it works">
        {howItWorks.map((paragraph) => (
          <Text key={paragraph} maxWidth="prose">
            {paragraph}
          </Text>
        ))}
      </Disclosure>
      <Disclosure title="See the code">
        <Text color="fg.muted">This is the code that runs here, in TypeScript.</Text>
        <chakra.pre tabIndex={0} overflowX="auto" padding="3" bg="bg.sunken" borderRadius="xl" fontSize="md" lineHeight="1.5">
          <code>{code.trim()}</code>
        </chakra.pre>
      </Disclosure>
    </Box>
  )
}

function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.details borderTopWidth="2px" borderColor="border.soft" minWidth="0">
      <chakra.summary cursor="pointer" fontFamily="heading" fontWeight="600" fontSize="lg" minHeight="12" alignContent="center">
        {title}
      </chakra.summary>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" paddingBottom="4">
        {children}
      </Box>
    </chakra.details>
  )
}
