import { Box } from '@chakra-ui/react'
import { type MailChoice, mailChoiceTexts } from '@deepm/schema/rules/family/mail-choice'
import { useRef, useState } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { type MailChoiceCard_UserFragment, useChooseMailsMutation } from './mail-choice-card.generated.ts'

const options = Object.entries(mailChoiceTexts).map(([value, { title, text }]) => ({
  value: value as MailChoice,
  title,
  description: text,
}))

/** Chooses which emails a parent receives. Hidden from learners and staff, who receive none. */
export function MailChoiceCard({ user }: { user: MailChoiceCard_UserFragment }) {
  const { shown, isSaved, change } = useMailChoice(user.mailChoice)
  if (!user.mailChoice) return null
  return (
    <Card hue="coral" display="grid" gap="5">
      <RadioCards
        legend="Emails from the academy"
        name="mailChoice"
        value={shown}
        onChange={change}
        options={options}
        columns={3}
      />
      <Box role="status" color="fg.muted">
        {isSaved ? 'Saved to your account.' : 'You always get sign-in links and emails about your consent.'}
      </Box>
    </Card>
  )
}

/** Sends one request at a time, so that the last choice is saved last. Updates optimistically and reverts on failure. */
function useMailChoice(kept: MailChoice | null) {
  const [choose] = useChooseMailsMutation()
  const [ahead, setAhead] = useState<MailChoice | null>(null)
  const [isSaved, setSaved] = useState(false)
  const wanted = useRef<MailChoice | null>(null)
  const isUnderWay = useRef(false)

  const change = async (choice: MailChoice) => {
    setAhead(choice)
    setSaved(false)
    wanted.current = choice
    if (isUnderWay.current) return
    isUnderWay.current = true
    let answer: unknown = null
    while (wanted.current) {
      const variables = { choice: wanted.current }
      wanted.current = null
      answer = await choose({ variables }).catch(() => null)
    }
    isUnderWay.current = false
    setAhead(null)
    setSaved(answer !== null)
    if (answer) return
    toast({ title: 'Not saved', description: unreachable, variant: 'destructive' })
  }
  return { shown: ahead ?? kept, isSaved, change }
}
