import { Grid } from '@chakra-ui/react'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { messages } from './model.ts'
import { messageWords } from './words.ts'

type Props = { mission: 2 | 3; levels: readonly number[]; onLevel(index: number, level: number): void }

/** A message that the learner rewrites: for each part, how exact it is. */
export function Rewriting({ mission, levels, onLevel }: Props) {
  const { sender, opening, parts } = messageWords[mission]
  const slots = messages[mission].parts.map(({ id }, index) => ({ id, words: parts[id], level: levels[index] ?? 0 }))
  return (
    <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <ChatBubble sender={sender} opening={opening}>
        {slots.map(({ id, words, level }) => {
          const sentence = words?.says[level]
          return sentence ? <span key={id}>{sentence}</span> : null
        })}
      </ChatBubble>
      {slots.map(({ id, words, level }, index) =>
        words ? (
          <ChoiceRow
            key={id}
            legend={`${words.emoji} ${words.about}`}
            options={[
              ...(words.short ?? []).map((label, value) => ({ value, label })),
              { value: words.says.length, label: 'say nothing' },
            ]}
            value={level}
            onChange={(value) => onLevel(index, value)}
          />
        ) : null,
      )}
    </Grid>
  )
}
