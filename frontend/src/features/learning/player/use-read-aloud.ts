import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Reads texts with the speech synthesis of the device. Voices that send the text to a server are not used, so `isSupported` is false on
 * devices without an English voice of their own. Reading stops when the texts change and when the component unmounts.
 *
 * @param texts paragraphs, one utterance each, because browsers cut off long ones
 */
export function useReadAloud(texts: readonly string[]) {
  const voice = useVoice()
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
    if (!voice) return
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
  return { isSupported: voice !== null && whole.trim() !== '', isReading, toggle }
}

/** Returns an English voice of this device, preferably of the browser's own region. Voices can arrive late. */
function useVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const choose = () => setVoice(bestVoice(speechSynthesis.getVoices(), navigator.language))
    choose()
    speechSynthesis.addEventListener?.('voiceschanged', choose)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', choose)
  }, [])
  return voice
}

/** Returns the best voice that works without a server. */
function bestVoice(
  voices: readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>[],
  language: string,
): SpeechSynthesisVoice | null {
  const langOf = (voice: { lang: string }) => voice.lang.replace('_', '-').toLowerCase()
  const local = voices.filter((voice) => voice.localService && langOf(voice).startsWith('en'))
  const found = local.find((voice) => langOf(voice) === language.toLowerCase()) ?? local.find((it) => it.default) ?? local[0]
  return (found as SpeechSynthesisVoice | undefined) ?? null
}
