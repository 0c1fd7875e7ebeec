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

/** Guesses that the mission asks for. */
const neededGuesses = 3

/** The learner guesses the nearest neighbor of a word, then sees how near each choice is. */
export function NeighborGame({ rounds, onGuess, onSurprise, onWord }: Props) {
  const [word, setWord] = useState<NeighborWord>('pizza')
  const [note, setNote] = useState<string | null>(null)
  const [found, setFound] = useState<NeighborWord | null>(null)
  const { choices, isOpposite } = neighborRounds[word]
  const round = rounds.find((it) => it.word === word)
  const game = useKeptFocus<HTMLDivElement>()
  const left = neighborWords.find((it) => it !== word && !rounds.some((done) => done.word === it))

  const go = (to: NeighborWord) => {
    setWord(to)
    setNote(null)
    onWord(to)
  }
  const isEnough = rounds.length >= neededGuesses
  const say = (saysOpposite: boolean) => {
    if (saysOpposite !== isOpposite) {
      setNote(
        isOpposite
          ? `Think again: what is the opposite of “${word}”?`
          : `“${word}” and “${choices[0]}” are not opposites. Try another word.`,
      )
      return
    }
    const spotted = isOpposite ? word : found
    setFound(spotted)
    if (spotted && isEnough) onSurprise(spotted)
    else if (isOpposite) setNote('Yes! It sits beside its own opposite. Guess a few more words to finish.')
    else if (left) go(left)
    else setNote('Right, they are not opposites. Go back to a word that is beside its opposite.')
  }
  return (
    <Box ref={game} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Text fontWeight="700" fontSize="lg" id="nearest-question">
        Which word is nearest to “{word}” on the machine’s map?
      </Text>
      {round ? (
        <>
          <Text>
            <strong>{round.guess === 0 ? 'Right!' : 'Not quite.'}</strong> “{choices[0]}” is nearest.
          </Text>
          <NeighborList label={`Nearness to ${word}`} neighbors={choicesOf(word)} guess={choices[round.guess]} onWord={onWord} />
          <Box role="group" aria-labelledby="opposite-question" display="grid" gap="2">
            <Text fontWeight="700" id="opposite-question">
              Is “{choices[0]}” the opposite of “{word}”?
            </Text>
            <Flex gap="3" wrap="wrap">
              <Button variant="outline" onClick={() => say(true)}>
                Yes, the opposite
              </Button>
              <Button variant="outline" onClick={() => say(false)}>
                No
              </Button>
            </Flex>
          </Box>
          <Box role="status">{note && <Text>{note}</Text>}</Box>
          {note && left && (
            <Box>
              <Button onClick={() => go(left)}>Next word</Button>
            </Box>
          )}
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
      <Text fontWeight="600">
        {isEnough ? '✓' : '○'} {Math.min(neededGuesses, rounds.length)} of {neededGuesses} words guessed
        <br />
        {found ? `✓ “${found}” is beside its opposite` : '○ No word beside its opposite yet'}
      </Text>
      <ChoiceRow
        legend="Choose a word"
        options={neighborWords.map((it) => ({ value: it, label: `${rounds.some((done) => done.word === it) ? '✓ ' : ''}${it}` }))}
        value={word}
        onChange={go}
      />
    </Box>
  )
}
