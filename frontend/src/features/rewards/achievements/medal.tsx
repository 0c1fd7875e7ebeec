import { Box } from '@chakra-ui/react'
import { Art, art } from '../../../ui/illustrations/art.tsx'
import type { Rarity } from './card.generated.ts'

type Emblem = { path: string; fill: string; more?: string }

/** Each rarity has its own shape: pebble, honeycomb cell, gem, star, sun. */
const emblems: Record<Rarity, Emblem> = {
  common: { path: 'M60 12c30-2 50 18 48 48s-20 50-50 48-48-22-46-50S32 14 60 12Z', fill: art.wood },
  uncommon: { path: 'M60 8 106 34v52l-46 26-46-26V34Z', fill: art.teal },
  rare: { path: 'M36 12h48l28 34-52 66L8 46Z', fill: art.violet, more: 'M8 46h104M36 12 60 46 84 12' },
  epic: { path: star(9, 54, 43), fill: art.coral },
  legendary: { path: star(14, 57, 45), fill: art.amber },
}

type Props = { rarity: Rarity; icon: string; isEarned: boolean; isSmall?: boolean | undefined }

/** Draws an achievement's medal, or its outline if locked. Decorative; the card has the same information as text. */
export function Medal({ rarity, icon, isEarned, isSmall = false }: Props) {
  const { path, fill, more } = emblems[rarity]
  return (
    <Box aria-hidden="true" position="relative" width={isSmall ? '14' : '20'} flexShrink="0" alignSelf="flex-start">
      <Art viewBox="0 0 120 120" fill="none" stroke={isEarned ? art.line : art.spark} strokeWidth={isEarned ? 5 : 4}>
        <path
          d={path}
          fill={isEarned ? fill : art.card}
          strokeDasharray={isEarned ? undefined : '3 10'}
          opacity={isEarned ? 1 : 0.75}
        />
        {isEarned ? (
          <>
            {more ? <path d={more} strokeWidth="3" opacity="0.55" /> : null}
            <circle cx="60" cy="60" r="31" fill={art.paper} strokeWidth="4" />
          </>
        ) : null}
      </Art>
      <Box
        position="absolute"
        inset="0"
        display="grid"
        placeItems="center"
        style={{ fontSize: isSmall ? '1.2rem' : '1.75rem' }}
        lineHeight="1"
        css={isEarned ? {} : { filter: 'grayscale(1)', opacity: 0.55 }}
      >
        {icon}
      </Box>
    </Box>
  )
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points
    const radius = index % 2 === 0 ? outer : inner
    return `${(60 + radius * Math.sin(angle)).toFixed(1)} ${(60 - radius * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
