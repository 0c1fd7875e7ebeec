import { Box, Flex } from '@chakra-ui/react'
import {
  type AddressList,
  addressLists,
  type MailState,
  mailStates,
  maxAddressSearchLength,
} from '@deepm/schema/rules/staff/contact-lists'
import { SearchForm } from '../../../ui/forms/search-form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'

type Choice = { list?: string; search?: string; state?: string }
type Props = { list: AddressList; search: string; state: MailState | null; onChoose(choice: Choice): void }

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

/** Searches on submit because each read is logged; selects apply immediately. */
export function AddressFilters({ list, search, state, onChoose }: Props) {
  return (
    <Flex as="section" aria-label="Filters" gap="4" wrap="wrap" align="flex-end">
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
          label="Can we email them?"
          placeholder="All"
          value={state ?? ''}
          options={optionsOf(mailStates)}
          onChange={(event) => onChoose({ state: event.target.value })}
        />
      </Box>
      {/* Navigating back changes the search, and the key resets the field to it. */}
      <SearchForm
        key={search}
        search={search}
        label="Email starts with"
        width="18rem"
        maxLength={maxAddressSearchLength}
        autoComplete="off"
        spellCheck={false}
        onSearch={(next) => onChoose({ search: next })}
      />
    </Flex>
  )
}
