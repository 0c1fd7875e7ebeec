import { Box, chakra, Grid } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import type { CheckItem } from '@deepm/schema/rules/learning/check'
import { lessonText } from '@deepm/schema/rules/learning/lesson-text'
import { removeQuestion } from '@deepm/schema/rules/learning/notes'
import { type ReactNode, useState } from 'react'
import { TextAreaField, TextField } from '../../../../ui/forms/text-field.tsx'
import { CheckField } from './check-field.tsx'
import { ContentField } from './content-field.tsx'
import { FactsField } from './facts-field.tsx'
import type { LessonForm, Problems } from './lesson-form.ts'
import { LinesField } from './lines-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { ResourcesField } from './resources-field.tsx'
import { ToolsField } from './tools-field.tsx'
import { VideoField } from './video-field.tsx'

type Props = { form: LessonForm; problems: Problems; onChange(changes: Partial<LessonForm>): void }

const more = [
  'check',
  'practice',
  'resources',
  'sidekick',
  'greeting',
  'easier',
  'stretch',
  'skills',
  'competences',
  'shape',
  'facts',
  'projectMinutes',
]

/** Edits a lesson: the fields of the specified form, then the additional ones. */
export function LessonFields({ form, problems, onChange }: Props) {
  const isWrongBelow = Object.keys(problems).some((field) => more.includes(field.split('.', 1)[0] ?? ''))
  const changeCheck = (check: CheckItem[]) => {
    const removed = form.check.filter(({ id }) => !check.some((it) => it.id === id))
    onChange({ check, content: removed.reduce((notes, { id }) => removeQuestion(notes, id), form.content) })
  }
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 1fr)' }} gap="5" alignItems="start">
        <TextField
          label="Title"
          required
          autoComplete="off"
          value={form.title}
          maxLength={maxTextLength(lessonText.shape.title)}
          error={problems['title']}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <TextField
          label="Duration"
          required
          autoComplete="off"
          placeholder="15 min"
          value={form.duration}
          maxLength={undefined}
          error={problems['minutes']}
          onChange={(event) => onChange({ duration: event.target.value })}
        />
      </Grid>
      <TextAreaField
        label="Description"
        required
        rows={3}
        value={form.description}
        maxLength={maxTextLength(lessonText.shape.description)}
        error={problems['description']}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <VideoField video={form.video} title={form.title} error={problems['video']} onChange={(video) => onChange({ video })} />
      <LinesField
        legend="Learning objectives"
        name="Objective"
        field="objectives"
        lines={form.objectives}
        most={5}
        longest={maxTextLength(lessonText.shape.objectives)}
        problems={problems}
        onChange={(objectives) => onChange({ objectives })}
      />
      <ContentField
        content={form.content}
        check={form.check}
        error={problems['content']}
        onChange={(content) => onChange({ content })}
      />
      <ToolsField tools={form.tools} onChange={(tools) => onChange({ tools })} />
      <More isForced={isWrongBelow}>
        <CheckField check={form.check} problems={problems} onChange={changeCheck} />
        <MoreFields form={form} problems={problems} onChange={onChange} />
        <FactsField facts={form.facts} problems={problems} onChange={(facts) => onChange({ facts })} />
        <ResourcesField resources={form.resources} problems={problems} onChange={(resources) => onChange({ resources })} />
      </More>
    </>
  )
}

/** Folds the additional fields, and opens them when one of them is invalid. */
function More({ isForced, children }: { isForced: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isForced)
  const [wasForced, setWasForced] = useState(isForced)
  if (isForced !== wasForced) {
    setWasForced(isForced)
    if (isForced) setOpen(true)
  }
  return (
    <chakra.details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      borderWidth="3px"
      borderColor="border.soft"
      borderRadius="2xl"
      paddingX="5"
      css={{ '& > summary::marker': { color: 'colorPalette.line' } }}
    >
      <chakra.summary minHeight="12" paddingY="3" fontFamily="heading" fontWeight="600" cursor="pointer">
        Check for understanding, practice, resources and skills
      </chakra.summary>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="7" paddingTop="3" paddingBottom="6">
        {children}
      </Box>
    </chakra.details>
  )
}
