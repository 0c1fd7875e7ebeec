import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'

/** Says that the goal of a mission is reached while the learner still looks at the result, and leads to the question why. */
export function GoalBar({ onWhy }: { onWhy(): void }) {
  const [isSeen, setSeen] = useState(false)
  return (
    <Flex
      display={isSeen ? 'none' : 'flex'}
      gap="3"
      align="center"
      justify="space-between"
      padding="3"
      paddingLeft="4"
      bg="success.soft"
      borderWidth="3px"
      borderColor="success.line"
      borderRadius="2xl"
      animationName="rise"
      animationDuration="260ms"
    >
      <Text fontWeight="700" fontSize="lg">
        <span aria-hidden="true">🎉 </span>You did it!
      </Text>
      <Button
        onClick={() => {
          setSeen(true)
          onWhy()
        }}
      >
        See why
      </Button>
    </Flex>
  )
}
