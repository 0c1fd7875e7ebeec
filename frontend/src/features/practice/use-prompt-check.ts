import { type SafetyCheck, unchecked } from '@deepm/schema/rules/safety-words'
import { useEffect, useState } from 'react'
import { checkApart } from './prompt-checker.ts'

/** Of an empty box, which needs no rules to be told. */
const nothing: SafetyCheck = { level: 'safe', reasons: [], personal: [], isCrisis: false }

/** How the prompt in the box stands; unknown for the moment until the rules have read what was typed last. Until then nothing can be sent. */
export function usePromptCheck(text: string): SafetyCheck {
  const [read, setRead] = useState({ text: '', check: nothing })
  const isBlank = text.trim() === ''
  useEffect(() => {
    if (isBlank) return
    let isOld = false
    void checkApart(text).then((check) => isOld || setRead({ text, check }))
    return () => {
      isOld = true
    }
  }, [isBlank, text])
  if (isBlank) return nothing
  return read.text === text ? read.check : unchecked
}
