import { Box } from '@chakra-ui/react'
import type { useControls } from './use-controls.ts'

const texts = {
  unchanged: 'Changes save automatically.',
  saving: 'Saving...',
  saved: 'Saved.',
  unsaved: 'Not saved. These are the rules that apply now.',
} as const

/** Tells a parent whether the changed settings are stored. */
export function SaveState({ state }: { state: ReturnType<typeof useControls>['state'] }) {
  return (
    <Box role="status" color="fg.muted">
      {texts[state]}
    </Box>
  )
}
