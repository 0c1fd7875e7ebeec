import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import type { ExperimentProps } from '../frame/definition.ts'
import { type Request, respond } from './cut.ts'
import { Tokens } from './tokens.tsx'
import { ranks } from './vocabulary.ts'

/** The worker's work in this thread. */
class LocalWorker extends EventTarget {
  postMessage(request: Request) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: respond(request, ranks) })))
  }
  terminate() {}
}

class BrokenWorker extends LocalWorker {
  override postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', LocalWorker)
})

function show(props: ExperimentProps = {}) {
  const onReached = vi.fn()
  render(
    <UiProvider>
      <Tokens onReached={onReached} {...props} />
    </UiProvider>,
  )
  return { user: userEvent.setup({ delay: null }), onReached }
}

it('cuts what the learner types, and finishes the first mission with a long word and a shorter one', async () => {
  const { user, onReached } = show()
  await user.click(screen.getByRole('button', { name: 'Try it first' }))
  const field = screen.getByLabelText(/Type anything/)
  await user.clear(field)
  await user.type(field, 'Two quokkas')
  await screen.findByRole('button', { name: /^Two: Two/ })
  await user.clear(field)
  await user.type(field, 'An axolotl')
  await user.click(await screen.findByRole('button', { name: 'Take “axolotl”: 4 tokens' }))
  expect(announced()).toContain('Taken: axolotl, 4 tokens.')
  expect(screen.queryByText('What happened:')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'basketball' }))
  await user.click(await screen.findByRole('button', { name: 'Take “basketball”: 1 token' }))
  const list = screen.getByRole('list', { name: 'Words to take' })
  expect(list.textContent).toMatch(/axolotl: 7 letters, +ax · ol · ot · l/)
  await user.click(screen.getByRole('button', { name: /^Pieces that come up often/ }))
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  expect(onReached).toHaveBeenCalledExactlyOnceWith(1, { suggestion: 'axolotl', letters: 7, tokens: 4 })
})

it('shows how a word is joined step by step', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'skateboarding' }))
  const slider = await screen.findByRole('slider', { name: /“skateboarding”/ })
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Step 0 of 10: s \d+, k \d+, a \d+/)
  await user.click(screen.getByRole('button', { name: 'Join' }))
  screen.getByText(/^Step 1 of 10: “.” and “.” become/)
  fireEvent.change(slider, { target: { value: '10' } })
  screen.getByText(/No two neighbours fit any more: 3 tokens are left/)
})

it('compares one sentence in three languages with both vocabularies', async () => {
  const { user, onReached } = show({ mission: 2 })
  await user.click(screen.getByRole('button', { name: 'Yes, about the same' }))
  const pick = (language: string) =>
    user.click(within(screen.getByRole('group', { name: 'Three languages' })).getByRole('button', { name: language }))
  for (const language of ['German', 'Swahili']) await pick(language)
  screen.getByText(/^These bars are alike/)
  await pick('German')
  await pick('Hindi')
  screen.getByText('If a token costs one coin, you pay 7 coins in English and 61 in Hindi.')
  const list = screen.getByRole('list', { name: 'Tokens of each language' })
  await within(list).findByText('61 tokens')
  within(list).getByText('7 tokens')
  await user.click(screen.getByRole('radio', { name: /2024/ }))
  within(list).getByText('14 tokens')
  const question = within(screen.getByRole('group', { name: 'Which bar shrank the most?' }))
  await user.click(question.getByRole('button', { name: 'Swahili' }))
  question.getByText('Swahili lost 4 of 16 tokens. Another one lost more.')
  expect(screen.queryByText('What happened:')).toBeNull()
  await user.click(question.getByRole('button', { name: 'Hindi' }))
  await user.click(screen.getByRole('button', { name: /^The vocabulary was made mostly/ }))
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  expect(onReached).toHaveBeenCalledExactlyOnceWith(2, { sentence: 'football', languages: ['en', 'sw', 'hi'], isRecent: true })
})

it('lets the learner count letters without seeing them, then letter by letter', async () => {
  const { user, onReached } = show({ mission: 3 })
  await user.click(screen.getByRole('button', { name: 'Only by luck' }))
  const machine = screen.getByRole('group', { name: 'What the machine gets' })
  await within(machine).findByText('1831')
  expect(machine.textContent).not.toContain('raw')
  await user.click(screen.getByRole('button', { name: '1' }))
  expect(screen.getByText(/You said 1/).textContent).toContain('strawberry has 3.')
  await user.click(screen.getByRole('button', { name: 'Next word' }))
  await user.click(screen.getByRole('button', { name: '2' }))
  expect(screen.queryByText('What happened:')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Now letter by letter' }))
  expect(within(machine).getAllByText('79')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: '2' }))
  screen.getByText('Count number 79: it is there 3 times.')
  await user.click(screen.getByRole('button', { name: 'Next word' }))
  await user.click(screen.getByRole('button', { name: '2' }))
  await user.click(screen.getByRole('button', { name: /^Ask it to spell/ }))
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  expect(onReached).toHaveBeenCalledOnce()
})

it('says when the vocabulary did not load, and tries again', async () => {
  vi.stubGlobal('Worker', BrokenWorker)
  const { user } = show()
  expect((await screen.findByRole('alert')).textContent).toContain('The vocabulary did not load.')
  vi.stubGlobal('Worker', LocalWorker)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('list', { name: 'Words with their tokens' })
})

it('reads how many tokens a typed text has, and the tokens of each chosen language', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'axolotl' }))
  await vi.waitFor(() => expect(announced()).toContain('4 tokens from 7 letters'), { timeout: 3000 })
  await user.click(screen.getByRole('button', { name: /^Mission 2/ }))
  await user.click(screen.getByRole('button', { name: 'Hindi' }))
  expect(announced()).toContain('Tokens: English 7, Hindi 61.')
  await user.click(screen.getByRole('radio', { name: /2024/ }))
  expect(announced()).toContain('Tokens: English 7, Hindi 14.')
})

it('keeps the focus in the letter game, and reads the numbers of the next word', async () => {
  const { user } = show({ mission: 3 })
  await within(screen.getByRole('group', { name: 'What the machine gets' })).findByText('1831')
  await user.click(screen.getByRole('button', { name: '4' }))
  expect(document.activeElement?.textContent).toBe('Next word')
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('0')
  expect(announced().join()).toMatch(/^Word 2: \d+, \d+/)
})
