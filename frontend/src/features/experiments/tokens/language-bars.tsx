import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type Language, languages, type SentenceId, sentenceIds, tokenCounts } from '@deepm/schema/rules/experiments/tokens'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { Word } from './cut.ts'
import { sentences } from './data.ts'
import { allTokens } from './model.ts'
import { TokenChips } from './token-chips.tsx'

/** Tokens of a memory that is small enough to picture. */
const memory = 1000

const vocabularies = [
  { value: 'old', label: '2019: 50,256 pieces' },
  { value: 'recent', label: '2024: about 200,000 pieces' },
]

type Props = {
  sentence: SentenceId
  chosen: readonly Language[]
  /** Whether the newer vocabulary is shown. */
  isRecent: boolean
  cut: ReadonlyMap<string, readonly Word[]>
  onRecent(isRecent: boolean): void
  onSentence(sentence: SentenceId): void
  onToggle(language: Language): void
}

/** Compares the tokens of one sentence in up to three languages. */
export function LanguageBars({ sentence, chosen, isRecent, cut, onRecent, onSentence, onToggle }: Props) {
  const { texts } = sentences[sentence]
  const rows = chosen.map((language) => {
    const tokens = allTokens(cut.get(texts[language]) ?? [])
    return { language, tokens, count: isRecent ? tokenCounts[sentence][language][1] : tokens.length }
  })
  const longest = Math.max(1, ...chosen.map((it) => tokenCounts[sentence][it][0]))
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <ChoiceRow
        legend="Which sentence?"
        options={sentenceIds.map((value) => ({ value, label: sentences[value].name }))}
        value={sentence}
        onChange={onSentence}
      />
      <Box role="group" aria-label="Three languages">
        <Text fontWeight="700" marginBottom="2" aria-hidden="true">
          Pick three languages
        </Text>
        <Flex gap="2" wrap="wrap">
          {(Object.keys(languages) as Language[]).map((it) => (
            <chakra.button
              key={it}
              type="button"
              aria-pressed={chosen.includes(it)}
              onClick={() => onToggle(it)}
              minHeight="11"
              paddingX="3"
              bg={chosen.includes(it) ? 'colorPalette.solid' : 'bg.card'}
              color={chosen.includes(it) ? 'colorPalette.onSolid' : 'fg.ink'}
              borderWidth="2px"
              borderColor="border.ink"
              borderRadius="full"
              fontWeight="600"
              cursor="pointer"
            >
              {chosen.includes(it) && <span aria-hidden="true">✓ </span>}
              {languages[it]}
            </chakra.button>
          ))}
        </Flex>
      </Box>
      {rows.length > 0 && (
        <ChoiceRow
          legend="Which vocabulary cuts it?"
          options={vocabularies}
          value={isRecent ? 'recent' : 'old'}
          onChange={(it) => onRecent(it === 'recent')}
        />
      )}
      <Flex as="ul" direction="column" gap="4" listStyleType="none" aria-label="Tokens of each language">
        {rows.map(({ language, tokens, count }) => (
          <Box as="li" key={language} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
            <Text>
              <strong>{languages[language]}:</strong> <bdi lang={language}>{texts[language]}</bdi>
            </Text>
            <Flex align="center" gap="3">
              <Box flex="1" bg="bg.sunken" borderRadius="lg" aria-hidden="true">
                <Box
                  height="8"
                  minWidth="2"
                  width={`${(100 * count) / longest}%`}
                  bg="colorPalette.solid"
                  borderWidth="2px"
                  borderColor="border.ink"
                  borderRadius="lg"
                  transition="width 300ms"
                  css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
                />
              </Box>
              <Text fontWeight="700" whiteSpace="nowrap" minWidth="6.5rem">
                {count} tokens
              </Text>
            </Flex>
            <Text color="fg.muted">
              {Math.floor(memory / Math.max(1, count))} such sentences fit into a memory of {memory.toLocaleString('en')} tokens.
              At 1 coin per token, this one costs {count} coins.
            </Text>
            {!isRecent && (
              <chakra.details>
                <chakra.summary cursor="pointer" minHeight="11" alignContent="center" fontWeight="600">
                  See its tokens
                </chakra.summary>
                <TokenChips tokens={tokens} />
                {tokens.some((it) => it.text === null) && <Text color="fg.muted">▚ is only a part of a letter.</Text>}
              </chakra.details>
            )}
          </Box>
        ))}
      </Flex>
      {rows.length > 0 && isRecent && (
        <Text color="fg.muted">
          The 2024 vocabulary has more pieces from more languages. These tokens were counted in advance, because its file is four
          times as large.
        </Text>
      )}
    </Box>
  )
}
