import { Box, Flex } from '@chakra-ui/react'
import type { Order } from '@deepm/schema/rules/experiments/agent/core'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { orderWords } from './words.ts'

/** The robot's orders; the first one comes first. */
export function Orders({ orders, mission }: { orders: readonly Order[]; mission: MissionNumber }) {
  return (
    <Box>
      <Box fontFamily="heading" fontWeight="600" fontSize="lg" marginBottom="2">
        The robot's orders now
      </Box>
      {orders.length === 0 && <Box color="fg.muted">None. The robot has stopped.</Box>}
      <Flex as="ol" direction="column" gap="2" listStyleType="none">
        {orders.map((order) => {
          const isNote = order.from === 'note'
          return (
            <Box
              as="li"
              key={`${order.from}${order.goal}`}
              colorPalette={isNote ? 'coral' : 'teal'}
              bg="colorPalette.soft"
              borderWidth="3px"
              borderColor="colorPalette.line"
              borderRadius="xl"
              paddingX="3"
              paddingY="2"
            >
              <Box as="span" fontWeight="700" color="colorPalette.text">
                {isNote ? '📌 From the note: ' : '🙂 From you: '}
              </Box>
              {orderWords(order, mission)}
            </Box>
          )
        })}
      </Flex>
    </Box>
  )
}
