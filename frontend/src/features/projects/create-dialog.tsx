import { chakra, Flex } from '@chakra-ui/react'
import { projectForm } from '@deepm/schema/rules/project-forms'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { tellNotSaved } from '../../ui/not-saved.ts'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { placeProject } from './board-cache.ts'
import { useCreateProjectMutation } from './create-project.generated.ts'
import { LessonsField } from './lessons-field.tsx'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { ProjectForm, type Words } from './project-form.tsx'
import { PromptsField } from './prompts-field.tsx'
import { sourceOf } from './use-edit.ts'

type Begun = Words & Pick<ProjectCard_ProjectFragment, 'evidence' | 'prompts'>

const blank: Begun = { title: '', description: '', toolsUsed: [], evidence: [], prompts: [] }

type Props = { learnerId: string; open: boolean; onClose(): void }

/** Begins a project. What was typed stays until it is kept, also when the dialog is closed in between. */
export function CreateDialog({ learnerId, open, onClose }: Props) {
  const [begun, setBegun] = useState(blank)
  const [titleError, setTitleError] = useState<string>()
  const [requestKey, setRequestKey] = useState(newKey)
  const [create, { loading }] = useCreateProjectMutation()

  const change = (changes: Partial<Begun>) => {
    setBegun((now) => ({ ...now, ...changes }))
    setTitleError(undefined)
    // Other words are another project; the same ones, sent again, are not.
    setRequestKey(newKey)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    const { evidence, prompts, ...words } = begun
    const chosen = { lessonIds: evidence.map((it) => it.id), promptIds: prompts.map(sourceOf) }
    const form = projectForm.safeParse({ ...words, ...chosen })
    if (!form.success) {
      const [issue] = form.error.issues
      if (issue?.path[0] === 'title') setTitleError(issue.message)
      // Wording fixed by the specification (sections 5 and 8).
      tellNotSaved(issue?.message, 'Error')
      return
    }
    const answer = await create({
      variables: { input: form.data, requestKey },
      update: (cache, { data }) => {
        if (data?.createProject.__typename === 'Project') placeProject(cache, learnerId, data.createProject)
      },
    }).catch(() => null)
    const result = answer?.data?.createProject
    if (result?.__typename !== 'Project') {
      tellNotSaved(result?.message, 'Error')
      return
    }
    change(blank)
    onClose()
  }

  return (
    <TitledDialog title="New project" open={open} onClose={onClose}>
      <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
        <ProjectForm words={begun} titleError={titleError} onChange={change} />
        <LessonsField chosen={begun.evidence} onChange={(evidence) => change({ evidence })} />
        <PromptsField chosen={begun.prompts} onChange={(prompts) => change({ prompts })} />
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

/** Without a safe connection browsers make no such keys; a repeat then makes a second project. */
function newKey(): string | null {
  return 'randomUUID' in crypto ? crypto.randomUUID() : null
}
