import { checkOrUnknown, type SafetyCheck, unchecked } from '@deepm/schema/rules/prompt-safety'
import { useDeferredValue, useMemo } from 'react'

/** How the prompt in the box stands; unknown for the moment until the rules have read what was typed last. */
export function usePromptCheck(text: string): SafetyCheck {
  const settled = useDeferredValue(text)
  const check = useMemo(() => checkOrUnknown(settled), [settled])
  return settled === text ? check : unchecked
}
