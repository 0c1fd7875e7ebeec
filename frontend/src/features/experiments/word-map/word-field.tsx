import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { WordButton } from '../frame/word-button.ts'
import { suggestWords } from './model.ts'

type Props = { label: string; onWord(word: string): void }

/** A field for a word of the map. Typing shows words that start like this. */
export function WordField({ label, onWord }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const words = suggestWords(text)
  const choose = (word: string) => {
    setText('')
    onWord(word)
  }
  return (
    <chakra.form
      display="grid"
      gap="2"
      minWidth="0"
      onSubmit={(event) => {
        event.preventDefault()
        if (words[0]) choose(words[0])
      }}
    >
      <TextField
        id={id}
        label={label}
        value={text}
        maxLength={undefined}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => setText(event.target.value)}
      />
      <Box role="status">
        {text.trim() !== '' && words.length === 0 && <Text color="fg.muted">This word is not on the map. Try another one.</Text>}
        {words.length > 0 && <Text srOnly>On the map: {words.join(', ')}.</Text>}
      </Box>
      {words.length > 0 && (
        <Flex gap="2" wrap="wrap" role="group" aria-label="Words that start like this">
          {words.map((it) => (
            <WordButton key={it} onClick={() => choose(it)}>
              {it}
            </WordButton>
          ))}
        </Flex>
      )}
    </chakra.form>
  )
}
