import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { keepConsentWait } from '../../../lib/session/consent-wait.ts'
import { clearWaitingWork } from '../../../lib/session/waiting-work.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { FoxSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import { Confetti, Pop } from '../../../ui/motion/motion.tsx'
import { useConsentWatchQuery } from './consent-watch.generated.ts'
import { useResendConsentMailMutation } from './resend-consent-mail.generated.ts'
import { useConsentWatch } from './use-consent-watch.ts'

/** Explains to a child why nothing is saved yet, and celebrates when the parent agrees. */
export function ConsentNotice({ consent }: { consent: string }) {
  const [isClosed, setClosed] = useState(false)
  const [firstConsent] = useState(consent)
  useConsentWatch(consent)
  if (isClosed && consent === 'granted') return null
  return (
    <Box
      as="section"
      aria-label="Your parent’s answer"
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingTop="4"
    >
      {consent === 'granted' ? (
        <Granted isNews={firstConsent !== 'granted'} onClose={() => setClosed(true)} />
      ) : (
        <Waiting consent={consent} />
      )}
    </Box>
  )
}

const words = {
  pending: {
    title: 'Waiting for your parent or guardian',
    text: 'You can already try the experiments and the first lesson of “How AI works”. We save it to your account once they say yes.',
    button: 'Send the email again',
  },
  declined: {
    title: 'Your parent or guardian said no for now',
    text: 'You can look around, but nothing is saved. We’ll delete this account 7 days after their answer. Talk to them. They can still change their answer, and you can ask them again once a day.',
    button: 'Ask again by email',
  },
  withdrawn: {
    title: 'Your parent or guardian took back their permission',
    button: null,
  },
} as const

/** The day is in UTC, as in the emails to the parents. */
function withdrawnText(erasureAt: string | null | undefined): string {
  const day = erasureAt
    ? `on ${new Date(erasureAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}`
    : 'soon'
  return `You can look around, but nothing is saved. We’ll delete this account ${day}. Talk to them if you’d like to try again.`
}

function Waiting({ consent }: { consent: string }) {
  const { data, refetch } = useConsentWatchQuery({ skip: consent === 'declined' })
  useEffect(() => {
    if (consent !== 'pending') clearWaitingWork()
  }, [consent])
  const watched = data?.viewer?.learner
  const isMailed = watched?.isParentMailed
  const [resend, { loading }] = useResendConsentMailMutation()
  const known = words[consent as keyof typeof words] ?? words.withdrawn

  const again = async () => {
    const answer = await resend().catch(() => null)
    const result = answer?.data?.resendConsentMail
    if (result?.__typename === 'ResendConsentMailPayload') {
      const left = consent === 'pending' ? resendsLeft(result.remaining) : 'You can ask again tomorrow.'
      const isFirst = consent === 'pending' && isMailed === false
      toast({
        title: isFirst ? 'Email on its way' : 'Email sent again',
        description: isFirst
          ? 'We’re emailing your parent now, or a little later if they got many emails today. Ask them to open it.'
          : `Only the newest link works. ${left}`,
      })
      void refetch().catch(() => null)
      return
    }
    const isSentToday = consent === 'declined' && result?.code === 'RATE_LIMITED'
    toast({
      title: 'Not sent',
      description: isSentToday ? 'You already asked today. You can ask again tomorrow.' : (result?.message ?? unreachable),
      variant: 'destructive',
    })
  }

  return (
    <Notice tone={consent === 'pending' ? 'info' : 'warning'} title={known.title}>
      {/* Reserves space until the data arrives. */}
      {consent === 'pending' && (
        <Box marginBottom="2" visibility={isMailed === undefined ? 'hidden' : 'visible'}>
          <SentTo email={watched?.askedParentEmail ?? 'them'} isMailed={isMailed !== false} />
        </Box>
      )}
      <Text>{'text' in known ? known.text : withdrawnText(watched?.erasureAt)}</Text>
      {known.button && (
        <Box marginTop="3">
          <Button variant="outline" loading={loading} onClick={again}>
            {isMailed === false ? 'Send the email now' : known.button}
          </Button>
        </Box>
      )}
    </Notice>
  )
}

function resendsLeft(times: number): string {
  return times === 0 ? 'You can’t send it again.' : `You can resend it ${times} more ${times === 1 ? 'time' : 'times'}.`
}

/** Shows a mistyped address to the child, who can then start again. */
function SentTo({ email, isMailed }: { email: string; isMailed: boolean }) {
  const address = <chakra.b overflowWrap="anywhere">{email}</chakra.b>
  return (
    <>
      {isMailed ? (
        <Text>We sent an email to {address}. Ask your parent to open it. It may be in their spam folder.</Text>
      ) : (
        // The mailbox has reached its daily limit of emails from us.
        <Text>
          We haven’t been able to email {address} yet because we’ve already sent that address too many emails today. We’ll send it
          within a day.
        </Text>
      )}
      <Text>
        Wrong address?{' '}
        <chakra.span css={{ '& a': { textDecoration: 'underline', fontWeight: '700' } }}>
          <Link to="/profile">Delete this account</Link>
        </chakra.span>{' '}
        and sign up again.
      </Text>
    </>
  )
}

/** Celebrates consent, once: when it arrives while the page is open, or on the next visit. */
function Granted({ isNews, onClose }: { isNews: boolean; onClose(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
    keepConsentWait(null)
  }, [isNews])
  return (
    <Box
      role="status"
      position="relative"
      overflow="hidden"
      bg="success.soft"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
      padding={{ base: '4', md: '6' }}
    >
      <Confetti />
      <Flex gap="5" align="center" wrap="wrap">
        <Box width="24" flexShrink="0">
          <Pop>
            <FoxSidekick mood="cheering" />
          </Pop>
        </Box>
        <Box flex="1" minWidth="14rem">
          <chakra.h2 ref={heading} tabIndex={-1} fontSize="2xl">
            Your parent said yes!
          </chakra.h2>
          <Text marginTop="1">From now on, everything you learn is saved, and you earn XP and badges. Have fun!</Text>
          <Box marginTop="3">
            <Button onClick={onClose}>Let’s go</Button>
          </Box>
        </Box>
      </Flex>
    </Box>
  )
}
