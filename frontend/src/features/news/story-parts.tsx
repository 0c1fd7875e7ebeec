import { Box, chakra, Text } from '@chakra-ui/react'

/** Shows an activity as a cut-out coupon. */
export function ActivityCard({ text }: { text: string }) {
  return (
    <Box
      position="relative"
      bg="colorPalette.soft"
      borderWidth="3px"
      borderStyle="dashed"
      borderColor="colorPalette.line"
      borderRadius="xl"
      padding="4"
      paddingTop="5"
      marginTop="2"
    >
      <Scissors />
      <Text>
        <chakra.strong display="block" fontFamily="heading" fontSize="lg" fontWeight="600" color="colorPalette.text">
          Try this
        </chakra.strong>
        {text}
      </Text>
    </Box>
  )
}

function Scissors() {
  return (
    <chakra.svg
      viewBox="0 0 40 28"
      position="absolute"
      top="-15px"
      right="6"
      width="40px"
      height="28px"
      bg="bg.card"
      borderRadius="full"
      color="fg.ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="30" cy="8" r="4" />
      <circle cx="30" cy="20" r="4" />
      <path d="M26.500 10 8 20M26.500 18 8 8" />
    </chakra.svg>
  )
}

type Source = { id: string; title: string; url: string }

/** Lists a story's sources, which open in new tabs. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <Box>
      <Text fontWeight="600" color="fg.muted">
        Where it comes from
      </Text>
      <Box as="ul" listStyleType="none">
        {sources.map((source) => (
          <Box as="li" key={source.id}>
            <chakra.a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer"
              display="inline-flex"
              alignItems="center"
              minHeight="11"
              paddingY="1"
              color="accent.text"
              fontWeight="600"
              lineHeight="1.35"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
              overflowWrap="anywhere"
              _hover={{ textDecorationThickness: '3px' }}
            >
              <span>
                {source.title} <chakra.span srOnly>(opens in a new tab)</chakra.span>
                <span aria-hidden="true">&nbsp;↗</span>
              </span>
            </chakra.a>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
