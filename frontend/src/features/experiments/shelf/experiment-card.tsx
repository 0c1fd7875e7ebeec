import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ExperimentId, experiments, missionCount } from '@deepm/schema/rules/experiments/catalogue'
import { Link } from 'react-router-dom'
import { CheckIcon } from '../../../ui/components/icons.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { ExperimentEmblem } from '../emblems/experiment-emblem.tsx'

type Props = { id: ExperimentId; hue: Hue; isOpen: boolean; reached: number; headingLevel: 2 | 3; isShort?: boolean }

const CardLink = chakra(Link)

/** One experiment with its emblem. A click anywhere opens it. */
export function ExperimentCard({ id, hue, isOpen, reached, headingLevel, isShort = false }: Props) {
  const { title, teaser, minutes } = experiments[id]
  return (
    <Flex
      as="li"
      direction="column"
      gap="3"
      position="relative"
      colorPalette={hue}
      bg={isOpen ? 'bg.card' : 'bg.sunken'}
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
      padding="5"
      boxShadow={isOpen ? '0 6px 0 var(--ui-colors-color-palette-solid)' : 'none'}
      transition="transform 160ms"
      _hover={isOpen ? { transform: 'translateY(-3px)' } : {}}
      css={{ '&:has(a:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '4px' } }}
    >
      <Flex gap="3" align="center">
        <Box
          boxSize={isShort ? '16' : '20'}
          padding={isShort ? '1.5' : '2'}
          flexShrink="0"
          borderRadius="2xl"
          bg="colorPalette.soft"
        >
          <ExperimentEmblem id={id} />
        </Box>
        <chakra.h2 as={`h${headingLevel}`} fontSize="xl" lineHeight="1.2">
          {isOpen ? (
            <CardLink
              to={`/experiments/${id}`}
              color="inherit"
              textDecoration="none"
              _focusVisible={{ outline: 'none' }}
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              {title}
            </CardLink>
          ) : (
            title
          )}
        </chakra.h2>
      </Flex>
      {!isShort && <Text flex="1">{teaser}</Text>}
      <Flex gap="3" wrap="wrap" justify="space-between" fontWeight="600" color="colorPalette.text">
        <span>{minutes} min</span>
        <Flex as="span" gap="1" align="center">
          {isOpen && reached > 0 && <CheckIcon />}
          {isOpen ? progress(reached) : 'With an account'}
        </Flex>
      </Flex>
    </Flex>
  )
}

function progress(reached: number): string {
  if (reached === 0) return `${missionCount} missions`
  return reached === missionCount ? 'All missions done' : `${reached} of ${missionCount} missions`
}
