import { type SafetyCheck, unchecked } from '@deepm/schema/rules/safety-words'
import { useEffect, useState } from 'react'
import { checkApart } from './prompt-checker.ts'

/** What the rules found in `text`. */
type Reading = { text: string; check: SafetyCheck }

/** Of an empty box, which needs no rules to be told. */
const nothing: Reading = { text: '', check: { level: 'safe', reasons: [], personal: [], isCrisis: false } }

/** What was found before stands so long while somebody writes on, so that nothing jumps at each letter. Milliseconds. */
const lateAfter = 500

/** How the prompt in the box stands. `isRead` says whether that is about all of it; until then nothing can be sent. */
export function usePromptCheck(text: string): Reading & { isRead: boolean } {
  const [reading, setReading] = useState(nothing)
  const [isLate, setLate] = useState(false)
  const isBlank = text.trim() === ''
  useEffect(() => {
    if (isBlank) return setReading(nothing)
    let isOld = false
    const late = setTimeout(() => setLate(true), lateAfter)
    void checkApart(text).then((check) => {
      if (isOld) return
      clearTimeout(late)
      setLate(false)
      setReading({ text, check })
    })
    return () => {
      isOld = true
      clearTimeout(late)
    }
  }, [isBlank, text])
  if (isBlank) return { ...nothing, isRead: true }
  if (reading.text === text) return { ...reading, isRead: reading.check.level !== 'unknown' }
  const isTold = reading !== nothing && !isLate
  return { ...(isTold ? reading : { text, check: unchecked }), isRead: false }
}
