import { chakra, Flex, Text } from '@chakra-ui/react'
import {
  choicesFor,
  maxCareNoteLength,
  maxMessageLength,
  messageTemplate,
  type QueueChoice,
  queueChoices,
  queueDecision,
} from '@deepm/schema/rules/staff/safety-queue'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { checkRecipe } from '../../../ui/forms/check-recipe.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import type { Item } from './item-texts.ts'
import { useDecision } from './use-decision.ts'

const Radio = chakra('input', checkRecipe)

/** Unsent input for an item, kept while staff look at other items. */
export type Draft = { choice: QueueChoice | null; word: string; careNote: string }

export function emptyDraft({ kind }: Item): Draft {
  const choices = choicesFor(kind)
  const only = choices.length === 1 ? (choices[0] ?? null) : null
  return { choice: only, word: only ? (messageTemplate(only) ?? '') : '', careNote: '' }
}

type Props = { item: Item; draft: Draft; onDraft(draft: Draft): void; onDecided(words: string): void }

/** Collects a decision, the message to the child and, for a crisis, the actions taken. */
export function DecisionForm({ item, draft, onDraft, onDecided }: Props) {
  const group = useId()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { decide, isSending, problem } = useDecision(item, onDecided)
  const { choice, word, careNote } = draft
  const choices = choicesFor(item.kind)

  const pick = (next: QueueChoice) => {
    // Keeps text that staff edited; an unedited template is replaced by that of the next choice.
    const isOwn = word !== '' && word !== (choice && messageTemplate(choice))
    onDraft({ ...draft, choice: next, word: isOwn ? word : (messageTemplate(next) ?? '') })
    setErrors({})
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const told = choice !== null && messageTemplate(choice) !== null
    const read = queueDecision.safeParse({ id: item.id, since: new Date(item.since), choice, word: told ? word : '', careNote })
    const issues = read.error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? []
    focusFirstInvalidField(event.currentTarget, () => setErrors(Object.fromEntries(issues.toReversed())))
    if (read.success) void decide(read.data)
  }

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4" aria-label="Decision">
      {choices.length > 1 && (
        <chakra.fieldset minWidth="0" aria-describedby={errors['choice'] ? `${group}-error` : undefined}>
          <chakra.legend fontWeight="700" marginBottom="1">
            Choose a decision
          </chakra.legend>
          {choices.map((it) => (
            <Flex key={it} gap="3" align="center" minHeight="11">
              <Radio
                id={`${group}-${it}`}
                type="radio"
                name={group}
                colorPalette="teal"
                checked={choice === it}
                onChange={() => pick(it)}
                borderRadius="full"
              />
              <chakra.label htmlFor={`${group}-${it}`} cursor="pointer" flex="1" paddingY="2">
                {queueChoices[it].label}
              </chakra.label>
            </Flex>
          ))}
          {errors['choice'] && (
            <Text id={`${group}-error`} role="alert" color="danger.text" fontWeight="600">
              {errors['choice']}
            </Text>
          )}
        </chakra.fieldset>
      )}
      {choice && messageTemplate(choice) !== null && (
        <TextAreaField
          label={`Message to ${item.firstName}`}
          hint={readersOf(item)}
          required
          rows={4}
          maxLength={maxMessageLength}
          value={word}
          error={errors['word']}
          onChange={(event) => onDraft({ ...draft, word: event.target.value })}
        />
      )}
      {item.kind === 'crisis' && (
        <TextAreaField
          label="What you did"
          hint={careNoteHint(item)}
          required
          rows={4}
          maxLength={maxCareNoteLength}
          value={careNote}
          error={errors['careNote']}
          onChange={(event) => onDraft({ ...draft, careNote: event.target.value })}
        />
      )}
      {problem && <ProblemNotice title="Decision not saved">{problem}</ProblemNotice>}
      <Flex>
        <Button type="submit" loading={isSending}>
          Save decision
        </Button>
      </Flex>
    </chakra.form>
  )
}

function careNoteHint(item: Item): string {
  const readers = 'For staff: who you contacted and when. Parents never see this. The child sees it if they download their data.'
  const isAbuse = item.__typename === 'QueuedInteraction' && item.crisisTopics.includes('abuse')
  return isAbuse ? `${readers} If you told a parent, note who agreed to it first.` : readers
}

function readersOf({ kind, isChild }: Item): string {
  if (kind === 'crisis') return 'It appears in the child’s bell. We do not notify parents here.'
  return isChild ? 'It appears in the child’s bell and the parents’ bell.' : 'It appears in their bell.'
}
