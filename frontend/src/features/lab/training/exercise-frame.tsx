import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'

export type ExerciseProps = {
  /** Ids of finished exercises, the latest last. */
  done: readonly string[]
  onDone(id: string): void
  onClose(): void
}

type Props = {
  name: string
  goal: string
  /** Whether the learner has seen the result, so that the next exercise is what to do now. */
  isFinished: boolean
  next: string
  skip: string
  onNext(): void
  onClose(): void
  children: ReactNode
}

/** The card of one exercise. It gets the focus when it opens; give it the exercise's id as `key`. */
export function ExerciseFrame({ name, goal, isFinished, next, skip, onNext, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card hue="teal" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Flex gap="3" align="start" justify="space-between">
        <Heading as="h3" size="2xl" ref={heading} tabIndex={-1} paddingTop="2">
          {name}
        </Heading>
        <Box flexShrink="0">
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
        </Box>
      </Flex>
      <Text fontSize="lg" fontWeight="600" maxWidth="prose">
        {goal}
      </Text>
      {children}
      <Flex gap="3" wrap="wrap">
        <Button hue="teal" variant={isFinished ? 'solid' : 'ghost'} onClick={onNext}>
          {isFinished ? next : skip}
        </Button>
      </Flex>
    </Card>
  )
}
