import { Box, SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Hue } from '../theme/hue.ts'
import { Card } from './card.tsx'

export type StatCardProps = { label: ReactNode; value: ReactNode; icon?: ReactNode; hue?: Hue | undefined }

/** Puts figures in two columns on phones and in up to four on larger screens. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }}>
      {children}
    </SimpleGrid>
  )
}

export function StatCard({ label, value, icon, hue }: StatCardProps) {
  return (
    <Card
      hue={hue}
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'flex-start', sm: 'center' }}
      gap={{ base: '2', sm: '4' }}
      padding={{ base: '4', md: '5' }}
    >
      {icon ? (
        <Box
          aria-hidden="true"
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize={{ base: '10', sm: '14' }}
          fontSize={{ base: 'lg', sm: '2xl' }}
          bg="colorPalette.soft"
          color="colorPalette.text"
          borderRadius="2xl"
        >
          {icon}
        </Box>
      ) : null}
      <Box as="dl" display="flex" flexDirection="column-reverse" minWidth="0" maxWidth="full" overflowWrap="anywhere">
        <Box as="dt" color="fg.muted" lineHeight="1.3">
          {label}
        </Box>
        <Box
          as="dd"
          fontFamily="heading"
          fontWeight="600"
          fontSize={{ base: '2xl', sm: '3xl' }}
          lineHeight="1.15"
          fontVariantNumeric="tabular-nums"
        >
          {value}
        </Box>
      </Box>
    </Card>
  )
}
