import { Box, Flex, Text } from '@chakra-ui/react'
import type { FamilyRequestKind } from '@deepm/schema/rules/family/family-request-forms'
import { type ExtraMinutes, extraMinuteChoices } from '@deepm/schema/rules/family/family-requests'
import type { LabTool } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useAskFamilyMutation, useAskFamilyStandingQuery } from './ask-family.generated.ts'

type Props = {
  kind: FamilyRequestKind
  /** Required for the kind `tool`. */
  tool?: LabTool
}

/**
 * Asks a linked parent to unlock something. Place it next to the notice about it. Fetches the parents and open requests
 * itself and renders nothing until they are loaded.
 */
export function AskFamily({ kind, tool }: Props) {
  const { data } = useAskFamilyStandingQuery({ fetchPolicy: 'cache-and-network' })
  const [ask, { loading }] = useAskFamilyMutation()
  const [wasAsked, setAsked] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The pressed button is unmounted.
    if (wasAsked) words.current?.focus()
  }, [wasAsked])
  const learner = data?.viewer?.learner
  if (!learner) return null
  if (learner.guardians.length === 0) return <NobodyToAsk />
  const isOpen = wasAsked || learner.openRequests.some((it) => it.kind === kind && (kind !== 'tool' || it.tool === tool))
  if (isOpen) {
    return (
      <Text ref={words} tabIndex={-1} role="status" fontWeight="600">
        We emailed your parent. Watch the bell for their answer.
      </Text>
    )
  }

  const send = (minutes: ExtraMinutes | null) => async () => {
    if (loading) return
    const input = { kind, tool: tool ?? null, minutes }
    const result = (await ask({ variables: { input } }).catch(() => null))?.data?.askFamily
    if (result?.__typename === 'FamilyRequest') setAsked(true)
    else toastNotSaved(result?.message, 'Not asked')
  }

  return (
    <Flex gap="3" wrap="wrap">
      {kind === 'moreTime' ? (
        extraMinuteChoices.map((minutes) => (
          <Button key={minutes} variant="outline" loading={loading} onClick={send(minutes)}>
            Ask my parent for {minutes} minutes
          </Button>
        ))
      ) : (
        <Button variant="outline" loading={loading} onClick={send(null)}>
          {kind === 'tool' && tool ? `Ask my parent for ${toolNames[tool]}` : 'Ask my parent to open it now'}
        </Button>
      )}
    </Flex>
  )
}

function NobodyToAsk() {
  return (
    <Box>
      <Text marginBottom="3">
        No parent is linked to your account yet. Invite one from the Family Dashboard, and they can change this.
      </Text>
      <LinkButton variant="outline" to="/parent-dashboard">
        Go to the Family Dashboard
      </LinkButton>
    </Box>
  )
}
