import { Flex } from '@chakra-ui/react'
import type { Kind } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { kindNames } from './names.ts'

export const kindHues = { zib: 'teal', mork: 'coral' } as const

/** The name of a kind with its color and shape: Zibs are round, Morks are square. */
export function KindTag({ kind, isMany = false }: { kind: Kind; isMany?: boolean }) {
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="1.5"
      colorPalette={kindHues[kind]}
      bg="colorPalette.soft"
      color="fg.ink"
      borderRadius="full"
      paddingX="2.5"
      fontWeight="700"
      whiteSpace="nowrap"
    >
      <KindShape kind={kind} />
      {kindNames[kind]}
      {isMany && 's'}
    </Flex>
  )
}

export function KindShape({ kind, size = 14 }: { kind: Kind; size?: number }) {
  const color = `var(--ui-colors-${kindHues[kind]}-line)`
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden="true" style={{ flexShrink: 0 }}>
      {kind === 'zib' ? <circle cx="7" cy="7" r="6" fill={color} /> : <path d="M7 0l7 7-7 7-7-7Z" fill={color} />}
    </svg>
  )
}
