import { chakra, Flex } from '@chakra-ui/react'
import { newsAreas } from '@deepm/schema/rules/news'
import { type NewsWords, newsWords } from '@deepm/schema/rules/news-forms'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Notice } from '../../../ui/feedback.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/text-field.tsx'
import { tabNames } from '../areas.tsx'
import { usePublishNewsItemMutation } from './publish-news-item.generated.ts'

const empty: NewsWords = { title: '', summary: '', whyItMatters: '', tryThis: '', area: 'general', isBreaking: false }

const isBegun = (words: NewsWords) => texts.some(([field]) => words[field] !== '') || words.title !== ''

/** Words that the tab kept, as far as they are of the kind their field holds. */
function fitWords(kept: unknown): NewsWords | null {
  const fits = ([field, value]: [string, unknown]) => typeof value === typeof empty[field as keyof NewsWords]
  return kept ? { ...empty, ...Object.fromEntries(Object.entries(kept).filter(fits)) } : null
}

const texts = [
  ['summary', 'What happened', '60 to 400 characters, in words that a child of ten knows.'],
  ['whyItMatters', 'Why it matters', '40 to 300 characters.'],
  ['tryThis', 'Try this', '20 to 200 characters: something to do without an account anywhere.'],
] as const

const areas = newsAreas.map((area) => ({ value: area, label: area === 'general' ? 'All kinds' : tabNames[area] }))

/** A story in words for children. */
export function DraftForm({ draftId, onPublished }: { draftId: string; onPublished(title: string): void }) {
  const [words, setWords] = useDraft({ name: `news#${draftId}`, initial: empty, fit: fitWords, isWorth: isBegun })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [publish, { loading }] = usePublishNewsItemMutation()
  const set = (changes: Partial<NewsWords>) => setWords({ ...words, ...changes })
  const show = (issues: readonly { field: string; message: string }[]) =>
    setErrors(Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message])))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    const read = newsWords.safeParse(words)
    show(read.error?.issues.map(({ path, message }) => ({ field: String(path[0]), message })) ?? [])
    if (!read.success || loading) return
    const result = (await publish({ variables: { draftId, input: read.data } }).catch(() => null))?.data?.publishNewsItem
    if (result?.__typename === 'NewsItem') return onPublished(result.title)
    if (result?.__typename === 'InvalidInputError') return show(result.issues)
    setProblem(result?.message ?? 'We could not reach the academy. What you wrote is still here; send it again.')
  }

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4" maxWidth="prose" aria-label="Story">
      <TextField
        label="Title"
        required
        value={words.title}
        error={errors['title']}
        onChange={(event) => set({ title: event.target.value })}
        autoComplete="off"
      />
      {texts.map(([field, label, hint]) => (
        <TextAreaField
          key={field}
          label={label}
          hint={hint}
          required
          rows={3}
          value={words[field]}
          error={errors[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      ))}
      <SelectField
        label="What kind of AI"
        options={areas}
        value={words.area}
        onChange={(event) => set({ area: newsAreas.find((it) => it === event.target.value) ?? 'general' })}
      />
      <CheckboxField
        label="Breaking for the next 30 days"
        checked={words.isBreaking}
        onChange={(event) => set({ isBreaking: event.target.checked })}
      />
      {problem && (
        <div role="alert">
          <Notice tone="danger" title="Not published">
            {problem}
          </Notice>
        </div>
      )}
      <Flex>
        <Button type="submit" loading={loading}>
          Publish
        </Button>
      </Flex>
    </chakra.form>
  )
}
