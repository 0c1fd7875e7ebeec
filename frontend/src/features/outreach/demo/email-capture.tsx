import { Box, chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import { NewsletterSmallPrint } from '../newsletter-small-print.tsx'
import { useNewsletter } from '../use-newsletter.ts'

/** Asks for an email address after the last video. */
export function EmailCapture() {
  const { field, isSending, submit } = useNewsletter('demo', "Thanks! We'll send you our complete AI education guide.")
  const title = useRef<HTMLHeadingElement>(null)
  // Removing the video drops the focus.
  useEffect(() => title.current?.focus(), [])
  return (
    <Card hue="teal" display="grid" gap="4" justifyItems="center">
      <Box width="full" maxWidth="16rem">
        <LetterScene />
      </Box>
      <Heading as="h3" ref={title} tabIndex={-1} size="2xl" textAlign="center">
        That’s all four! Want our free parent guide?
      </Heading>
      <Text textAlign="center" maxWidth="prose">
        Enter your email address and we’ll send you our guide to AI education. You can also watch a video again.
      </Text>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4" width="full" maxWidth="28rem">
        <TextField label="Email" type="email" autoComplete="email" {...field} />
        <Button type="submit" size="lg" hue="teal" loading={isSending}>
          Send me the guide
        </Button>
        <NewsletterSmallPrint />
      </chakra.form>
    </Card>
  )
}
