import { Box, Flex } from '@chakra-ui/react'
import { Heading } from '../../../ui/components/heading.tsx'
import type { SignupFields } from './form.ts'
import { chosenPath } from './paths.tsx'
import { chosenPlan } from './plans.ts'

function fullName(form: SignupFields): string {
  return `${form.firstName} ${form.lastName}`.trim()
}

export function AccountSummary({ form }: { form: SignupFields }) {
  const path = chosenPath(form)
  const rows = [
    ['Name', fullName(form)],
    ['Path', path?.name ?? ''],
    ['Plan', chosenPlan(form)?.name ?? ''],
  ]
  return (
    <Flex
      align="center"
      gap="5"
      padding={{ base: '4', md: '5' }}
      bg="colorPalette.soft"
      borderWidth="3px"
      borderColor="colorPalette.line"
      borderRadius="2xl"
    >
      <Box flex="1" minWidth="0">
        <Heading as="h2" size="xl" marginBottom="2">
          Your account
        </Heading>
        <Box as="dl" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="5" rowGap="1">
          {rows.map(([label, value]) => (
            <Box key={label} display="contents">
              <Box as="dt" color="fg.muted">
                {label}
              </Box>
              <Box as="dd" fontWeight="700" overflowWrap="anywhere">
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box width={{ base: '28', sm: '44' }} flexShrink="0" hideBelow="sm">
        {path?.scene}
      </Box>
    </Flex>
  )
}
