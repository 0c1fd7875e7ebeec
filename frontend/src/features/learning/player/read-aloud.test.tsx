import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { short, single } from '../../../../test/check.ts'
import { sessionUser } from '../../../../test/factories.ts'
import { next, openSteps, position } from '../../../../test/player.ts'

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

function voice(lang: string, changes: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { name: lang, lang, localService: true, default: false, voiceURI: lang, ...changes }
}

/** Gives the device these voices until the end of the test. */
function installSpeech(...voices: SpeechSynthesisVoice[]) {
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

/** Opens a lesson in steps and waits until the voices of the device are known. */
async function open(...options: Parameters<typeof openSteps>) {
  const app = await openSteps(...options)
  await act(async () => {})
  return app
}

const start = () => screen.getByRole('button', { name: 'Read aloud' })
const stop = () => screen.getByRole('button', { name: 'Stop reading aloud' })
const isOffered = () => screen.queryByRole('button', { name: /aloud$/ }) !== null

const firstStep = [
  'Your first prompt',
  'Beep. Hello, human.',
  'Learning objectives',
  'Write a clear prompt',
  'Notice what is missing',
]

test('reads the step paragraph by paragraph, until the last one ends', async () => {
  const device = installSpeech(voice('en-GB'))
  const { user } = await open()
  // The first one loads the button.
  await screen.findByRole('button', { name: 'Read aloud' })
  await user.click(start())
  expect(device.texts()).toEqual(firstStep)
  for (const _text of firstStep) {
    expect(stop().textContent).toBe('Stop')
    device.readOne()
  }
  expect(start().textContent).toBe('Read aloud')
})

test('stops on request, and starts again from the beginning', async () => {
  const device = installSpeech(voice('en-GB'))
  const { user } = await open()
  await user.click(start())
  device.readOne()
  await user.click(stop())
  expect(device.texts()).toEqual([])
  await user.click(start())
  expect(device.texts()).toEqual(firstStep)
})

test('stops when the step changes, and reads the next one only on request', async () => {
  const device = installSpeech(voice('en-GB'))
  const { user } = await open()
  await user.click(start())
  await user.click(next())
  expect(device.texts()).toEqual([])
  await user.click(start())
  expect(device.texts()).toEqual(['About discover', expect.stringMatching(/^Discovering is a word/)])
})

test.each([
  ['the lesson is closed', (unmount: () => void) => unmount()],
  ['the page is left', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
])('stops when %s', async (_when, leave) => {
  const device = installSpeech(voice('en-GB'))
  const { user, unmount } = await open()
  await user.click(start())
  leave(unmount)
  expect(device.texts()).toEqual([])
})

test('can be started again after the device failed to read', async () => {
  const device = installSpeech(voice('en-GB'))
  const { user } = await open()
  await user.click(start())
  device.fail()
  await user.click(start())
  expect(device.texts()).toEqual(firstStep)
})

test('reads without the marks of Markdown', async () => {
  const device = installSpeech(voice('en-GB'))
  const content = '## Discover: trust\n\nAsk *who* made [the **guide**](https://example.org).\n\n- One\n- Two'
  const { user } = await open({ content }, sessionUser(), '?step=2')
  await user.click(start())
  expect(device.texts()).toEqual(['Trust', 'Ask who made the guide.', 'One', 'Two'])
})

test('reads a question with its choices', async () => {
  const device = installSpeech(voice('en-GB'))
  const content = `Read this.\n\n::question{id="${single.id}"}`
  const { user } = await open({ content, check: [single, short] }, sessionUser(), '?step=2')
  await user.click(start())
  expect(device.texts()).toEqual(['Read this.', single.question, ...single.choices.map(({ text }) => text)])
})

test('reads an activity with its choices, and no answer', async () => {
  const device = installSpeech(voice('en-GB'))
  const content = '## Guess {discover}\n\nRead this.\n\n:::predict\nWhich one?\n- This\n- That\n> This one.\n:::'
  const { user } = await open({ content }, sessionUser(), '?step=2')
  await user.click(start())
  expect(device.texts()).toEqual(['Guess', 'Read this.', 'Which one?', 'This', 'That'])
})

test('says that an explainer is a video with text', async () => {
  const device = installSpeech(voice('en-GB'))
  const content = '## Watch {discover}\n\nOne piece.\n\n::explainer{id="chatgpt-one-piece"}'
  const { user } = await open({ content }, sessionUser(), '?step=2')
  await user.click(start())
  expect(device.texts()).toEqual([
    ...['Watch', 'One piece.'],
    'Here is a video without sound. Press “Read it instead” for its text.',
  ])
})

test('is not offered where there is nothing to read', async () => {
  installSpeech(voice('en-GB'))
  await open({}, sessionUser(), '?step=9')
  await waitFor(() => expect(position()).toBe('Step 9 of 9'))
  expect(isOffered()).toBe(false)
})

test('is not offered on a device without speech', async () => {
  await open()
  expect(isOffered()).toBe(false)
})

test('uses only English voices of the device, also one that arrives late', async () => {
  const device = installSpeech(voice('en-US', { localService: false, default: true }), voice('de-DE'))
  const { user } = await open()
  expect(isOffered()).toBe(false)
  device.addVoice(voice('en-AU'))
  await user.click(start())
  expect(device.usedVoices()).toEqual(new Set(['en-AU en-AU']))
})

test.each([
  ['the region of the browser', [voice('en-GB', { default: true }), voice('en_US')], 'en_US'],
  ['the default of the device', [voice('en-GB'), voice('en-IE', { default: true })], 'en-IE'],
  ['any other', [voice('de-DE', { default: true }), voice('en-ZA'), voice('en-NZ')], 'en-ZA'],
])('prefers the voice with %s', async (_what, voices, chosen) => {
  const device = installSpeech(...voices)
  const { user } = await open()
  await user.click(start())
  expect(device.usedVoices()).toEqual(new Set([`${chosen} ${chosen}`]))
})
