import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type AnalogyId, analogies, analogyIds } from '@deepm/schema/rules/experiments/word-map'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import type { Neighbor, State } from './model.ts'
import { NeighborList } from './neighbor-list.tsx'
import { WordField } from './word-field.tsx'

type Props = {
  words: State['analogy']
  answers: readonly Neighbor[]
  judged: State['judged']
  onWords(words: State['analogy']): void
  onJudge(id: AnalogyId, fits: boolean): void
}

/** The machine solves “a is to b as c is to ?”, and the learner judges its answer. */
export function AnalogyGame({ words, answers, judged, onWords, onJudge }: Props) {
  const [a, b, c] = words
  const id = analogyIds.find((it) => analogies[it].words.join() === words.join())
  const verdict = judged.find((it) => it.id === id)
  const rightly = (fits: boolean) => judged.filter((it) => it.fits === fits && analogies[it.id].works === fits).length
  const game = useKeptFocus<HTMLDivElement>()
  const open = analogyIds.find((it) => it !== id && !judged.some((done) => done.id === it))
  return (
    <Box ref={game} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Box bg="colorPalette.soft" borderRadius="2xl" padding="4" fontSize="xl" lineHeight="1.6">
        <strong>{a}</strong> is to <strong>{b}</strong> as <strong>{c}</strong> is to{' '}
        <Box as="strong" color="colorPalette.text" borderBottomWidth="4px" borderColor="colorPalette.line">
          {answers[0]?.word}
        </Box>
      </Box>
      {id ? (
        <Box role="group" aria-label={`Does “${answers[0]?.word}” fit?`} display="grid" gap="2">
          <Text fontWeight="700" aria-hidden="true">
            Does “{answers[0]?.word}” fit?
          </Text>
          <Flex gap="3" wrap="wrap">
            <Button variant={verdict?.fits === true ? 'solid' : 'outline'} onClick={() => onJudge(id, true)}>
              It fits
            </Button>
            <Button variant={verdict?.fits === false ? 'solid' : 'outline'} onClick={() => onJudge(id, false)}>
              It fails
            </Button>
          </Flex>
          <Box role="status">
            {verdict && (
              <Text>
                <strong>{verdict.fits === analogies[id].works ? 'Right!' : 'Think again.'}</strong> Many people would say “
                {analogies[id].expected}”.
              </Text>
            )}
          </Box>
          {verdict && open && (
            <Box>
              <Button onClick={() => onWords(analogies[open].words)}>Next one</Button>
            </Box>
          )}
        </Box>
      ) : (
        <Text color="fg.muted">This one is yours: you decide whether it fits.</Text>
      )}
      <Text fontWeight="600">
        Found: {Math.min(3, rightly(true))} of 3 that fit, {Math.min(1, rightly(false))} of 1 that fails
      </Text>
      <More title="More answers of the machine">
        <NeighborList label="Answers of the machine" neighbors={answers} />
      </More>
      <More title="Choose another one">
        <ChoiceRow
          legend="Try one of these"
          options={analogyIds.map((it) => ({ value: it, label: `${analogies[it].words.join(' – ')} – ?` }))}
          value={id ?? ''}
          onChange={(it) => {
            const chosen = analogyIds.find((known) => known === it)
            if (chosen) onWords(analogies[chosen].words)
          }}
        />
      </More>
      <OwnWords words={words} onWords={onWords} />
    </Box>
  )
}

const parts = ['First word', 'Second word', 'Third word'] as const

function OwnWords({ words, onWords }: Pick<Props, 'words' | 'onWords'>) {
  return (
    <More title="Make your own">
      {parts.map((label, place) => (
        <WordField
          key={label}
          label={`${label} (now “${words[place]}”)`}
          onWord={(word) => {
            const [a, b, c] = words.with(place, word)
            if (a && b && c) onWords([a, b, c])
          }}
        />
      ))}
    </More>
  )
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.details minWidth="0">
      <chakra.summary cursor="pointer" fontWeight="700" minHeight="11" alignContent="center">
        {title}
      </chakra.summary>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" paddingTop="2">
        {children}
      </Box>
    </chakra.details>
  )
}
