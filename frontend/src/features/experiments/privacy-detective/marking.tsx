import { chakra } from '@chakra-ui/react'
import type { PartId } from '@deepm/schema/rules/experiments/privacy-detective/messages'
import { ChatBubble } from './chat-bubble.tsx'
import { messages } from './model.ts'
import { messageWords } from './words.ts'

/** The first message: its facts are buttons. */
export function Marking({ marks, onToggle }: { marks: readonly PartId[]; onToggle(id: PartId): void }) {
  const { sender, opening, parts } = messageWords[1]
  return (
    <ChatBubble sender={sender} opening={opening}>
      {messages[1].parts.map(({ id }) => {
        const isMarked = marks.includes(id)
        return (
          <chakra.button
            key={id}
            type="button"
            aria-pressed={isMarked}
            onClick={() => onToggle(id)}
            minHeight="12"
            paddingX="3"
            textAlign="left"
            borderRadius="lg"
            borderWidth="3px"
            borderStyle={isMarked ? 'solid' : 'dashed'}
            borderColor="border.ink"
            bg={isMarked ? 'amber.solid' : 'bg.card'}
            color={isMarked ? 'amber.onSolid' : 'fg.ink'}
            cursor="pointer"
            _highContrast={{ borderWidth: isMarked ? '6px' : '3px' }}
          >
            <span aria-hidden="true">{isMarked ? '🔎' : parts[id]?.emoji} </span>
            {parts[id]?.says[0]}
          </chakra.button>
        )
      })}
    </ChatBubble>
  )
}
