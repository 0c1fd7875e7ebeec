import { chakra, Flex, Text } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { moduleText } from '@deepm/schema/rules/learning/lesson-text'
import { type FormEvent, useState } from 'react'
import { newRequestKey } from '../../../lib/request-key.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import { useCreateModuleMutation, useSaveModuleMutation } from './change-module.generated.ts'
import type { ContentCourse_CourseFragment } from './content-course.generated.ts'
import { type Problems, problemsByField } from './fields/lesson-form.ts'

type Module = ContentCourse_CourseFragment['modules'][number]
type FormProps = { personaId: string; module: Module | null; onClose(): void; onSaved(id: string): void }
type Props = FormProps & { open: boolean }

/** Edits a module's title and description, or creates a module. */
export function ModuleDialog({ open, ...form }: Props) {
  return (
    <TitledDialog title={form.module ? 'Edit Module' : 'Add New Module'} open={open} onClose={form.onClose}>
      <ModuleForm {...form} />
    </TitledDialog>
  )
}

function ModuleForm({ personaId, module, onClose, onSaved }: FormProps) {
  const stored = { title: module?.title ?? '', description: module?.description ?? '' }
  const [words, setWords] = useDraft({
    name: `module#${module?.id ?? personaId}#${module?.revision ?? 'new'}`,
    initial: stored,
    fit: fitModule,
    isWorth: ({ title, description }) => title !== stored.title || description !== stored.description,
  })
  const [problems, setProblems] = useState<Problems>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const [requestKey, setRequestKey] = useState(newRequestKey)
  const [create, creating] = useCreateModuleMutation()
  const [save, saving] = useSaveModuleMutation()
  const isBusy = creating.loading || saving.loading
  // The server rejects a request key that is reused with different input.
  const change = (changes: Partial<Words>) => {
    setWords((now) => ({ ...now, ...changes }))
    setRequestKey(newRequestKey())
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const read = moduleText.safeParse(words)
    const found = read.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? []
    focusFirstInvalidField(event.currentTarget, () => setProblems(problemsByField(found)))
    if (!read.success) return
    setTrouble(null)
    const input = read.data
    if (module) {
      const answer = await save({ variables: { moduleId: module.id, revision: module.revision, input } }).catch(() => null)
      const result = answer?.data?.saveModule
      if (result?.__typename === 'DonePayload') return onSaved(module.id)
      return setTrouble(wordsOf(result))
    }
    const answer = await create({ variables: { personaId, input, requestKey } }).catch(() => null)
    const result = answer?.data?.createModule
    if (result?.__typename === 'CreateModulePayload') return onSaved(result.moduleId)
    setTrouble(wordsOf(result))
  }

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="5">
      <TextField
        label="Title"
        required
        autoComplete="off"
        value={words.title}
        maxLength={maxTextLength(moduleText.shape.title)}
        error={problems['title']}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label="Description"
        required
        rows={3}
        value={words.description}
        maxLength={maxTextLength(moduleText.shape.description)}
        error={problems['description']}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Text role="alert" color="danger.text" fontWeight="600">
        {trouble}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={isBusy}>
          Save module
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  )
}

type Words = { title: string; description: string }

/** Returns the stored draft if it has the expected shape. */
function fitModule(kept: unknown): Words | null {
  const { title, description } = (kept ?? {}) as Partial<Words>
  return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
}

function wordsOf(result: object | null | undefined): string {
  const told = result && 'message' in result ? String(result.message) : null
  return told ?? 'We could not reach the academy. What you typed is still here.'
}
