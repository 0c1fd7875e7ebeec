import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { maxTextLength, suggestions } from '@deepm/schema/rules/experiments/tokens'
import { Button } from '../../../ui/components/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { WordButton } from '../frame/word-button.ts'
import type { Word } from './cut.ts'
import { MergeSteps } from './merge-steps.tsx'
import { allTokens, type Kind, lettersOf, shownWord, type Taken, tokensOf } from './model.ts'
import { TakenWords } from './taken-words.tsx'
import { spoken, TokenChips } from './token-chips.tsx'

type Props = {
  text: string
  words: readonly Word[]
  chosen: number | null
  /** Words of the text that the learner can take. */
  found: ReadonlyMap<Kind, Word>
  taken: Readonly<Record<Kind, Taken | null>>
  onTake(kind: Kind, word: Word): void
  onText(text: string): void
  onChoose(index: number): void
}

/** Cuts what the learner types, and shows how one of its words is joined. */
export function Cutter({ text, words, chosen, found, taken, onTake, onText, onChoose }: Props) {
  const shown = shownWord(words, chosen)
  const word = words[shown]
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {/* The tokens come first: on a phone, they would be below the words that are tapped. */}
      <Box
        minHeight={{ base: '9rem', md: '8rem' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
        alignContent="start"
      >
        <Text fontSize="xl" fontWeight="700">
          {words.length === 0 && text !== '' ? 'Loading the vocabulary …' : countOf(text, words)}
        </Text>
        <Flex as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label="Words with their tokens">
          {words.map((it, index) => (
            <li key={index}>
              <chakra.button
                type="button"
                aria-pressed={index === shown}
                aria-label={`${it.text.trim() || 'space'}: ${spoken(tokensOf(it))}`}
                onClick={() => onChoose(index)}
                padding="1"
                minHeight="11"
                minWidth="11"
                borderWidth="3px"
                borderStyle={index === shown ? 'solid' : 'dashed'}
                borderColor={index === shown ? 'border.ink' : 'transparent'}
                borderRadius="xl"
                cursor="pointer"
              >
                <TokenChips tokens={tokensOf(it)} first={allTokens(words.slice(0, index)).length} />
              </chakra.button>
            </li>
          ))}
        </Flex>
        {allTokens(words).some((it) => it.text === null) && (
          <Text color="fg.muted">▚ is only a part of a letter or picture.</Text>
        )}
        {found.size > 0 && (
          <Flex gap="2" wrap="wrap">
            {[...found].map(([kind, it]) => (
              <Button key={kind} onClick={() => onTake(kind, it)}>
                Take “{it.text.trim()}”: {countOfTokens(tokensOf(it).length)}
              </Button>
            ))}
          </Flex>
        )}
      </Box>
      <Flex role="group" aria-label="Words to try" gap="2" wrap="wrap">
        {suggestions.map((it) => (
          <WordButton key={it} onClick={() => onText(it)}>
            {it}
          </WordButton>
        ))}
      </Flex>
      <TakenWords taken={taken} />
      <TextAreaField
        label="Type anything. It stays on this device."
        value={text}
        maxLength={maxTextLength}
        onChange={(event) => onText(event.target.value)}
        rows={2}
      />
      {word && <MergeSteps key={word.text} word={word} />}
    </Box>
  )
}

/** Says how many tokens a text has. */
export function countOf(text: string, words: readonly Word[]): string {
  if (text === '') return 'Tap a word, or type one.'
  const letters = words.length === 1 ? lettersOf(text) : 0
  const count = countOfTokens(allTokens(words).length)
  return letters > 0
    ? `${count} from ${letters} ${letters === 1 ? 'letter' : 'letters'}`
    : `${count} from ${[...text].length} letters, spaces and signs`
}

function countOfTokens(count: number): string {
  return count === 1 ? '1 token' : `${count} tokens`
}
