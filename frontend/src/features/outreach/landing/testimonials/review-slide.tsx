import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Art, art } from '../../../../ui/illustrations/art.tsx'
import { Person } from '../../../../ui/illustrations/scene-parts.tsx'
import type { Review } from './reviews.ts'

const star = 'M12 2.600 15 9l6.800.8-5 4.700 1.300 6.800L12 17.900l-6.100 3.400 1.300-6.800-5-4.700L9 9Z'

export function ReviewSlide({ review, isShown, label }: { review: Review; isShown: boolean; label: string }) {
  const { name, age, role, content, rating, hue } = review
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      colorPalette={hue}
      gridArea="1 / 1"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'flex-start', md: 'center' }}
      gap={{ base: '4', md: '8' }}
      // Hidden slides keep their size to avoid layout shifts.
      visibility={isShown ? 'visible' : 'hidden'}
      opacity={isShown ? 1 : 0}
      transform={isShown ? 'none' : 'translateX(16px)'}
      transition="opacity 320ms, transform 320ms, visibility 320ms"
    >
      <chakra.figure
        order={{ base: 1, md: 0 }}
        display="flex"
        alignItems="center"
        flexDirection={{ md: 'column' }}
        gap="3"
        flexShrink="0"
        width={{ md: '13rem' }}
      >
        <Box width={{ base: '20', md: '40' }} flexShrink="0">
          <Avatar review={review} />
        </Box>
        <Box as="figcaption" textAlign={{ md: 'center' }}>
          <Text fontFamily="heading" fontWeight="600" fontSize="xl" lineHeight="1.2">
            {name}, {age}
          </Text>
          <Text color="fg.muted">{role}</Text>
        </Box>
      </chakra.figure>
      <Box
        position="relative"
        flex="1"
        width="full"
        bg="bg.card"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="4xl"
        padding={{ base: '6', md: '10' }}
        boxShadow="0 8px 0 var(--ui-colors-color-palette-solid)"
      >
        <Tail />
        <Flex role="img" aria-label={`${rating} out of 5 stars`} gap="1" marginBottom="4">
          {Array.from({ length: rating }, (_, index) => (
            <svg
              key={index}
              viewBox="0 0 24 24"
              width="28"
              fill={art.amber}
              stroke={art.line}
              strokeWidth="2"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={star} />
            </svg>
          ))}
        </Flex>
        <chakra.blockquote fontFamily="heading" fontWeight="500" fontSize={{ base: 'xl', md: '2xl' }} lineHeight="1.4">
          {content}
        </chakra.blockquote>
      </Box>
    </Box>
  )
}

/** Points from the bubble to the speaker: left on wide screens, down on narrow ones. */
function Tail() {
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      left={{ base: '10', md: '-15px' }}
      bottom={{ base: '-15px', md: 'auto' }}
      top={{ md: '50%' }}
      boxSize="26px"
      marginTop={{ md: '-13px' }}
      bg="bg.card"
      borderColor="border.ink"
      borderWidth={{ base: '0 3px 3px 0', md: '0 0 3px 3px' }}
      transform="rotate(45deg)"
    />
  )
}

function Avatar({ review: { avatar, ground, name } }: { review: Review }) {
  const id = `review-${name}`
  return (
    <Art viewBox="0 0 160 160" fill="none" stroke={art.line} strokeWidth="4.5">
      <clipPath id={id}>
        <circle cx="80" cy="80" r="74" />
      </clipPath>
      <circle cx="80" cy="80" r="74" fill={ground} />
      <g clipPath={`url(#${id})`}>
        <Person x={80} y={72} scale={1.35} {...avatar} />
      </g>
      <circle cx="80" cy="80" r="74" strokeWidth="6" />
    </Art>
  )
}
