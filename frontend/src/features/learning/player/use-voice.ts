import { useEffect, useState } from 'react'

/**
 * Returns an English voice of this device, preferably of the browser's own region; `null` without one. Voices that send the text to a
 * server are not used. Voices can arrive late.
 */
export function useVoice(): SpeechSynthesisVoice | null {
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
