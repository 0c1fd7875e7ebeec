import { Box, Grid } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { resource } from '@deepm/schema/rules/learning/lesson-content'
import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import { Button } from '../../../../ui/components/button.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Group } from './group.tsx'
import type { Problems } from './lesson-form.ts'

type Resource = LessonText['resources'][number]
type Props = { resources: Resource[]; problems: Problems; onChange(resources: Resource[]): void }

const kinds = [
  { value: 'link', label: 'Web page' },
  { value: 'pdf', label: 'PDF' },
  { value: 'video', label: 'Video' },
] as const

export function ResourcesField({ resources, problems, onChange }: Props) {
  const change = (index: number, changes: Partial<Resource>) =>
    onChange(resources.map((it, at) => (at === index ? { ...it, ...changes } : it)))
  return (
    <Group legend="Additional resources" id="resources" error={problems['resources']}>
      {resources.map((it, index) => (
        <Grid
          key={index}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr) 9rem auto' }}
          gap="3"
          alignItems="end"
        >
          <TextField
            label={`Title of resource ${index + 1}`}
            value={it.title}
            maxLength={maxTextLength(resource.shape.title)}
            error={problems[`resources.${index}.title`]}
            onChange={(event) => change(index, { title: event.target.value })}
          />
          <TextField
            label={`URL of resource ${index + 1}`}
            inputMode="url"
            value={it.url}
            maxLength={maxTextLength(resource.shape.url)}
            error={problems[`resources.${index}.url`]}
            onChange={(event) => change(index, { url: event.target.value })}
          />
          <SelectField
            label={`Type of resource ${index + 1}`}
            options={kinds}
            value={it.kind}
            onChange={(event) => change(index, { kind: event.target.value as Resource['kind'] })}
          />
          <Button variant="outline" onClick={() => onChange(resources.filter((_, at) => at !== index))}>
            Remove
          </Button>
        </Grid>
      ))}
      {resources.length < 4 && (
        <Box>
          <Button variant="outline" onClick={() => onChange([...resources, { title: '', url: '', kind: 'link' }])}>
            Add resource
          </Button>
        </Box>
      )}
    </Group>
  )
}
