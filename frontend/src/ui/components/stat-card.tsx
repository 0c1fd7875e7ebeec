import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Hue } from '../theme/hue.ts'
import { Card } from './card.tsx'

export type StatCardProps = { label: ReactNode; value: ReactNode; icon?: ReactNode; hue?: Hue | undefined }

export function StatCard({ label, value, icon, hue }: StatCardProps) {
  return (
    <Card hue={hue} display="flex" alignItems="center" gap="4" padding={{ base: '4', md: '5' }}>
      {icon ? (
        <Box
          aria-hidden="true"
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="14"
          fontSize="2xl"
          bg="colorPalette.soft"
          color="colorPalette.text"
          borderRadius="2xl"
        >
          {icon}
        </Box>
      ) : null}
      <Box as="dl" display="flex" flexDirection="column-reverse" minWidth="0">
        <Box as="dt" color="fg.muted" lineHeight="1.3">
          {label}
        </Box>
        <Box as="dd" fontFamily="heading" fontWeight="600" fontSize="3xl" lineHeight="1.15" fontVariantNumeric="tabular-nums">
          {value}
        </Box>
      </Box>
    </Card>
  )
}
