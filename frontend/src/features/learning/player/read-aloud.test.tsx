import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { ReadAloud } from './read-aloud.tsx'

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>

class Utterance {
  voice: Voice | null = null
  text: string
  constructor(text: string) {
    this.text = text
  }
}

const cloud: Voice = { name: 'Cloud', lang: 'en-US', localService: false, default: true }
const device: Voice = { name: 'Device', lang: 'en-GB', localService: true, default: false }
const german: Voice = { name: 'Deutsch', lang: 'de-DE', localService: true, default: false }

const speak = vi.fn<(utterance: Utterance) => void>()
const cancel = vi.fn()

function show(voices: Voice[], texts = ['First.', 'Second.']) {
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak, cancel })
  return render(<ReadAloud texts={texts} hue="teal" />, { wrapper: UiProvider })
}

const button = () => screen.queryByRole('button', { name: 'Read aloud' })

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  vi.clearAllMocks()
})

test('reads each paragraph with an English voice of the device, although a cloud voice is the default', async () => {
  show([cloud, german, device])
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  expect(speak.mock.calls.map(([it]) => [it.text, it.voice?.name])).toEqual([
    ['First.', 'Device'],
    ['Second.', 'Device'],
  ])
  cancel.mockClear()
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  expect(cancel).toHaveBeenCalledOnce()
})

test('is not offered with cloud voices or other languages alone', () => {
  show([cloud, german])
  expect(button()).toBeNull()
})

test('stops when another step is shown', async () => {
  const { rerender } = show([device])
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Read aloud' }))
  cancel.mockClear()
  rerender(<ReadAloud texts={['Another step.']} hue="teal" />)
  expect(cancel).toHaveBeenCalledOnce()
})
