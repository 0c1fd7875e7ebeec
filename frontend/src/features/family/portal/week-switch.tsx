import { Flex, Text } from '@chakra-ui/react'
import { formatWeek } from '@deepm/schema/rules/family/week-format'
import { Button } from '../../../ui/components/button.tsx'

type Props = {
  week: { monday: string; previous: string | null; next: string | null }
  onChoose(monday: string): void
}

/** Shows the current week and switches between weeks. Unavailable buttons stay focusable. */
export function WeekSwitch({ week: { monday, previous, next }, onChoose }: Props) {
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <Text role="status" fontFamily="heading" fontWeight="600" fontSize="xl">
        {next ? '' : 'This week: '}
        {formatWeek(monday)}
      </Text>
      <Flex gap="3" wrap="wrap">
        <WeekButton to={previous} onChoose={onChoose}>
          Previous week
        </WeekButton>
        <WeekButton to={next} onChoose={onChoose}>
          Next week
        </WeekButton>
      </Flex>
    </Flex>
  )
}

function WeekButton({ to, onChoose, children }: { to: string | null; onChoose: Props['onChoose']; children: string }) {
  return (
    <Button variant="outline" aria-disabled={to === null} onClick={() => to && onChoose(to)}>
      {children}
    </Button>
  )
}
