import { Grid } from '@chakra-ui/react'
import { Button } from '../../../../ui/components/button.tsx'
import type { PadAction } from './pad-state.ts'

const tools = [
  { type: 'undo', sign: '↶', name: 'Undo' },
  { type: 'turn', sign: '⟳', name: 'Turn' },
  { type: 'mirror', sign: '⇋', name: 'Mirror' },
  { type: 'clear', sign: '✕', name: 'Clear' },
] as const

/** Buttons that change the whole drawing. */
export function PadTools({ isEmpty, onAction }: { isEmpty: boolean; onAction(action: PadAction): void }) {
  return (
    <Grid templateColumns="repeat(4, minmax(0, 1fr))" gap="1">
      {tools.map(({ type, sign, name }) => (
        <Button
          key={type}
          variant="ghost"
          hue="violet"
          aria-disabled={isEmpty}
          onClick={() => !isEmpty && onAction({ type })}
          style={{ padding: '0.15rem', flexDirection: 'column', gap: 0, lineHeight: 1.2 }}
        >
          <span aria-hidden="true">{sign}</span>
          {name}
        </Button>
      ))}
    </Grid>
  )
}
