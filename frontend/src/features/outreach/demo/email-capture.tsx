import { Box, chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LetterScene } from '../../../ui/illustrations/letter-scene.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NewsletterSmallPrint } from '../newsletter-small-print.tsx'
import { useNewsletter } from '../use-newsletter.ts'

/** What follows the last film. */
export function EmailCapture() {
  const { problem, clearProblem, isSending, submit } = useNewsletter(
    'demo',
    "Thanks! We'll send you our complete AI education guide.",
  )
  const title = useRef<HTMLHeadingElement>(null)
  // The film that had the keyboard is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <Card hue="teal" display="grid" gap="4" justifyItems="center">
      <Box width="full" maxWidth="16rem">
        <LetterScene />
      </Box>
      <Heading as="h3" ref={title} tabIndex={-1} size="2xl" textAlign="center">
        That was all four. Shall we write to you?
      </Heading>
      <Text textAlign="center" maxWidth="prose">
        Leave your address and we send you our guide to AI education. You can also choose a film again.
      </Text>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4" width="full" maxWidth="28rem">
        <TextField label="Email" type="email" name="email" autoComplete="email" error={problem} onChange={clearProblem} />
        <Button type="submit" size="lg" hue="teal" loading={isSending}>
          Send me the guide
        </Button>
        <NewsletterSmallPrint />
      </chakra.form>
    </Card>
  )
}
