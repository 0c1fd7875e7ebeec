import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import {
  type Language,
  languages,
  ratioOf,
  type SentenceId,
  sentenceIds,
  tokenCounts,
  unfairRatio,
} from '@deepm/schema/rules/experiments/tokens'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { Word } from './cut.ts'
import { sentences } from './data.ts'
import { LanguageRow } from './language-row.tsx'
import { allTokens } from './model.ts'
import { ShrunkQuestion } from './shrunk-question.tsx'
import { TokenChips } from './token-chips.tsx'

const vocabularies = [
  { value: 'old', label: '2019', hint: '50,256 pieces' },
  { value: 'recent', label: '2024', hint: 'about 200,000 pieces' },
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
  /** The learner found the bar that shrank the most. */
  onFound(): void
  onSay(text: string): void
}

/** Compares the tokens of one sentence in up to three languages. */
export function LanguageBars({ sentence, chosen, isRecent, cut, onRecent, onSentence, onToggle, onFound, onSay }: Props) {
  const { texts } = sentences[sentence]
  const longest = Math.max(1, ...chosen.map((it) => tokenCounts[sentence][it][0]))
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Flex as="ul" direction="column" gap="3" listStyleType="none" aria-label="Tokens of each language">
        {chosen.map((language) => (
          <LanguageRow
            key={language}
            language={language}
            text={texts[language]}
            counts={tokenCounts[sentence][language]}
            isRecent={isRecent}
            longest={longest}
          />
        ))}
      </Flex>
      {chosen.length < 3 ? (
        <Text fontWeight="600">Choose {chosen.length === 2 ? '1 more language' : `${3 - chosen.length} languages`}.</Text>
      ) : (
        <Text>{comparison(sentence, chosen, isRecent)}</Text>
      )}
      {chosen.length > 0 && (
        <ChoiceRow
          legend="Which vocabulary cuts it?"
          options={vocabularies}
          value={isRecent ? 'recent' : 'old'}
          onChange={(it) => onRecent(it === 'recent')}
        />
      )}
      {isRecent && chosen.length === 3 && (
        <ShrunkQuestion key={`${sentence} ${chosen.join()}`} {...{ sentence, chosen, onFound, onSay }} />
      )}
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
              paddingX="2"
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
      <ChoiceRow
        legend="Which sentence?"
        options={sentenceIds.map((value) => ({ value, label: sentences[value].name }))}
        value={sentence}
        onChange={onSentence}
      />
      {chosen.length > 0 && !isRecent && <SeenTokens {...{ chosen, texts, cut }} />}
      {isRecent && (
        <Text color="fg.muted">
          The 2024 vocabulary has more pieces from more languages. These tokens were counted in advance, because its file is four
          times as large.
        </Text>
      )}
    </Box>
  )
}

type SeenProps = Pick<Props, 'chosen' | 'cut'> & { texts: Record<Language, string> }

function SeenTokens({ chosen, texts, cut }: SeenProps) {
  const rows = chosen.map((language) => ({ language, tokens: allTokens(cut.get(texts[language]) ?? []) }))
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" minHeight="11" alignContent="center" fontWeight="600">
        See all tokens
      </chakra.summary>
      <Box display="grid" gap="3">
        {rows.map(({ language, tokens }) => (
          <Box key={language}>
            <Text fontWeight="700">{languages[language]}</Text>
            <TokenChips tokens={tokens} />
          </Box>
        ))}
        {rows.some(({ tokens }) => tokens.some((it) => it.text === null)) && (
          <Text color="fg.muted">▚ is only a part of a letter.</Text>
        )}
      </Box>
    </chakra.details>
  )
}

/** Says what the longest of the sentences costs, and whether the gap is large enough for the mission. */
function comparison(sentence: SentenceId, chosen: readonly Language[], isRecent: boolean): string {
  if (ratioOf(sentence, chosen) < unfairRatio) return 'These bars are alike. Swap one for a language with other letters.'
  const countOf = (language: Language) => tokenCounts[sentence][language][isRecent ? 1 : 0]
  const [cheap, dear] = [...chosen].sort((one, other) => countOf(one) - countOf(other)).filter((_, index) => index !== 1)
  if (!cheap || !dear) return ''
  return `If a token costs one coin, you pay ${countOf(cheap)} coins in ${languages[cheap]} and ${countOf(dear)} in ${languages[dear]}.`
}
