import { Box, Flex, Text } from '@chakra-ui/react'
import { type Language, languages, type SentenceId, tokenCounts } from '@deepm/schema/rules/experiments/tokens'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { mostShrunk } from './model.ts'

type Props = {
  sentence: SentenceId
  chosen: readonly Language[]
  onFound(): void
  onSay(text: string): void
}

/** Asks which bar the newer vocabulary made so much shorter, so that the bars are looked at before the mission goes on. */
export function ShrunkQuestion({ sentence, chosen, onFound, onSay }: Props) {
  const [verdict, setVerdict] = useState('')
  const choose = (language: Language) => {
    const [old, recent] = tokenCounts[sentence][language]
    const isRight = mostShrunk({ sentence, languages: chosen }).includes(language)
    const text = `${languages[language]} lost ${old - recent} of ${old} tokens. ${isRight ? 'That is the most!' : 'Another one lost more.'}`
    setVerdict(text)
    onSay(text)
    if (isRight) onFound()
  }
  return (
    <Box role="group" aria-label="Which bar shrank the most?">
      <Text fontWeight="700" marginBottom="2" aria-hidden="true">
        Which bar shrank the most?
      </Text>
      <Flex gap="2" wrap="wrap">
        {chosen.map((it) => (
          <Button key={it} variant="outline" onClick={() => choose(it)}>
            {languages[it]}
          </Button>
        ))}
      </Flex>
      {verdict && <Text marginTop="2">{verdict}</Text>}
    </Box>
  )
}
