import { chakra, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** Explains what happens to a submitted address. Used under every form that asks for one. */
export function NewsletterSmallPrint() {
  return (
    <Text color="fg.muted">
      First we’ll email you a link to confirm your address, then we’ll send the guide. You can unsubscribe with one click in any
      email. See what we store in our{' '}
      <chakra.span color="accent.text" fontWeight="700" textDecoration="underline">
        <Link to="/privacy">privacy notice</Link>
      </chakra.span>
      .
    </Text>
  )
}
