import { chakra, Flex } from '@chakra-ui/react'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import type { MissionTexts } from './definition.ts'

const numbers = [1, 2, 3] as const

type Props = {
  missions: readonly MissionTexts[]
  current: MissionNumber
  isDone(mission: MissionNumber): boolean
  onGo(mission: MissionNumber): void
}

/** Chooses a mission and shows which ones are done. */
export function MissionTabs({ missions, current, isDone, onGo }: Props) {
  return (
    <chakra.nav aria-label="Missions">
      <Flex as="ol" gap="2" listStyleType="none">
        {numbers.map((mission) => {
          const isHere = mission === current
          const done = isDone(mission)
          return (
            <li key={mission}>
              <chakra.button
                type="button"
                onClick={() => onGo(mission)}
                aria-current={isHere ? 'step' : undefined}
                aria-label={`Mission ${mission}: ${missions[mission - 1]?.title}${done ? ', done' : ''}`}
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                gap="1"
                minWidth="12"
                height="12"
                paddingX="3"
                borderRadius="full"
                borderWidth="3px"
                borderColor="border.ink"
                bg={isHere ? 'colorPalette.solid' : 'bg.card'}
                color={isHere ? 'colorPalette.onSolid' : 'fg.ink'}
                boxShadow={isHere ? '0 4px 0 var(--ui-colors-border-ink)' : undefined}
                fontFamily="heading"
                fontWeight="600"
                fontSize="lg"
                cursor="pointer"
                _highContrast={{ borderWidth: isHere ? '6px' : '3px' }}
              >
                {mission}
                {done && <span aria-hidden="true">⭐</span>}
              </chakra.button>
            </li>
          )
        })}
      </Flex>
    </chakra.nav>
  )
}
