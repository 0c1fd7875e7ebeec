import { Box, Grid } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { type CompetenceId, competences } from '@deepm/schema/rules/learning/ai-literacy'
import { sidekickIds } from '@deepm/schema/rules/learning/lesson-content'
import { lessonShapes } from '@deepm/schema/rules/learning/lesson-shapes'
import { lessonPractice, lessonText } from '@deepm/schema/rules/learning/lesson-text'
import { skills } from '@deepm/schema/rules/learning/skills'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextAreaField, TextField } from '../../../../ui/forms/text-field.tsx'
import { Group } from './group.tsx'
import type { LessonForm, Problems } from './lesson-form.ts'

type Props = { form: LessonForm; problems: Problems; onChange(changes: Partial<LessonForm>): void }

const sidekickNames: Record<(typeof sidekickIds)[number], string> = {
  'mentor-guide': 'Mentor Guide',
  'brain-bot': 'Brain Bot',
  'design-dynamo': 'Design Dynamo',
  maestro: 'Maestro',
}

export function MoreFields({ form, problems, onChange }: Props) {
  const { practice } = form
  return (
    <>
      <TextAreaField
        label="Practice prompt"
        rows={3}
        value={practice.prompt}
        maxLength={maxTextLength(lessonPractice.shape.prompt)}
        error={problems['practice.prompt']}
        onChange={(event) => onChange({ practice: { ...practice, prompt: event.target.value } })}
      />
      <TextAreaField
        label="What a good answer looks like"
        rows={3}
        value={practice.goodAnswer}
        maxLength={maxTextLength(lessonPractice.shape.goodAnswer)}
        error={problems['practice.goodAnswer']}
        onChange={(event) => onChange({ practice: { ...practice, goodAnswer: event.target.value } })}
      />
      <SelectField
        label="Sidekick"
        placeholder="None"
        options={sidekickIds.map((value) => ({ value, label: sidekickNames[value] }))}
        value={form.sidekick}
        error={problems['sidekick']}
        onChange={(event) => onChange({ sidekick: event.target.value })}
      />
      <SelectField
        label="Lesson type"
        placeholder="None"
        options={lessonShapes.map(({ id, name }) => ({ value: id, label: name }))}
        value={form.shape}
        error={problems['shape']}
        onChange={(event) => onChange({ shape: event.target.value })}
      />
      <TextField
        label="Time for the bigger task"
        hint="In addition to the duration, such as “10 min”. Leave empty if there is no bigger task."
        value={form.projectMinutes}
        maxLength={undefined}
        error={problems['projectMinutes'] && 'Enter the time in minutes, up to “30 min”.'}
        onChange={(event) => onChange({ projectMinutes: event.target.value })}
      />
      <TextField
        label="Greeting"
        hint="What the sidekick says when the lesson opens."
        value={form.greeting}
        maxLength={maxTextLength(lessonText.shape.greeting)}
        error={problems['greeting']}
        onChange={(event) => onChange({ greeting: event.target.value })}
      />
      <TextAreaField
        label="Smaller step"
        hint="For learners who want an easier start."
        rows={2}
        value={form.easier}
        maxLength={maxTextLength(lessonText.shape.easier)}
        error={problems['easier']}
        onChange={(event) => onChange({ easier: event.target.value })}
      />
      <TextAreaField
        label="Bigger task"
        hint="For learners who want a challenge."
        rows={2}
        value={form.stretch}
        maxLength={maxTextLength(lessonText.shape.stretch)}
        error={problems['stretch']}
        onChange={(event) => onChange({ stretch: event.target.value })}
      />
      <Group legend="Skill points" id="skills" hint="1 to 20 for each skill that the lesson trains. Leave empty for none.">
        <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 12rem), 1fr))" gap="3" alignItems="end">
          {skills.map(({ id, name }) => (
            <TextField
              key={id}
              label={name}
              inputMode="numeric"
              value={form.skills[id] ?? ''}
              maxLength={undefined}
              error={problems[`skills.${id}`] && 'Enter a whole number from 1 to 20.'}
              onChange={(event) => onChange({ skills: { ...form.skills, [id]: event.target.value } })}
            />
          ))}
        </Grid>
      </Group>
      <Group legend="AI literacy competences" id="competences" hint="Up to 4." error={problems['competences']}>
        <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))" columnGap="4">
          {competences.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={form.competences.includes(id)}
              onChange={() => onChange({ competences: toggled(form.competences, id) })}
            />
          ))}
        </Box>
      </Group>
    </>
  )
}

function toggled(chosen: CompetenceId[], id: CompetenceId): CompetenceId[] {
  return chosen.includes(id) ? chosen.filter((it) => it !== id) : [...chosen, id]
}
