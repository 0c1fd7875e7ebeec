import { useApolloClient } from '@apollo/client/react'
import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { type RecordInput, recordExperiment } from '../../features/experiments/keeping/record-experiment.ts'
import { saveTrial } from '../../features/learning/check/trial-answers.ts'
import { clearWaitingWork, readWaitingWork } from '../../lib/session/waiting-work.ts'
import { Button } from '../../ui/components/button.tsx'
import { Notice } from '../../ui/feedback/feedback.tsx'
import { toast } from '../../ui/feedback/toaster.tsx'

/** Offers a child whose parent agreed to save what they did on this device while they waited. The server grades it again. */
export function WaitingWork({ learnerId }: { learnerId: string }) {
  const client = useApolloClient()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const [isOver, setOver] = useState(false)
  if (isOver || readWaitingWork(learnerId).length === 0) return null

  const discard = () => {
    clearWaitingWork()
    setOver(true)
  }
  const save = async () => {
    setSaving(true)
    let lost = await saveTrial(client, learnerId)
    for (const entry of readWaitingWork(learnerId)) {
      if ('mission' in entry && typeof (await recordExperiment(client, entry.mission as RecordInput)) === 'string') lost += 1
    }
    setSaving(false)
    if (lost > 0) return setProblem('We could not save everything. Please try again.')
    discard()
    toast({ title: 'Saved!', description: 'What you did while you waited is now in your account.' })
    // Locks, XP and progress have changed.
    await client.refetchQueries({ include: 'active' }).catch(() => null)
  }

  return (
    <Box
      as="section"
      aria-label="Your work on this device"
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingTop="4"
    >
      <Notice tone="info" title="Save what you did while you waited?">
        <Text>Your answers and missions are still on this device. Add them to your account and earn your XP.</Text>
        {problem && (
          <Text role="alert" fontWeight="700" marginTop="2">
            {problem}
          </Text>
        )}
        <Flex gap="3" wrap="wrap" marginTop="3">
          <Button loading={isSaving} onClick={save}>
            Save it
          </Button>
          <Button variant="outline" disabled={isSaving} onClick={discard}>
            No, delete it
          </Button>
        </Flex>
      </Notice>
    </Box>
  )
}
