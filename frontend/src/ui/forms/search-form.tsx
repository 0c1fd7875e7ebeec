import { Box, Flex } from '@chakra-ui/react'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from '../components/button.tsx'
import { TextField } from './text-field.tsx'

type Props = Pick<ComponentProps<typeof TextField>, 'maxLength' | 'autoComplete' | 'spellCheck'> & {
  label: string
  /** The current search. Also pass it as the key, so that Back restores the previous search text. */
  search: string
  /** Minimum width next to its neighbors. */
  width: string
  onSearch(search: string): void
}

/** A search field that searches on submit, not while typing. */
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
