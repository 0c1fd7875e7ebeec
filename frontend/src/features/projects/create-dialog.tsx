import { chakra, Flex } from '@chakra-ui/react'
import { projectForm } from '@deepm/schema/rules/projects'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { placeProject } from './board-cache.ts'
import { useCreateProjectMutation } from './create-project.generated.ts'
import { tellNotSaved } from './not-saved.ts'
import { ProjectForm, type Words } from './project-form.tsx'
import { StudioDialog } from './studio-dialog.tsx'

const blank: Words = { title: '', description: '', toolsUsed: [] }

type Props = { learnerId: string; open: boolean; onClose(): void }

/** Begins a project. What was typed stays until it is kept, also when the dialog is closed in between. */
export function CreateDialog({ learnerId, open, onClose }: Props) {
  const [words, setWords] = useState(blank)
  const [titleError, setTitleError] = useState<string>()
  const [requestKey, setRequestKey] = useState(newKey)
  const [create, { loading }] = useCreateProjectMutation()

  const change = (changes: Partial<Words>) => {
    setWords((now) => ({ ...now, ...changes }))
    setTitleError(undefined)
    // Other words are another project; the same ones, sent again, are not.
    setRequestKey(newKey)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    const form = projectForm.safeParse(words)
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
    <StudioDialog title="New project" open={open} onClose={onClose}>
      <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
        <ProjectForm words={words} titleError={titleError} onChange={change} />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={loading}>
            Create Project
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </chakra.form>
    </StudioDialog>
  )
}

/** Without a safe connection browsers make no such keys; a repeat then makes a second project. */
function newKey(): string | null {
  return 'randomUUID' in crypto ? crypto.randomUUID() : null
}
