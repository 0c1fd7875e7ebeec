import { Flex } from '@chakra-ui/react'
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
    <Flex gap="1" wrap="wrap">
      {tools.map(({ type, sign, name }) => (
        <Button
          key={type}
          variant="ghost"
          hue="violet"
          aria-disabled={isEmpty}
          onClick={() => !isEmpty && onAction({ type })}
          style={{ paddingInline: '0.6rem' }}
        >
          <span aria-hidden="true">{sign}</span>
          {name}
        </Button>
      ))}
    </Flex>
  )
}
