import { chakra, Flex } from '@chakra-ui/react'
import { projectForm } from '@deepm/schema/rules/projects/project-forms'
import { type FormEvent, useRef, useState } from 'react'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { idsOf, sourceOf, useEdit } from '../changes/use-edit.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { ExperimentsField } from './experiments-field.tsx'
import { LessonsField } from './lessons-field.tsx'
import { ProjectForm, type ProjectTextErrors, type ProjectTexts, parseProjectTexts } from './project-form.tsx'
import { PromptsField } from './prompts-field.tsx'

type Project = ProjectCard_ProjectFragment
type Props = { learnerId: string; project: Project; onDone(): void }

const wordsOf = ({ title, description, toolsUsed }: Project): ProjectTexts => ({ title, description, toolsUsed })

/** Edits a project. On a conflict with another window, shows both versions and keeps the input. */
export function EditForm({ learnerId, project, onDone }: Props) {
  const [words, setWords] = useDraft({
    name: `project#${project.id}#${project.version}`,
    initial: wordsOf(project),
    fit: parseProjectTexts,
    isWorth: (now) => JSON.stringify(now) !== JSON.stringify(wordsOf(project)),
  })
  const [evidence, setEvidence] = useState(project.evidence)
  const [experiments, setExperiments] = useState(project.experiments)
  const [prompts, setPrompts] = useState(project.prompts)
  const [timesTaken, setTimesTaken] = useState(0)
  const [problems, setProblems] = useState<ProjectTextErrors>({})
  const ref = useRef<HTMLFormElement>(null)
  const { save, isSaving, theirs, takeTheirs } = useEdit(learnerId, project)

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const element = ref.current
    // Text that is too long shows its error at the field. A toast would cover it on a phone.
    if (isSaving || !element || focusFirstInvalidField(element, () => setProblems({}))) return
    const form = projectForm.safeParse(words)
    if (!form.success) {
      const [issue] = form.error.issues
      focusFirstInvalidField(element, () => setProblems(issue ? { [String(issue.path[0])]: issue.message } : {}))
      toastNotSaved(issue?.message, 'Error')
      return
    }
    const { title, description, toolsUsed } = form.data
    const chosen = { lessonIds: idsOf(evidence), experimentIds: idsOf(experiments), promptIds: prompts.map(sourceOf) }
    if (await save({ title, description, toolsUsed, ...chosen })) onDone()
  }

  const startFromTheirs = () => {
    const current = takeTheirs()
    if (!current) return
    setWords(wordsOf(current))
    setEvidence(current.evidence)
    setExperiments(current.experiments)
    setPrompts(current.prompts)
    setTimesTaken((times) => times + 1)
  }

  return (
    <chakra.form ref={ref} display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
      {theirs && (
        <ConflictNotice
          current={theirs}
          mine={{ ...words, evidence, experiments, prompts }}
          isSaving={isSaving}
          onKeepMine={submit}
          onTakeTheirs={startFromTheirs}
        />
      )}
      <ProjectForm
        words={words}
        problems={problems}
        onChange={(changes) => {
          setWords((now) => ({ ...now, ...changes }))
          setProblems({})
        }}
      />
      <LessonsField key={`lessons-${timesTaken}`} chosen={evidence} onChange={setEvidence} />
      <ExperimentsField key={`experiments-${timesTaken}`} chosen={experiments} onChange={setExperiments} />
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
