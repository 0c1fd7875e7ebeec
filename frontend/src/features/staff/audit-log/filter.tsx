import { chakra, Flex } from '@chakra-ui/react'
import { auditActions } from '@deepm/schema/rules/staff/audit'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

export type LogFilterValue = { staffId: string; action: string; subjectId: string }
type Props = { value: LogFilterValue; auditors: { id: string; name: string }[]; onChange(value: LogFilterValue): void }

const actions = Object.entries(auditActions).map(([value, label]) => ({ value, label }))

/** Filters the log by staff member, action and account. Selects apply immediately; the account ID applies on submit. */
export function LogFilter({ value, auditors, onChange }: Props) {
  const [subjectId, setSubjectId] = useState(value.subjectId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...value, subjectId: subjectId.trim() })
  }
  const staff = auditors.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <chakra.form
      onSubmit={submit}
      role="search"
      display="grid"
      gap="4"
      alignItems="end"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: '1fr 1fr 1.4fr' }}
    >
      <SelectField
        label="Staff member"
        options={staff}
        placeholder="Everyone"
        value={value.staffId}
        onChange={(event) => onChange({ ...value, staffId: event.target.value })}
      />
      <SelectField
        label="Action"
        options={actions}
        placeholder="All actions"
        value={value.action}
        onChange={(event) => onChange({ ...value, action: event.target.value })}
      />
      <Flex gap="3" align="end" gridColumn={{ md: '1 / -1', xl: 'auto' }}>
        <chakra.div flex="1" minWidth="0">
          <TextField
            label="Account ID"
            placeholder="Account ID"
            value={subjectId}
            maxLength={undefined}
            onChange={(event) => setSubjectId(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </chakra.div>
        <Button type="submit" variant="outline">
          Filter
        </Button>
      </Flex>
    </chakra.form>
  )
}
