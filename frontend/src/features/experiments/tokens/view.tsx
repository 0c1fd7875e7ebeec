import { Box, Text } from '@chakra-ui/react'
import { countedWords, languages as languageNames, maxTextLength, tokenCounts } from '@deepm/schema/rules/experiments/tokens'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import type { ViewProps } from '../frame/definition.ts'
import type { Word } from './cut.ts'
import { Cutter, countOf } from './cutter.tsx'
import { sentences } from './data.ts'
import { LanguageBars } from './language-bars.tsx'
import { LetterGame } from './letter-game.tsx'
import {
  addRound,
  gameText,
  type Kind,
  piecesEvidence,
  type State,
  takeable,
  takeWord,
  toggleLanguage,
  tokensOf,
} from './model.ts'
import { useTokenizer } from './use-tokenizer.ts'

const gameTexts = countedWords.flatMap(({ letter }, index) => [letter, gameText(index, false), gameText(index, true)])

/** Milliseconds without typing after which the number of tokens is read. */
const rest = 800

/** The tokenizer: cuts a text, compares languages, and the letter game. */
export function TokensView({ state, setState, mission, report, announce }: ViewProps<State>) {
  const { chosen, sentence, languages, isRecent, rounds } = state
  const text = state.text.slice(0, maxTextLength)
  const texts = useMemo(
    () => [text, ...languages.map((it) => sentences[sentence].texts[it]), ...(mission === 3 ? gameTexts : [])],
    [text, sentence, languages, mission],
  )
  const { cut, hasFailed, retry } = useTokenizer(texts)
  const current = cut.get(text)
  const [words, setWords] = useState<readonly Word[]>([])
  // The last tokens stay until those of the new text arrive.
  if (current && current !== words) setWords(current)

  const found = useMemo(() => takeable(state, current ?? []), [state, current])
  const [hasTyped, setTyped] = useState(false)
  useEffect(() => {
    if (!current || !hasTyped || mission !== 1) return
    const timer = setTimeout(() => announce(countOf(text, current)), rest)
    return () => clearTimeout(timer)
  }, [hasTyped, mission, text, current, announce])
  useEffect(() => {
    if (mission === 3 && rounds.length > 1) report({ rounds })
  }, [mission, rounds, report])
  const take = (kind: Kind, word: Word) => {
    const next = takeWord(state, kind, word)
    setState(next)
    announce(`Taken: ${word.text.trim()}, ${tokensOf(word).length === 1 ? '1 token' : `${tokensOf(word).length} tokens`}.`)
    report(piecesEvidence(next))
  }
  const compare = (next: State) => {
    setState(next)
    const counts = next.languages.map((it) => `${languageNames[it]} ${tokenCounts[next.sentence][it][next.isRecent ? 1 : 0]}`)
    announce(counts.length > 0 ? `Tokens: ${counts.join(', ')}.` : 'No language is chosen.')
  }

  if (hasFailed)
    return (
      <Box role="alert" display="grid" gap="3" justifyItems="start">
        <Text>The vocabulary did not load. Check your connection and try again.</Text>
        <Button onClick={retry}>Try again</Button>
      </Box>
    )
  if (mission === 2)
    return (
      <LanguageBars
        sentence={sentence}
        chosen={languages}
        isRecent={isRecent}
        cut={cut}
        onRecent={(it) => compare({ ...state, isRecent: it })}
        onSentence={(it) => compare({ ...state, sentence: it })}
        onToggle={(it) => compare(toggleLanguage(state, it))}
        onFound={() => report({ sentence, languages, isRecent })}
        onSay={announce}
      />
    )
  if (mission === 3) return <LetterGame cut={cut} onRound={(round) => setState((now) => addRound(now, round))} onSay={announce} />
  return (
    <Cutter
      text={state.text}
      words={words}
      chosen={chosen}
      found={found}
      taken={state.taken}
      onTake={take}
      onText={(it) => {
        setTyped(true)
        setState((now) => ({ ...now, text: it, chosen: null }))
      }}
      onChoose={(it) => setState((now) => ({ ...now, chosen: it }))}
    />
  )
}
