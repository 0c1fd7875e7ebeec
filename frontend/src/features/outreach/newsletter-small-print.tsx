import { chakra, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** Explains what happens to a submitted address. Used under every form that asks for one. */
export function NewsletterSmallPrint() {
  return (
    <Text color="fg.muted">
      First we mail you a link to confirm the address; the guide comes after your yes. One click in any mail ends them all. What
      we store stands in our{' '}
      <chakra.span color="accent.text" fontWeight="700" textDecoration="underline">
        <Link to="/privacy">privacy notice</Link>
      </chakra.span>
      .
    </Text>
  )
}
