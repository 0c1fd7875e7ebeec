import { Flex, Text } from '@chakra-ui/react'

export function Figure({ name, value }: { name: string; value: string | number }) {
  return (
    <Flex direction="column-reverse">
      <Text as="dt" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontFamily="heading" fontWeight="600" fontSize="2xl" lineHeight="1.2">
        {value}
      </Text>
    </Flex>
  )
}
