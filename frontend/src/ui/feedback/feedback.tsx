import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from '../components/icons.tsx'
import { BotSidekick } from '../illustrations/sidekicks.tsx'

export function LoadingScreen({ text }: { text: string }) {
  return (
    <Box role="status" display="grid" justifyItems="center" alignContent="center" gap="5" minHeight="60vh" padding="6">
      <Box width="32" animation="float 1.6s ease-in-out infinite">
        <BotSidekick mood="thinking" />
      </Box>
      <Box fontFamily="heading" fontWeight="600" fontSize="xl" textAlign="center">
        {text}
      </Box>
    </Box>
  )
}

export type EmptyStateProps = { title: ReactNode; text: ReactNode; action?: ReactNode; scene?: ReactNode }

export function EmptyState({ title, text, action, scene }: EmptyStateProps) {
  return (
    <Box
      display="grid"
      justifyItems="center"
      gap="3"
      padding={{ base: '6', md: '10' }}
      textAlign="center"
      bg="bg.card"
      borderWidth="3px"
      borderStyle="dashed"
      borderColor="border.ink"
      borderRadius="3xl"
    >
      {scene ? (
        <Box width="full" maxWidth="xs">
          {scene}
        </Box>
      ) : null}
      <Box fontFamily="heading" fontWeight="600" fontSize="xl">
        {title}
      </Box>
      <Box color="fg.muted" maxWidth="prose">
        {text}
      </Box>
      {action ? <Box marginTop="2">{action}</Box> : null}
    </Box>
  )
}

const tones = {
  info: { palette: 'accent', icon: <InfoIcon /> },
  warning: { palette: 'amber', icon: <AlertIcon /> },
  success: { palette: 'success', icon: <CheckIcon /> },
  danger: { palette: 'danger', icon: <AlertIcon /> },
} as const

export type NoticeProps = { tone: keyof typeof tones; title: ReactNode; children?: ReactNode }

export function Notice({ tone, title, children }: NoticeProps) {
  const { palette, icon } = tones[tone]
  return (
    <Box
      colorPalette={palette}
      display="flex"
      gap="4"
      padding={{ base: '4', md: '5' }}
      bg="colorPalette.soft"
      borderWidth="3px"
      borderColor="colorPalette.line"
      borderRadius="2xl"
    >
      <Box
        aria-hidden="true"
        display="grid"
        placeItems="center"
        flexShrink="0"
        boxSize="10"
        fontSize="xl"
        bg="colorPalette.solid"
        color="colorPalette.onSolid"
        borderRadius="full"
      >
        {icon}
      </Box>
      <Box display="grid" gap="1" minWidth="0" flex="1" alignContent="center">
        <chakra.p fontFamily="heading" fontWeight="600" fontSize="lg" color="colorPalette.text">
          {title}
        </chakra.p>
        {children ? <Box>{children}</Box> : null}
      </Box>
    </Box>
  )
}
