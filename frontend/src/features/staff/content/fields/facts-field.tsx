import { Box, Grid } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { type Fact, fact } from '@deepm/schema/rules/learning/lesson-content'
import { maxFacts } from '@deepm/schema/rules/learning/lesson-text'
import { Button } from '../../../../ui/components/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Group } from './group.tsx'
import type { Problems } from './lesson-form.ts'

type Props = { facts: Fact[]; problems: Problems; onChange(facts: Fact[]): void }

/** Edits the statements that can become wrong. They are listed for a new check 180 days after the last one. */
export function FactsField({ facts, problems, onChange }: Props) {
  const change = (index: number, changes: Partial<Fact>) =>
    onChange(facts.map((it, at) => (at === index ? { ...it, ...changes } : it)))
  return (
    <Group
      legend="Statements to check"
      id="facts"
      hint="Products, ages, laws and figures that can change, with the page that confirms them."
      error={problems['facts']}
    >
      {facts.map((it, index) => (
        <Grid
          key={index}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr) 11rem auto' }}
          gap="3"
          alignItems="end"
        >
          <TextField
            label={`Statement ${index + 1}`}
            value={it.statement}
            maxLength={maxTextLength(fact.shape.statement)}
            error={problems[`facts.${index}.statement`]}
            onChange={(event) => change(index, { statement: event.target.value })}
          />
          <TextField
            label={`Source of statement ${index + 1}`}
            inputMode="url"
            value={it.source}
            maxLength={maxTextLength(fact.shape.source)}
            error={problems[`facts.${index}.source`]}
            onChange={(event) => change(index, { source: event.target.value })}
          />
          <TextField
            label={`Statement ${index + 1} checked on`}
            type="date"
            value={it.checkedOn}
            maxLength={undefined}
            error={problems[`facts.${index}.checkedOn`]}
            onChange={(event) => change(index, { checkedOn: event.target.value })}
          />
          <Button
            variant="outline"
            aria-label={`Remove statement ${index + 1}`}
            onClick={() => onChange(facts.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </Grid>
      ))}
      {facts.length < maxFacts && (
        <Box>
          <Button variant="outline" onClick={() => onChange([...facts, { statement: '', source: '', checkedOn: '' }])}>
            Add statement
          </Button>
        </Box>
      )}
    </Group>
  )
}
