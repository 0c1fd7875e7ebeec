import { Box, Grid } from '@chakra-ui/react'
import type { Defence } from '@deepm/schema/rules/experiments/agent/tasks'
import { badWords, middles, noteParts, noteText, openers, requests } from '@deepm/schema/rules/experiments/agent/world'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'

type Props = { defence: Defence; onChange(change: Partial<Defence>): void }

/** Writes the note on the wall from prepared parts, and chooses how the robot handles it. */
export function NoteWriter({ defence, onChange }: Props) {
  const { note } = defence
  const parts = [
    { label: 'The note begins', key: 'opener', ids: openers, texts: noteParts.opener },
    { label: 'Then it says', key: 'middle', ids: middles, texts: noteParts.middle },
    { label: 'And the job', key: 'request', ids: requests, texts: noteParts.request },
  ] as const
  return (
    <Grid gap="4">
      <Box
        as="blockquote"
        aria-label="Note on the wall of the archive"
        bg="amber.soft"
        borderWidth="3px"
        borderColor="amber.line"
        borderRadius="lg"
        padding="4"
        fontFamily="heading"
        fontSize="lg"
      >
        <span aria-hidden="true">📌 </span>
        {noteText(note)}
      </Box>
      <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        {parts.map(({ label, key, ids, texts }) => (
          <Box key={key} gridColumn={key === 'request' ? '1 / -1' : undefined}>
            <SelectField
              label={label}
              value={note[key]}
              options={ids.map((id) => ({ value: id, label: (texts as Record<string, string>)[id] ?? id }))}
              onChange={(event) => onChange({ note: { ...note, [key]: event.target.value } })}
            />
          </Box>
        ))}
      </Grid>
      <Grid gap="1">
        <SwitchField
          label="Word filter"
          hint={`Blocks notes with: ${badWords.join(', ')}.`}
          checked={defence.filter}
          onChange={(filter) => onChange({ filter })}
        />
        <SwitchField
          label="Notes are not orders"
          hint="The robot reads a note, but never takes a job from it."
          checked={defence.notesAreData}
          onChange={(notesAreData) => onChange({ notesAreData })}
        />
      </Grid>
    </Grid>
  )
}
