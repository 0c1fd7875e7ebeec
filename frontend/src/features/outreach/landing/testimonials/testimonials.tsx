import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useInterval } from '../../../../lib/use-interval.ts'
import { Section } from '../section.tsx'
import { ReviewSlide } from './review-slide.tsx'
import { reviews } from './reviews.ts'
import { useCarousel } from './use-carousel.ts'

/** Milliseconds per review (specification, section 4). */
const standsFor = 5000

export function Testimonials() {
  const { shown, show, next, isOn, toggle, isStill, isRotating, watchKeyboard, watchMouse } = useCarousel(reviews.length)
  return (
    <Box bg="teal.soft" backgroundImage={awning} backgroundSize="44px 24px" backgroundRepeat="repeat-x">
      <Section id="testimonials" title="Reviews" hue="teal" intro={<SampleLabel />}>
        <Box role="group" aria-roledescription="carousel" aria-label="Sample reviews" {...watchKeyboard}>
          <Clock key={shown} isRunning={isRotating} onRing={next} />
          <Box display="grid" aria-live={isRotating ? 'off' : 'polite'} aria-atomic="false" {...watchMouse}>
            {reviews.map((review, index) => (
              <ReviewSlide
                key={review.name}
                review={review}
                isShown={index === shown}
                label={`Sample review ${index + 1} of ${reviews.length}`}
              />
            ))}
          </Box>
          <Flex align="center" gap="1" marginTop="8" paddingLeft={{ md: '14.5rem' }}>
            {reviews.map((review, index) => (
              <Dot
                key={review.name}
                label={`Show review ${index + 1} of ${reviews.length}`}
                isCurrent={index === shown}
                onClick={() => show(index)}
              />
            ))}
            <chakra.button
              type="button"
              onClick={toggle}
              visibility={isStill ? 'hidden' : 'visible'}
              aria-label={isOn ? 'Pause the reviews' : 'Play the reviews'}
              {...round}
              marginLeft="3"
              borderWidth="3px"
              borderColor="border.ink"
              bg="bg.card"
            >
              <svg viewBox="0 0 24 24" width="20" fill="currentColor" aria-hidden="true">
                <path d={isOn ? 'M6 4h4.500v16H6ZM13.500 4H18v16h-4.500Z' : 'M7 3.500v17l13.500-8.500Z'} />
              </svg>
            </chakra.button>
          </Flex>
        </Box>
      </Section>
    </Box>
  )
}

/** Remounts with every slide, so that a chosen slide also gets the full time. */
function Clock({ isRunning, onRing }: { isRunning: boolean; onRing: () => void }) {
  useInterval(onRing, standsFor, isRunning)
  return null
}

/** Draws scallops in the page colour along the top edge, like an awning. */
const awning =
  'radial-gradient(circle at 50% -6px, var(--ui-colors-bg-page) 24px, var(--ui-colors-border-ink) 24.5px 27px, transparent 27.5px)'

const round = { display: 'grid', placeItems: 'center', boxSize: '12', borderRadius: 'full', cursor: 'pointer' } as const

function SampleLabel() {
  return (
    <Text
      as="span"
      display="inline-block"
      paddingX="4"
      paddingY="1"
      borderWidth="3px"
      borderStyle="dashed"
      borderColor="amber.line"
      borderRadius="2xl"
      bg="amber.soft"
      color="amber.text"
      fontWeight="700"
    >
      Sample reviews by our team, until families write their own
    </Text>
  )
}

function Dot({ label, isCurrent, onClick }: { label: string; isCurrent: boolean; onClick: () => void }) {
  return (
    <chakra.button type="button" aria-label={label} aria-current={isCurrent || undefined} onClick={onClick} {...round}>
      <Box
        as="span"
        width={isCurrent ? '8' : '4'}
        height="4"
        borderRadius="full"
        borderWidth="3px"
        borderColor="border.ink"
        bg={isCurrent ? 'accent.solid' : 'bg.card'}
        transition="width 200ms"
      />
    </chakra.button>
  )
}
