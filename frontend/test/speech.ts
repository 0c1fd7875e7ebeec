import { act } from '@testing-library/react'
import { vi } from 'vitest'

// The speech synthesis of a device, which the test DOM does not have.

class Utterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  text: string
  constructor(text: string) {
    this.text = text
  }
}

class Synthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = []
  /** Texts that are being read or wait. */
  queue: Utterance[] = []

  getVoices() {
    return this.voices
  }

  speak(utterance: Utterance) {
    this.queue.push(utterance)
  }

  cancel() {
    for (const [index, { onerror }] of this.queue.splice(0).entries())
      onerror?.({ error: index === 0 ? 'interrupted' : 'canceled' })
  }
}

export function voice(lang: string, changes: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { name: lang, lang, localService: true, default: false, voiceURI: lang, ...changes }
}

/** Gives the device these voices until the end of the test. */
export function installSpeech(...voices: SpeechSynthesisVoice[]) {
  const synthesis = new Synthesis()
  synthesis.voices = voices
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return {
    /** What is being read and what waits. */
    texts: () => synthesis.queue.map(({ text }) => text),
    usedVoices: () => new Set(synthesis.queue.map((it) => `${it.voice?.name} ${it.lang}`)),
    addVoice: (added: SpeechSynthesisVoice) => {
      synthesis.voices.push(added)
      act(() => void synthesis.dispatchEvent(new Event('voiceschanged')))
    },
    /** Reads the next text to its end. */
    readOne: () => act(() => synthesis.queue.shift()?.onend?.()),
    fail: () => act(() => synthesis.queue.shift()?.onerror?.({ error: 'synthesis-failed' })),
  }
}
