import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../../ui/components/button.tsx'
import { className, type Label, type State } from '../model/model.ts'

const labels = [0, 1] as const

type Props = { state: State; title: string; said: string; onChoose(label: Label): void }

/** Says which kind the drawing on the pad is. */
export function KindButtons({ state, title, said, onChoose }: Props) {
  return (
    <Box role="group" aria-label={title} display="grid" gap="2">
      <Text fontWeight="700">{title}</Text>
      <Flex gap="3" wrap="wrap">
        {labels.map((label) => (
          <Button key={label} hue={label === 0 ? 'violet' : 'amber'} onClick={() => onChoose(label)}>
            It is: {className(state, label)}
          </Button>
        ))}
      </Flex>
      <Box role="status" fontWeight="600" minHeight="6">
        {said}
      </Box>
    </Box>
  )
}
