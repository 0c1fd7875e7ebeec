import { chakra } from '@chakra-ui/react'
import type { Hue } from '../../../ui/theme/hue.ts'

type Props = { index: number; isWalked: boolean; hue: Hue }

/** Draws the curve between two stones; dotted until walked. */
export function TrailLine({ index, isWalked, hue }: Props) {
  const [from, to] = index % 2 ? [76, 36] : [36, 76]
  return (
    <chakra.svg
      viewBox="0 0 120 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      position="absolute"
      top={{ base: '8', md: '12' }}
      left="0"
      width={{ base: '3.25rem', md: '7.5rem' }}
      height="full"
      color={isWalked ? `${hue}.line` : 'border.soft'}
      overflow="visible"
    >
      <chakra.path d={`M${from} 0C${from} 55 ${to} 45 ${to} 100`} display={{ base: 'none', md: 'block' }} {...line(isWalked)} />
      <chakra.path d="M60 0V100" display={{ md: 'none' }} {...line(isWalked)} />
    </chakra.svg>
  )
}

function line(isWalked: boolean) {
  return {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 7,
    strokeLinecap: 'round',
    strokeDasharray: isWalked ? undefined : '1 15',
    vectorEffect: 'non-scaling-stroke',
  } as const
}
