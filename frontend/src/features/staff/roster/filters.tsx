import { Box, Flex } from '@chakra-ui/react'
import { maxSearchLength } from '@deepm/schema/rules/staff/roster'
import { Button } from '../../../ui/components/button.tsx'
import { SearchForm } from '../../../ui/forms/search-form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { type Filter, filters, hasFilters, type RosterView, withChanges } from './view.ts'

type Props = { view: RosterView; onView(view: RosterView): void }

/** Searches on submit because each roster read is logged; selects apply immediately. */
export function RosterFilters({ view, onView }: Props) {
  const set = (changes: Partial<RosterView>) => onView(withChanges(view, changes))
  return (
    <Flex as="section" aria-label="Filters" gap="4" wrap="wrap" align="flex-end">
      {/* Navigating back changes the search, and the key resets the field to it. */}
      <SearchForm
        key={view.search}
        search={view.search}
        label="Name or email"
        width="20rem"
        maxLength={maxSearchLength}
        onSearch={(search) => set({ search })}
      />
      {(Object.keys(filters) as Filter[]).map((name) => (
        <Box key={name} flex="1 1 9rem">
          <SelectField
            label={filters[name].label}
            placeholder="All"
            value={view[name]}
            options={Object.entries(filters[name].options).map(([value, label]) => ({ value, label }))}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </Box>
      ))}
      {hasFilters(view) && (
        <Button variant="ghost" onClick={() => set({ search: '', persona: '', status: '', ages: '', safety: '' })}>
          Clear filters
        </Button>
      )}
    </Flex>
  )
}
