import { Box, Flex, Text } from '@chakra-ui/react'
import { type NeighborWord, neighborRounds, neighborWords } from '@deepm/schema/rules/experiments/word-map'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceList } from '../frame/choice-list.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { choicesOf, type State } from './model.ts'
import { NeighborList } from './neighbor-list.tsx'

type Props = {
  rounds: State['rounds']
  onGuess(word: NeighborWord, guess: number): void
  onSurprise(word: NeighborWord): void
  onWord(word: string): void
}

/** The learner guesses the nearest neighbor of a word, then sees how near each choice is. */
export function NeighborGame({ rounds, onGuess, onSurprise, onWord }: Props) {
  const [word, setWord] = useState<NeighborWord>('pizza')
  const [note, setNote] = useState<string | null>(null)
  const { choices, isOpposite } = neighborRounds[word]
  const round = rounds.find((it) => it.word === word)
  const game = useKeptFocus<HTMLDivElement>()
  const left = neighborWords.find((it) => it !== word && !rounds.some((done) => done.word === it))

  const go = (to: NeighborWord) => {
    setWord(to)
    setNote(null)
    onWord(to)
  }
  const mark = () => {
    if (!isOpposite) setNote(`“${word}” and “${choices[0]}” are alike. Look for a word that is beside its opposite.`)
    else if (rounds.length < 3) setNote('Well spotted! Guess three words in all, then mark this one again.')
    else onSurprise(word)
  }
  return (
    <Box ref={game} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <ChoiceRow
        legend={`Words guessed: ${rounds.length}`}
        options={neighborWords.map((it) => ({ value: it, label: `${rounds.some((done) => done.word === it) ? '✓ ' : ''}${it}` }))}
        value={word}
        onChange={go}
      />
      <Text fontWeight="700" fontSize="lg" id="nearest-question">
        Which word is nearest to “{word}” on the machine’s map?
      </Text>
      {round ? (
        <>
          <NeighborList label={`Nearness to ${word}`} neighbors={choicesOf(word)} guess={choices[round.guess]} onWord={onWord} />
          <Flex gap="3" wrap="wrap">
            <Button variant="soft" onClick={mark}>
              “{choices[0]}” means the opposite!
            </Button>
            {left && (
              <Button variant="outline" onClick={() => go(left)}>
                Next word
              </Button>
            )}
          </Flex>
          <Box role="status">{note && <Text>{note}</Text>}</Box>
        </>
      ) : (
        <ChoiceList
          labelledBy="nearest-question"
          choices={choices.map((text) => ({ text })).toSorted((one, other) => one.text.localeCompare(other.text, 'en'))}
          onChoose={({ text }) =>
            onGuess(
              word,
              choices.findIndex((it: string) => it === text),
            )
          }
        />
      )}
    </Box>
  )
}
