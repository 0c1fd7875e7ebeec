import { Box, Grid } from '@chakra-ui/react'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { messages } from './model.ts'
import { crowdSentence, messageWords } from './words.ts'

type Props = { mission: 2 | 3; levels: readonly number[]; crowdSize: number; onLevel(index: number, level: number): void }

const names = ['Exact', 'Less exact', 'Even less']

/** A message that the learner rewrites: for each part, how exact it is. */
export function Rewriting({ mission, levels, crowdSize, onLevel }: Props) {
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
          <Box key={id}>
            <ChoiceRow
              legend={`${words.emoji} ${words.about}`}
              options={[
                ...words.says.map((sentence, value) => ({ value, label: names[value] ?? '', hint: sentence })),
                { value: words.says.length, label: 'Leave out' },
              ]}
              value={level}
              onChange={(value) => onLevel(index, value)}
            />
          </Box>
        ) : null,
      )}
      {/* On a phone, the crowd is out of view while the learner rewrites. */}
      <Box
        aria-hidden="true"
        display={{ base: 'block', lg: 'none' }}
        position="sticky"
        bottom="3"
        bg="coral.soft"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="xl"
        paddingX="4"
        paddingY="2"
        fontWeight="700"
      >
        k = {crowdSize} · {crowdSentence(crowdSize)}
      </Box>
    </Grid>
  )
}
