import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'

/** Leaves time for the first email to arrive. */
const pauseMs = 30_000

type LinkSentProps = {
  email: string
  hasMailbox: boolean
  problem: string | null
  /** Replaces the sentence about the link. */
  text?: ReactNode
  sendAgain(): Promise<boolean>
  onOther(): void
}

/** Confirms a link request, whether or not the address has an account. */
export function LinkSent({ email, hasMailbox, problem, text, sendAgain, onOther }: LinkSentProps) {
  const [times, setTimes] = useState(1)
  const [isPausing, setPausing] = useState(true)

  // The replaced form drops the focus.
  useEffect(() => document.getElementById('main')?.focus(), [])
  useEffect(() => {
    if (!isPausing) return
    const timer = setTimeout(() => setPausing(false), pauseMs)
    return () => clearTimeout(timer)
  }, [isPausing])

  const again = async () => {
    setPausing(true)
    if (await sendAgain()) setTimes((now) => now + 1)
  }

  return (
    <ScenePage
      title="Check your email"
      text={
        text ?? (
          <>
            If <chakra.b overflowWrap="anywhere">{email}</chakra.b> has an account, a link is on its way. It works once, for 15
            minutes. Check your spam folder too.
          </>
        )
      }
      scene={<LetterScene />}
      action={
        <Flex direction="column" align="center" gap="4">
          {hasMailbox && <LinkButton href="/dev/mailbox">Open the development mailbox</LinkButton>}
          <Flex wrap="wrap" justify="center" gap="3">
            {/* `disabled` would drop the focus from the button that was just pressed. */}
            <Button variant="outline" aria-disabled={isPausing} onClick={isPausing ? undefined : again}>
              Send it again
            </Button>
            <Button variant="ghost" onClick={onOther}>
              Use another address
            </Button>
          </Flex>
          <Box role="status" color="fg.muted" minHeight="6">
            {problem ?? newsOf(times, isPausing)}
          </Box>
        </Flex>
      }
    />
  )
}

function newsOf(times: number, isPausing: boolean): string {
  if (!isPausing) return 'No email yet? Send it again, or check the address.'
  return times > 1 ? 'Sent again. It may take a minute or two.' : 'No email yet? You can send it again in 30 seconds.'
}
