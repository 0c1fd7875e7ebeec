import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { countedWords, letterCount } from '@deepm/schema/rules/experiments/tokens'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import type { Word } from './cut.ts'
import { allTokens, gameText, type Round } from './model.ts'
import { TokenChips } from './token-chips.tsx'

const answers = [0, 1, 2, 3, 4]
/** Whole words to count before letters get their own numbers. */
const wholeRounds = 2
const spellings = [
  { value: 'whole', label: 'as one word' },
  { value: 'spelled', label: 'letter by letter' },
]

type Props = { cut: ReadonlyMap<string, readonly Word[]>; onRound(round: Round): void; onSay(text: string): void }

/** The learner counts letters with what a language model gets: token numbers. */
export function LetterGame({ cut, onRound, onSay }: Props) {
  const [index, setIndex] = useState(0)
  const [spelling, setSpelling] = useState('whole')
  const [answer, setAnswer] = useState<number | null>(null)
  const [played, setPlayed] = useState<ReadonlySet<number>>(new Set())
  const isSpelled = spelling === 'spelled'
  const { word, letter } = countedWords[index] ?? countedWords[0]
  const tokens = allTokens(cut.get(gameText(index, isSpelled)) ?? [])
  const number = allTokens(cut.get(letter) ?? [])[0]?.id
  const right = letterCount(index)
  const game = useKeptFocus<HTMLDivElement>()

  const choose = (given: number) => {
    setAnswer(given)
    if (!isSpelled) setPlayed((now) => new Set([...now, index]))
    onRound({ word: index, isSpelled, answer: given })
    onSay(given === right ? `Right. The word is ${word}.` : `The word is ${word}. It has ${right}.`)
  }
  const show = (place: number, how: string) => {
    setAnswer(null)
    setIndex(place)
    setSpelling(how)
    const numbers = allTokens(cut.get(gameText(place, how === 'spelled')) ?? []).map(({ id }) => id)
    onSay(`Word ${place + 1}: ${numbers.join(', ')}.`)
  }
  // A word whose letters were shown is no question any more.
  const following = answer === null ? index : (index + 1) % countedWords.length
  return (
    <Box ref={game} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <ChoiceRow
        legend="How is the word written for you?"
        options={spellings}
        value={spelling}
        onChange={(it) => show(following, it)}
      />
      <Box
        role="group"
        aria-label="What the machine gets"
        bg="art.night"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        padding={{ base: '4', md: '5' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        <Text color="white" fontSize="lg" fontWeight="700">
          Word {index + 1}. You are the machine, and this is all you get:
        </Text>
        <TokenChips tokens={tokens} isNumbersOnly={answer === null} />
        <Text color="white">
          {number === undefined
            ? 'Loading the vocabulary …'
            : `Alone, the letter “${letter}” is number ${number}.${isSpelled ? ' A hyphen is number 12.' : ''}`}
        </Text>
      </Box>
      {answer === null ? (
        <Box role="group" aria-label={`How many times is “${letter}” in the word?`}>
          <Text fontWeight="700" marginBottom="2" fontSize="lg" aria-hidden="true">
            How many times is “{letter}” in the word?
          </Text>
          <Flex gap="2" wrap="wrap">
            {answers.map((it) => (
              <chakra.button
                key={it}
                type="button"
                onClick={() => choose(it)}
                boxSize="12"
                bg="bg.card"
                color="fg.ink"
                borderWidth="3px"
                borderColor="border.ink"
                borderRadius="xl"
                fontWeight="700"
                fontSize="lg"
                cursor="pointer"
                _hover={{ bg: 'colorPalette.soft' }}
              >
                {it}
              </chakra.button>
            ))}
          </Flex>
        </Box>
      ) : (
        <Box display="grid" gap="3">
          <Text fontSize="xl" fontWeight="700">
            {answer === right ? '✓ Right: ' : `You said ${answer}. `}
            <Marked word={word} letter={letter} /> has {right}.
          </Text>
          <Text>{reason(isSpelled, answer === right, `number ${number}`, right)}</Text>
          <Flex gap="3" wrap="wrap">
            {!isSpelled && played.size >= wholeRounds ? (
              <Button onClick={() => show(following, 'spelled')}>Now letter by letter</Button>
            ) : (
              <Button onClick={() => show(following, spelling)}>Next word</Button>
            )}
          </Flex>
        </Box>
      )}
    </Box>
  )
}

/** Says whether the numbers could show the answer. */
function reason(isSpelled: boolean, isRight: boolean, number: string, right: number): string {
  if (isSpelled) return isRight ? `You counted ${number}.` : `Count ${number}: it is there ${right} times.`
  return isRight
    ? `Did the numbers show it, or was it luck? There is no ${number} among them.`
    : `The numbers could not show it: there is no ${number} among them.`
}

function Marked({ word, letter }: { word: string; letter: string }) {
  return (
    <>
      {[...word].map((it, place) =>
        it === letter ? (
          <chakra.mark key={place} bg="colorPalette.solid" color="colorPalette.onSolid" borderRadius="sm">
            {it}
          </chakra.mark>
        ) : (
          it
        ),
      )}
    </>
  )
}
