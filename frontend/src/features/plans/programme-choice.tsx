import { Box, chakra, Text } from '@chakra-ui/react'
import { type ProgrammeId, programmeLimitsText, programmes } from '@deepm/schema/rules/plans/programmes'
import { ProgrammeCard } from './programme-card.tsx'

type Props = { selected: ProgrammeId; onSelect(id: ProgrammeId): void }

/** Selects one of the three programmes. The most popular one is larger. */
export function ProgrammeChoice({ selected, onSelect }: Props) {
  return (
    <chakra.fieldset minWidth="0" aria-describedby="programme-prices">
      <chakra.legend fontSize={{ base: '2xl', md: '3xl' }} paddingX="0">
        <chakra.h2 fontSize="inherit">Our three programmes</chakra.h2>
      </chakra.legend>
      <Text id="programme-prices" fontSize="lg" color="fg.muted" marginTop="2" marginBottom="9">
        Prices are in US dollars per month. {programmeLimitsText}
      </Text>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '6' }}
        alignItems={{ lg: 'end' }}
      >
        {programmes.map((programme) => (
          <ProgrammeCard
            key={programme.id}
            programme={programme}
            isSelected={programme.id === selected}
            onSelect={() => onSelect(programme.id)}
          />
        ))}
      </Box>
    </chakra.fieldset>
  )
}
