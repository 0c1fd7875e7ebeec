import { Box } from '@chakra-ui/react'
import { art } from '../../../ui/illustrations/art.tsx'
import { hair, Person, skin } from '../../../ui/illustrations/scene-parts.tsx'
import { useReducedMotion } from '../../../ui/motion/use-reduced-motion.ts'
import { crowdSentence } from './words.ts'

const looks = ['curls', 'crop', 'scarf', 'bun', 'bob'] as const
const skins = Object.values(skin)
const hairs = Object.values(hair)
const tops = [art.teal, art.coral, art.violet, art.amber, art.success]

const pick = <T,>(items: readonly T[], index: number): T => items[index % items.length] as T

/** The class as pictures, in two rows on a phone. Those who do not fit fade and lose their frame. */
export function Crowd({ size, fitting }: { size: number; fitting: ReadonlySet<number> }) {
  const isStill = useReducedMotion()
  return (
    <Box>
      <Box fontFamily="heading" fontSize={{ base: 'xl', lg: '3xl' }} fontWeight="600" lineHeight="1.2" color="colorPalette.text">
        {crowdSentence(fitting.size)}
      </Box>
      <Box
        as="ul"
        role="list"
        aria-label="People in the class who fit"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(12, minmax(0, 1fr))', lg: 'repeat(8, minmax(0, 1fr))' }}
        gap={{ base: '0.5', lg: '2' }}
        marginTop="2"
        listStyleType="none"
      >
        {Array.from({ length: size }, (_, index) => (
          <Portrait
            key={index}
            index={index}
            fits={fitting.has(index)}
            isFound={fitting.size === 1 && fitting.has(index)}
            isStill={isStill}
          />
        ))}
      </Box>
    </Box>
  )
}

type PortraitProps = { index: number; fits: boolean; isFound: boolean; isStill: boolean }

function Portrait({ index, fits, isFound, isStill }: PortraitProps) {
  return (
    <Box
      as="li"
      aria-hidden={fits ? undefined : true}
      aria-label={fits ? `Person ${index + 1}` : undefined}
      borderRadius={{ base: 'md', lg: 'xl' }}
      borderWidth={{ base: '2px', lg: isFound ? '5px' : '3px' }}
      borderStyle={fits ? 'solid' : 'dashed'}
      borderColor={isFound ? 'coral.line' : fits ? 'border.ink' : 'border.soft'}
      bg={isFound ? 'coral.soft' : fits ? 'teal.soft' : 'transparent'}
      overflow="hidden"
    >
      <svg
        viewBox="-44 -48 88 116"
        width="100%"
        aria-hidden="true"
        fill="none"
        stroke={art.line}
        strokeWidth="5"
        style={{ opacity: fits ? 1 : 0.18, transition: isStill ? undefined : 'opacity 300ms', display: 'block' }}
      >
        <Person
          x={0}
          y={0}
          skin={pick(skins, index * 3 + 1)}
          hair={pick(hairs, index + Math.floor(index / 4))}
          top={pick(tops, index * 2 + Math.floor(index / 5))}
          look={pick(looks, index + Math.floor(index / 7))}
          gaze={(index % 3) - 1}
        />
      </svg>
    </Box>
  )
}
