import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Reads texts with a voice of the device. Reading stops when the texts change and when the component unmounts.
 *
 * @param texts paragraphs, one utterance each, because browsers cut off long ones
 */
export function useReadAloud(texts: readonly string[], voice: SpeechSynthesisVoice) {
  const [isReading, setReading] = useState(false)
  const whole = texts.join('\n')

  const stop = useEffectEvent(() => {
    if (!isReading) return
    speechSynthesis.cancel()
    setReading(false)
  })
  useEffect(() => () => stop(), [whole])
  useEffect(() => {
    const leave = () => stop()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])

  const toggle = () => {
    if (isReading) return stop()
    speechSynthesis.cancel()
    const spoken = whole.split('\n').filter((text) => text.trim() !== '')
    for (const [index, text] of spoken.entries()) {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = voice
      utterance.lang = voice.lang
      const isLast = index === spoken.length - 1
      utterance.onend = () => isLast && setReading(false)
      // A new reading cancels this one, and then reading goes on.
      utterance.onerror = ({ error }) => error !== 'canceled' && error !== 'interrupted' && setReading(false)
      speechSynthesis.speak(utterance)
    }
    setReading(spoken.length > 0)
  }
  return { hasText: whole.trim() !== '', isReading, toggle }
}
