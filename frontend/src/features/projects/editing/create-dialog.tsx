import { chakra, Flex } from '@chakra-ui/react'
import { projectForm } from '@deepm/schema/rules/projects/project-forms'
import { type FormEvent, useEffect, useState } from 'react'
import { newRequestKey } from '../../../lib/request-key.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { moveProjectInCache } from '../changes/board-cache.ts'
import { idsOf, sourceOf } from '../changes/use-edit.ts'
import type { BroughtTexts } from './brought-texts.ts'
import { useCreateProjectMutation } from './create-project.generated.ts'
import { ExperimentsField } from './experiments-field.tsx'
import { LessonsField } from './lessons-field.tsx'
import {
  emptyProjectTexts,
  ProjectForm,
  type ProjectTextErrors,
  type ProjectTexts,
  parseProjectTexts,
  withBroughtTexts,
} from './project-form.tsx'
import { PromptsField } from './prompts-field.tsx'

type Evidence = Pick<ProjectCard_ProjectFragment, 'evidence' | 'experiments' | 'prompts'>

const noEvidence: Evidence = { evidence: [], experiments: [], prompts: [] }
const isBegun = ({ title, description, toolsUsed }: ProjectTexts) => title !== '' || description !== '' || toolsUsed.length > 0

type Props = {
  learnerId: string
  open: boolean
  /** Texts from another screen, added to the draft. */
  brought: BroughtTexts | null
  onClose(): void
}

/** Creates a project. Keeps the input until it is saved, even when the dialog is closed. */
export function CreateDialog({ learnerId, open, brought, onClose }: Props) {
  const [words, setWords] = useDraft({
    name: 'new-project',
    initial: emptyProjectTexts,
    fit: parseProjectTexts,
    isWorth: isBegun,
  })
  const [chosen, setChosen] = useState(noEvidence)
  const [problems, setProblems] = useState<ProjectTextErrors>({})
  const [requestKey, setRequestKey] = useState(newRequestKey)
  const [create, { loading }] = useCreateProjectMutation()

  useEffect(() => {
    if (brought) setWords((now) => withBroughtTexts(now, brought))
  }, [brought, setWords])

  const change = (changes: Partial<ProjectTexts>) => {
    setWords((now) => ({ ...now, ...changes }))
    setProblems({})
    // Changed input is a new project; resubmitting the same input is a retry.
    setRequestKey(newRequestKey)
  }
  const choose = (changes: Partial<Evidence>) => {
    setChosen((now) => ({ ...now, ...changes }))
    setRequestKey(newRequestKey)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    // Text that is too long shows its error at the field. A toast would cover it on a phone.
    if (loading || focusFirstInvalidField(element, () => setProblems({}))) return
    const { evidence, experiments, prompts } = chosen
    const ids = { lessonIds: idsOf(evidence), experimentIds: idsOf(experiments), promptIds: prompts.map(sourceOf) }
    const form = projectForm.safeParse({ ...words, ...ids })
    if (!form.success) {
      const [issue] = form.error.issues
      focusFirstInvalidField(element, () => setProblems(issue ? { [String(issue.path[0])]: issue.message } : {}))
      // Wording fixed by the specification (sections 5 and 8).
      toastNotSaved(issue?.message, 'Error')
      return
    }
    const answer = await create({
      variables: { input: form.data, requestKey },
      update: (cache, { data }) => {
        if (data?.createProject.__typename === 'Project') moveProjectInCache(cache, learnerId, data.createProject)
      },
    }).catch(() => null)
    const result = answer?.data?.createProject
    if (result?.__typename !== 'Project') {
      toastNotSaved(result?.message, 'Error')
      return
    }
    change(emptyProjectTexts)
    choose(noEvidence)
    onClose()
  }

  return (
    <TitledDialog title="New project" open={open} onClose={onClose}>
      <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
        <ProjectForm words={words} problems={problems} onChange={change} />
        <LessonsField chosen={chosen.evidence} onChange={(evidence) => choose({ evidence })} />
        <ExperimentsField chosen={chosen.experiments} onChange={(experiments) => choose({ experiments })} />
        <PromptsField chosen={chosen.prompts} onChange={(prompts) => choose({ prompts })} />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={loading}>
            Create Project
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </chakra.form>
    </TitledDialog>
  )
}
