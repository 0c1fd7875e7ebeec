import { chakra, Flex } from '@chakra-ui/react'
import { projectForm } from '@deepm/schema/rules/projects'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { tellNotSaved } from './not-saved.ts'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { ProjectForm, type Words } from './project-form.tsx'
import { useEdit } from './use-edit.ts'

type Project = ProjectCard_ProjectFragment
type Props = { learnerId: string; project: Project; onDone(): void }

const wordsOf = ({ title, description, toolsUsed }: Project): Words => ({ title, description, toolsUsed })

/** Changes a project. When another window changed it meanwhile, both are shown and whoever is here decides; nothing typed is lost. */
export function EditForm({ learnerId, project, onDone }: Props) {
  const [words, setWords] = useState(() => wordsOf(project))
  const [evidence, setEvidence] = useState(project.evidence)
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
    if (await save({ title, description, toolsUsed, lessonIds: evidence.map((it) => it.id) })) onDone()
  }

  const startFromTheirs = () => {
    const current = takeTheirs()
    if (!current) return
    setWords(wordsOf(current))
    setEvidence(current.evidence)
  }

  return (
    <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
      {theirs && (
        <ConflictNotice
          current={theirs}
          mine={{ ...words, evidence }}
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
      <EvidenceField chosen={evidence} onChange={setEvidence} />
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
