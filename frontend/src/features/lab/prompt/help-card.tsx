import { Box, chakra, Text } from '@chakra-ui/react'
import { type CrisisTopic, crisisReplies, emergencyText } from '@deepm/schema/rules/safety/care-texts'
import { helplinesAsOf } from '@deepm/schema/rules/safety/helplines'
import { helpFor } from '@deepm/schema/rules/safety/topic-help'
import { Heading } from '../../../ui/components/heading.tsx'

type Sending = 'sent' | 'possible' | 'never'

const readers: Record<Sending, string> = {
  sent: 'We’ve let our team know, and a person will read what you wrote. Only you and our staff can read it. Your parents can’t. If you are not safe, our team may have to tell someone who can protect you.',
  possible:
    'If you send it, our team gets a message and a person will read it. Only you and our staff can read it then. Your parents can’t. If you are not safe, our team may have to tell someone who can protect you.',
  never:
    'What you type here stays on your device. No one at the academy can read it, so please call one of these numbers or talk to an adult.',
}

type Props = {
  /** What it is about; decides the reply. */
  topic: CrisisTopic
  /** Whether the text was sent, so that staff are notified, can be sent, or never leaves the device. */
  sending: Sending
}

/** Shows helplines to someone who may be in danger. */
export function HelpCard({ topic, sending }: Props) {
  const { title, text } = crisisReplies[topic]
  return (
    <Box
      as="section"
      role="status"
      colorPalette="violet"
      bg="colorPalette.soft"
      borderWidth="3px"
      borderColor="colorPalette.line"
      borderRadius="3xl"
      padding={{ base: '5', md: '6' }}
      display="grid"
      gap="3"
    >
      <Heading as="h3" size="xl">
        <span aria-hidden="true">💜 </span>
        {title}
      </Heading>
      <Text>{text}</Text>
      <Text fontWeight="700">{emergencyText}</Text>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {helpFor(topic, Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages).map(
          ({ where, name, number, url }) => (
            <Box as="li" key={`${where} ${name}`} bg="bg.card" borderRadius="xl" padding="3">
              <Text fontWeight="700">{where}</Text>
              <Text>
                {name}
                {number && (
                  <>
                    :{' '}
                    <chakra.a
                      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
                      display="inline-flex"
                      alignItems="center"
                      minHeight="11"
                      color="accent.text"
                      fontWeight="700"
                      textDecoration="underline"
                    >
                      {number}
                    </chakra.a>
                  </>
                )}{' '}
                {url && (
                  <chakra.a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    display="inline-flex"
                    alignItems="center"
                    minHeight="11"
                    color="accent.text"
                    fontWeight="600"
                    textDecoration="underline"
                  >
                    {new URL(url).hostname.replace(/^www\./, '')}
                  </chakra.a>
                )}
              </Text>
            </Box>
          ),
        )}
      </Box>
      <Text color="fg.muted">Numbers as of {helplinesAsOf}.</Text>
      <Text>{readers[sending]}</Text>
    </Box>
  )
}
