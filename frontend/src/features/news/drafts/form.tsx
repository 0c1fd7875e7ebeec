import { chakra, Flex } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { newsAreas } from '@deepm/schema/rules/news/news'
import { type NewsTexts, newsTextLengths, newsTexts } from '@deepm/schema/rules/news/news-forms'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { type FieldProblems, firstProblems } from '../../../ui/forms/field-problems.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx'
import { tabNames } from '../areas.tsx'
import { usePublishNewsItemMutation } from './publish-news-item.generated.ts'

const empty: NewsTexts = { title: '', summary: '', whyItMatters: '', tryThis: '', area: 'general', isBreaking: false }

const isBegun = (words: NewsTexts) => texts.some(([field]) => words[field] !== '') || words.title !== ''

/** Returns the stored values that have the type of their field. */
function fitWords(kept: unknown): NewsTexts | null {
  const fits = ([field, value]: [string, unknown]) => typeof value === typeof empty[field as keyof NewsTexts]
  return kept ? { ...empty, ...Object.fromEntries(Object.entries(kept).filter(fits)) } : null
}

const texts = [
  ['summary', 'What happened', `${lengthsOf('summary')}, in words a 10-year-old knows.`],
  ['whyItMatters', 'Why it matters', `${lengthsOf('whyItMatters')}.`],
  ['tryThis', 'Try this', `${lengthsOf('tryThis')}: something to do without an account.`],
] as const

const areas = newsAreas.map((area) => ({ value: area, label: area === 'general' ? 'All types' : tabNames[area] }))

function lengthsOf(field: 'summary' | 'whyItMatters' | 'tryThis'): string {
  const [least, most] = newsTextLengths[field]
  return `${least} to ${most} characters`
}

export function DraftForm({ draftId, onPublished }: { draftId: string; onPublished(title: string): void }) {
  const [words, setWords] = useDraft({ name: `news#${draftId}`, initial: empty, fit: fitWords, isWorth: isBegun })
  const [errors, setErrors] = useState<FieldProblems>({})
  const [problem, setProblem] = useState<string>()
  const [publish, { loading }] = usePublishNewsItemMutation()
  const set = (changes: Partial<NewsTexts>) => setWords({ ...words, ...changes })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    setProblem(undefined)
    const read = newsTexts.safeParse(words)
    focusFirstInvalidField(element, () => setErrors(firstProblems(read.error?.issues ?? [])))
    if (!read.success || loading) return
    const result = (await publish({ variables: { draftId, input: read.data } }).catch(() => null))?.data?.publishNewsItem
    if (result?.__typename === 'NewsItem') return onPublished(result.title)
    if (result?.__typename === 'InvalidInputError') {
      focusFirstInvalidField(element, () => setErrors(firstProblems(result.issues)))
      return
    }
    setProblem(result?.message ?? 'We could not reach the academy. What you wrote is still here. Please try again.')
  }

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4" maxWidth="prose" aria-label="Story">
      <TextField
        label="Title"
        required
        value={words.title}
        maxLength={maxTextLength(newsTexts.shape.title)}
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
          maxLength={maxTextLength(newsTexts.shape[field])}
          error={errors[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      ))}
      <SelectField
        label="Type of AI"
        options={areas}
        value={words.area}
        onChange={(event) => set({ area: newsAreas.find((it) => it === event.target.value) ?? 'general' })}
      />
      <CheckboxField
        label="Breaking news for the next 30 days"
        checked={words.isBreaking}
        onChange={(event) => set({ isBreaking: event.target.checked })}
      />
      {problem && <ProblemNotice title="Not published">{problem}</ProblemNotice>}
      <Flex>
        <Button type="submit" loading={loading}>
          Publish
        </Button>
      </Flex>
    </chakra.form>
  )
}
