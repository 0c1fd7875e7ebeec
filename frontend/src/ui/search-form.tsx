import { Box, Flex } from '@chakra-ui/react'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

type Props = Pick<ComponentProps<typeof TextField>, 'maxLength' | 'autoComplete' | 'spellCheck'> & {
  label: string
  /** What is searched for now. Give it as the key too, so that going back shows what was searched for then. */
  search: string
  /** Least width beside its neighbours. */
  width: string
  onSearch(search: string): void
}

/** Words that are searched for when they are sent, and not while they are typed. */
export function SearchForm({ search, width, onSearch, ...field }: Props) {
  const [words, setWords] = useState(search)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(words.trim())
  }
  return (
    <Flex as="form" role="search" onSubmit={onSubmit} gap="2" align="flex-end" flex={`2 1 ${width}`}>
      <Box flex="1" minWidth="0">
        <TextField type="search" value={words} onChange={(event) => setWords(event.target.value)} {...field} />
      </Box>
      <Button type="submit" variant="soft">
        Search
      </Button>
    </Flex>
  )
}
