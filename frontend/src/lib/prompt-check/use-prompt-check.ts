import { type SafetyCheck, uncheckedPrompt } from '@deepm/schema/rules/safety/safety-texts'
import { useEffect, useState } from 'react'
import { checkInWorker } from './prompt-checker.ts'

/** The findings of the rules for `text`. */
type Reading = { text: string; check: SafetyCheck }

/** The result for an empty field, which needs no check. */
const nothing: Reading = { text: '', check: { level: 'safe', reasons: [], personal: [], isCrisis: false, crisisTopics: [] } }

/** Time in ms for which the previous result stays visible during typing, to avoid flicker. */
const lateAfter = 500

/** Returns the check of the prompt in the field. `isRead` is true when it covers the whole text. Until then, nothing can be sent. */
export function usePromptCheck(text: string): Reading & { isRead: boolean } {
  const [reading, setReading] = useState(nothing)
  const [isLate, setLate] = useState(false)
  const isBlank = text.trim() === ''
  useEffect(() => {
    if (isBlank) return setReading(nothing)
    let isOld = false
    const late = setTimeout(() => setLate(true), lateAfter)
    void checkInWorker(text).then((check) => {
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
  return { ...(isTold ? reading : { text, check: uncheckedPrompt }), isRead: false }
}
