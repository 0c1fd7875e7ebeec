import { usePromptCheck } from '../prompt-check/use-prompt-check.ts'
import { useForm, useSavedDraft } from './use-draft.ts'
import { textsOf } from './use-texts-draft.ts'

/**
 * State of a form with a learner's own text, saved in this tab like `useTextsDraft`. Text that looks like an emergency and text that the
 * rules have not checked is not saved, because others can use the same tab.
 *
 * @param words the part of the state that the rules check
 */
export function useLearnerDraft<T extends Record<string, string>>(name: string, initial: T, words: (values: T) => string) {
  const form = useForm(textsOf(name, initial))
  const { isRead, check } = usePromptCheck(form.worth ? words(form.worth) : '')
  useSavedDraft(form, check.isCrisis ? undefined : form.worth, isRead)
  return [form.value, form.setValue] as const
}
