import { type SafetyCheck, unchecked } from '@deepm/schema/rules/safety-words'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

type Check = (prompt: string) => SafetyCheck

/** Of an empty box, which needs no rules to be told. */
const nothing: SafetyCheck = { level: 'safe', reasons: [], personal: [], isCrisis: false }

/** The rules with their vocabulary are as large as everything else in the lab, so they come when somebody begins to write. */
export const loadRules = () => import('@deepm/schema/rules/prompt-safety')

/** How the prompt in the box stands; unknown for the moment until the rules are there and have read what was typed last. */
export function usePromptCheck(text: string): SafetyCheck {
  const check = useRules(text)
  const settled = useDeferredValue(text)
  const found = useMemo(() => check?.(settled), [check, settled])
  if (text.trim() === '') return nothing
  return (settled === text && found) || unchecked
}

/** Without a connection they are asked for again with the next letter; until then nothing can be sent. */
function useRules(text: string): Check | null {
  const [check, setCheck] = useState<Check | null>(null)
  const isWanted = !check && text.trim() !== ''
  useEffect(() => {
    if (!isWanted) return
    loadRules().then(
      ({ checkOrUnknown }) => setCheck(() => checkOrUnknown),
      () => null,
    )
  }, [isWanted, text])
  return check
}
