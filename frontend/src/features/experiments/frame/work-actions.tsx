import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'

type Props = {
  onReset(): void
  onSave: (() => Promise<string | null>) | null
  onProject: (() => void) | null
}

/** Starts the experiment again, stores the work, or takes it into a project. */
export function WorkActions({ onReset, onSave, onProject }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const save = async () => {
    if (!onSave) return
    setBusy(true)
    const problem = await onSave()
    setBusy(false)
    setSaid(problem ?? 'Saved. You’ll find it here next time.')
  }
  const reset = () => {
    setSaid('')
    onReset()
  }
  return (
    <Box display="grid" gap="2">
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={reset}>
          <span aria-hidden="true">↺ </span>Start again
        </Button>
        {onSave && (
          <Button variant="outline" loading={isBusy} onClick={() => void save()}>
            Save my work
          </Button>
        )}
        {onProject && (
          <Button variant="outline" onClick={onProject}>
            Save to a project
          </Button>
        )}
      </Flex>
      <Box role="status" fontWeight="600">
        {said}
      </Box>
    </Box>
  )
}
