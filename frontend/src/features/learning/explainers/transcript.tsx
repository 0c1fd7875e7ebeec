import { Box, chakra, Text } from '@chakra-ui/react'
import { type ExplainerId, explainers } from '@deepm/schema/rules/learning/explainers'
import { type ToggleEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/components/button.tsx'
import { captionText } from './caption-text.ts'
import { explainerFile } from './files.ts'

const messages = {
  closed: '',
  loading: 'Loading the text…',
  retrying: 'Loading the text…',
  failed: 'The text did not load. Check your connection, then try again.',
}

/** The paragraphs, when they are loaded. */
type State = keyof typeof messages | readonly string[]

/** Shows the captions of an explainer as text. They are loaded when it is opened. */
export function Transcript({ id }: { id: ExplainerId }) {
  const [state, setState] = useState<State>('closed')
  const text = useRef<HTMLDivElement>(null)
  const retryButton = useRef<HTMLButtonElement>(null)

  const load = async (isRetry: boolean) => {
    setState(isRetry ? 'retrying' : 'loading')
    const paragraphs = await loadParagraphs(id).catch(() => null)
    const isFocused = isRetry && document.activeElement === retryButton.current
    flushSync(() => setState(paragraphs ?? 'failed'))
    // The focused button is removed, so the focus moves to what it loaded.
    if (isFocused) text.current?.focus({ preventScroll: true })
  }
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && state === 'closed') void load(false)
  }

  return (
    <chakra.details onToggle={onToggle} minWidth="0">
      <chakra.summary minHeight="11" paddingY="2" cursor="pointer" fontWeight="700" width="fit-content" borderRadius="md">
        Read it instead
      </chakra.summary>
      <Box display="grid" gap="3" maxWidth="prose" paddingBottom="2">
        <Text role="status" color="fg.muted">
          {typeof state === 'string' && messages[state]}
        </Text>
        {(state === 'failed' || state === 'retrying') && (
          <Box>
            <Button ref={retryButton} variant="outline" loading={state === 'retrying'} onClick={() => void load(true)}>
              Try again
            </Button>
          </Box>
        )}
        {typeof state === 'object' && (
          <Box ref={text} tabIndex={-1} role="group" aria-label={`Text of “${explainers[id].title}”`} display="grid" gap="3">
            {state.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Box>
        )}
      </Box>
    </chakra.details>
  )
}

async function loadParagraphs(id: ExplainerId): Promise<string[]> {
  const response = await fetch(explainerFile(id, 'vtt'))
  if (!response.ok) throw new Error(`The captions are answered with ${response.status}.`)
  return captionText(await response.text())
}
