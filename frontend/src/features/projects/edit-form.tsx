import { chakra, Flex } from '@chakra-ui/react'
import { projectForm } from '@deepm/schema/rules/project-forms'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { tellNotSaved } from '../../ui/not-saved.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { LessonsField } from './lessons-field.tsx'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { fitWords, ProjectForm, type Words } from './project-form.tsx'
import { PromptsField } from './prompts-field.tsx'
import { sourceOf, useEdit } from './use-edit.ts'

type Project = ProjectCard_ProjectFragment
type Props = { learnerId: string; project: Project; onDone(): void }

const wordsOf = ({ title, description, toolsUsed }: Project): Words => ({ title, description, toolsUsed })

/** Changes a project. When another window changed it meanwhile, both are shown and whoever is here decides; nothing typed is lost. */
export function EditForm({ learnerId, project, onDone }: Props) {
  const [words, setWords] = useDraft({
    name: `project#${project.id}#${project.version}`,
    initial: wordsOf(project),
    fit: fitWords,
    isWorth: (now) => JSON.stringify(now) !== JSON.stringify(wordsOf(project)),
  })
  const [evidence, setEvidence] = useState(project.evidence)
  const [prompts, setPrompts] = useState(project.prompts)
  const [timesTaken, setTimesTaken] = useState(0)
  const [titleError, setTitleError] = useState<string>()
  const { save, isSaving, theirs, takeTheirs } = useEdit(learnerId, project)

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSaving) return
    const form = projectForm.safeParse(words)
    if (!form.success) {
      const [issue] = form.error.issues
      if (issue?.path[0] === 'title') setTitleError(issue.message)
      tellNotSaved(issue?.message, 'Error')
      return
    }
    const { title, description, toolsUsed } = form.data
    const chosen = { lessonIds: evidence.map((it) => it.id), promptIds: prompts.map(sourceOf) }
    if (await save({ title, description, toolsUsed, ...chosen })) onDone()
  }

  const startFromTheirs = () => {
    const current = takeTheirs()
    if (!current) return
    setWords(wordsOf(current))
    setEvidence(current.evidence)
    setPrompts(current.prompts)
    setTimesTaken((times) => times + 1)
  }

  return (
    <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
      {theirs && (
        <ConflictNotice
          current={theirs}
          mine={{ ...words, evidence, prompts }}
          isSaving={isSaving}
          onKeepMine={submit}
          onTakeTheirs={startFromTheirs}
        />
      )}
      <ProjectForm
        words={words}
        titleError={titleError}
        onChange={(changes) => {
          setWords((now) => ({ ...now, ...changes }))
          setTitleError(undefined)
        }}
      />
      <LessonsField key={`lessons-${timesTaken}`} chosen={evidence} onChange={setEvidence} />
      <PromptsField key={`prompts-${timesTaken}`} chosen={prompts} onChange={setPrompts} />
      <Flex gap="3" wrap="wrap">
        {!theirs && (
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        )}
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  )
}
