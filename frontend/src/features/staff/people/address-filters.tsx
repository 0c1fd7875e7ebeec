import { Box, Flex } from '@chakra-ui/react'
import {
  type AddressList,
  addressLists,
  longestAddressSearch,
  type MailState,
  mailStates,
} from '@deepm/schema/rules/people-lists'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Choice = { list?: string; search?: string; state?: string }
type Props = { list: AddressList; search: string; state: MailState | null; onChoose(choice: Choice): void }

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

/** A beginning is searched for when it is sent, since each reading is logged; a choice holds at once. */
export function AddressFilters({ list, search, state, onChoose }: Props) {
  return (
    <Flex as="section" aria-label="Narrow down" gap="4" wrap="wrap" align="flex-end">
      <Box flex="1 1 12rem">
        <SelectField
          label="List"
          value={list}
          options={optionsOf(addressLists)}
          onChange={(event) => onChoose({ list: event.target.value, search: '', state: '' })}
        />
      </Box>
      <Box flex="1 1 14rem">
        <SelectField
          label="May we mail it?"
          placeholder="All"
          value={state ?? ''}
          options={optionsOf(mailStates)}
          onChange={(event) => onChoose({ state: event.target.value })}
        />
      </Box>
      {/* Going back brings another search, which the field then shows. */}
      <Search key={search} search={search} onSearch={(next) => onChoose({ search: next })} />
    </Flex>
  )
}

function Search({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const [words, setWords] = useState(search)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(words.trim())
  }
  return (
    <Flex as="form" role="search" onSubmit={onSubmit} gap="2" align="flex-end" flex="2 1 18rem">
      <Box flex="1" minWidth="0">
        <TextField
          type="search"
          label="Address begins with"
          maxLength={longestAddressSearch}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Box>
      <Button type="submit" variant="soft">
        Search
      </Button>
    </Flex>
  )
}
