import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Art, art } from '../../../ui/illustrations/art.tsx'
import { Spark } from '../../../ui/illustrations/sidekick-parts.tsx'
import { FoxSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import { NewsletterSmallPrint } from '../newsletter-small-print.tsx'
import { useNewsletter } from '../use-newsletter.ts'

const thanks = "Thanks for signing up! We'll send you AI learning tips."

const airmail =
  'repeating-linear-gradient(-45deg, var(--ui-colors-coral-solid) 0 18px, var(--ui-colors-art-paper) 18px 36px, var(--ui-colors-violet-solid) 36px 54px, var(--ui-colors-art-paper) 54px 72px)'

export function NewsletterForm() {
  return (
    <Box
      as="section"
      aria-labelledby="newsletter-title"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingY={{ base: '10', md: '24' }}
    >
      <Box
        maxWidth="64rem"
        marginX="auto"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="3xl"
        padding={{ base: '2.5', md: '4' }}
        background={airmail}
        transform={{ lg: 'rotate(-0.8deg)' }}
        boxShadow="0 10px 0 var(--ui-colors-border-soft)"
      >
        <Flex
          direction={{ base: 'column', md: 'row' }}
          bg="bg.card"
          borderWidth="3px"
          borderColor="border.ink"
          borderRadius="2xl"
        >
          <Flex
            direction="column"
            justify="space-between"
            gap="6"
            flex="1"
            padding={{ base: '5', md: '10' }}
            paddingBottom={{ md: '0' }}
            borderColor="border.soft"
            borderRightWidth={{ md: '3px' }}
            borderBottomWidth={{ base: '3px', md: '0' }}
            borderStyle="dashed"
          >
            <Box>
              <Heading as="h2" id="newsletter-title" fontSize={{ base: '3xl', md: '4xl' }} marginBottom="4">
                AI tips by email
              </Heading>
              <Text fontSize="lg">
                Now and then, we’ll send you an idea to try with your child: something to make or something to check. You’ll also
                get our free 30-page guide for parents as a PDF.
              </Text>
            </Box>
            <Box display={{ base: 'none', md: 'block' }} width="36">
              <FoxSidekick mood="cheering" />
            </Box>
          </Flex>
          <Box flex="1.1" padding={{ base: '5', md: '10' }}>
            <Box display={{ base: 'none', md: 'block' }}>
              <Stamp />
            </Box>
            <AddressForm />
          </Box>
        </Flex>
      </Box>
    </Box>
  )
}

function AddressForm() {
  const { field, isSending, submit } = useNewsletter('newsletter', thanks)
  return (
    <chakra.form display="grid" gap="4" method="dialog" onSubmit={submit} noValidate aria-labelledby="newsletter-title">
      <TextField label="Your email address" type="email" autoComplete="email" {...field} />
      <Button type="submit" loading={isSending}>
        Send me the guide
      </Button>
      <NewsletterSmallPrint />
    </chakra.form>
  )
}

function Stamp() {
  return (
    <Box
      width={{ base: '20', md: '28' }}
      marginLeft="auto"
      marginTop={{ base: '-2', md: '-4' }}
      marginBottom={{ base: '-4', md: '0' }}
      transform="rotate(4deg)"
    >
      <Art viewBox="0 0 120 140" fill="none" stroke={art.line} strokeWidth="4">
        {/* A dotted stroke in the card's colour perforates the edge. */}
        <path d="M8 8h104v124H8Z" fill={art.amber} stroke={art.card} strokeDasharray="0.1 11.400" strokeWidth="8" />
        <path d="M22 22h76v96H22Z" fill={art.night} />
        <path d="M22 100q10-10 19 0t19 0 19 0 19 0v18H22Z" fill={art.teal} />
        <Spark x={60} y={58} size={24} color={art.amber} />
      </Art>
    </Box>
  )
}
