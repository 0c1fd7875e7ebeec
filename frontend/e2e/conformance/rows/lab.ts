import { expect } from '@playwright/test'
import { answerNext, holdBack } from '../answers.ts'
import { all, button, count, destructiveToast, disabledButton, heading, see, shows, showsIn, toast } from '../checks.ts'
import { opened } from '../opened.ts'
import { type Check, each, row, type Scene, type Visit } from '../table.ts'

const box = ({ page }: Pick<Scene, 'page'>) => page.getByRole('textbox', { name: /Your prompt/ })
const send = ({ page }: Pick<Scene, 'page'>) => page.getByRole('button', { name: 'Send', exact: true })
const monitor = ({ page }: Pick<Scene, 'page'>) => page.getByRole('region', { name: 'Safety monitor' })
const recent = ({ page }: Pick<Scene, 'page'>) => page.getByRole('region', { name: 'Recent interactions' })

const danger = ['violent', 'harmful', 'dangerous', 'inappropriate'] as const
const warning = ['difficult', 'complex', 'advanced'] as const
const samples = { danger: 'A dangerous story', warning: 'A complex story', safe: 'A story of a fox' } as const
const blocked = 'This prompt contains content that may not be appropriate for young learners.'

function says(prompt: string, text: string): Check {
  return async (scene) => {
    await box(scene).fill(prompt)
    await see(monitor(scene)).toContainText(text)
  }
}

/** Sends a prompt and waits for the response. */
function sends(prompt: string): Check {
  return async (scene) => {
    await box(scene).fill(prompt)
    await send(scene).click()
  }
}

/** Makes the server answer the next prompt with this error. */
function refuseNext({ page }: Scene, message: string): Promise<void> {
  return answerNext(page, 'SendPrompt', { sendPrompt: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message } })
}

export const labVisits: Visit[] = [
  {
    what: 'the lab',
    who: 'maker',
    at: '/playground',
    rows: [
      opened('/playground', 'AI Experiment Lab'),
      ...each(
        '2.lab-tool',
        ['ChatGPT', 'Gemini', 'Claude', 'DALL-E'],
        (name) => `a tool to choose: ${name}`,
        (name) =>
          async ({ page }) => {
            const choice = page.getByRole('radio', { name, exact: true })
            await choice.check({ force: true })
            await see(choice).toBeChecked()
          },
      ),
      row(
        '2.lab-suggested',
        'prompts are suggested in three categories',
        count(({ page }) => page.getByRole('region', { name: 'Suggested prompts' }).locator('button[aria-pressed]'), 3),
      ),
      row(
        '9.lab-counter',
        'the counter reads: length out of 500',
        all(shows('0 out of 500'), (scene) => box(scene).fill('Foxes'), shows('5 out of 500')),
      ),
      row('2.lab-response', 'there is a response box', ({ page }) =>
        see(page.getByRole('region', { name: 'Response' })).toBeVisible(),
      ),
      row('2.lab-filter', 'the panel says that the content filter is active', showsIn(monitor, 'Content filter', /Active/)),
      row(
        '2.lab-age',
        'the panel says that the age is verified',
        showsIn(monitor, 'Account age', /30 days reached/),
        'real figures',
      ),
      row(
        '2.lab-parents',
        'the panel says that parents may look',
        showsIn(monitor, 'Who can read this', /You, parent, staff/),
        'real figures',
      ),
      row('2.lab-session', 'a badge reads: Session: N min left', shows(/Session: \d+ min left/), 'record 025'),
      row('2.lab-empty', 'without interactions: No recent interactions', shows('No recent interactions')),
      ...each(
        '5.danger',
        danger,
        (word) => `a prompt with “${word}” is at danger`,
        (word) => says(`Something ${word.toUpperCase()}`, 'Content blocked for safety'),
      ),
      ...each(
        '5.warning',
        warning,
        (word) => `a prompt with “${word}” is at warning`,
        (word) => says(`Something ${word}`, 'Content needs review'),
      ),
      row('4.safety-safe', 'safe reads: Content is safe and appropriate', says(samples.safe, 'Content is safe and appropriate')),
      row('4.safety-warning', 'warning reads: Content needs review', says(samples.warning, 'Content needs review')),
      row('4.safety-danger', 'danger reads: Content blocked for safety', says(samples.danger, 'Content blocked for safety')),
      row('4.safety-unknown', 'until the rules have answered: Safety check in progress', async (scene) => {
        // The previous result stays briefly, but an empty field has none.
        await box(scene).fill('')
        // Observes the page from inside, because the rules respond faster than a test can look.
        await monitor(scene).evaluate((panel) => {
          const seen: string[] = []
          Object.assign(window, { seen })
          new MutationObserver(() => seen.push(panel.textContent ?? '')).observe(panel, {
            subtree: true,
            childList: true,
            characterData: true,
          })
        })
        await box(scene).fill(samples.warning)
        await see(monitor(scene)).toContainText('Content needs review')
        const seen = await scene.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
        see(seen.some((text) => text.includes('Safety check in progress'))).toBe(true)
      }),
      row(
        '5.lab-blank',
        'send is disabled when the prompt is blank',
        all((scene) => box(scene).fill('   '), disabledButton('Send')),
      ),
      row(
        '5.lab-danger',
        'send is disabled at danger',
        all((scene) => box(scene).fill(samples.danger), disabledButton('Send')),
      ),
      row('5.lab-no-limit', 'more than 500 characters may be sent', async (scene) => {
        await box(scene).fill('fox '.repeat(150))
        await see(scene.page.getByText('600 out of 500')).toBeVisible()
        await see(send(scene)).toBeEnabled()
      }),
      row('8.danger-sent', `sent at danger all the same: Safety Check Failed: ${blocked}`, async (scene) => {
        await box(scene).fill(samples.danger)
        await box(scene).press('Control+Enter')
        await destructiveToast('Safety Check Failed', blocked)(scene)
      }),
      row('5.lab-saving', 'send is disabled while saving', async (scene) => {
        const release = await holdBack(scene.page, 'SendPrompt')
        await box(scene).fill('Tell me about foxes')
        await send(scene).click()
        await see(scene.page.getByRole('button', { name: /Send/ }).last()).toBeDisabled()
        release()
      }),
      row('7.interact-saved', 'a saved interaction is told: Interaction Saved', toast('Interaction Saved')),
      row('7.interact-cleared', 'then the prompt is cleared', (scene) => see(box(scene)).toHaveValue('')),
      row('4.progress-indeterminate', 'while nobody knows how long it takes, progress is indeterminate', async (scene) => {
        const release = await holdBack(scene.page, 'SendPrompt')
        await sends('Tell me about wolves')(scene)
        const waiting = scene.page.getByRole('region', { name: 'Response' }).getByRole('progressbar')
        await see(waiting).toHaveAttribute('data-state', 'indeterminate')
        await see(waiting).not.toHaveAttribute('aria-valuenow')
        release()
        await see(box(scene)).toHaveValue('')
      }),
      ...each(
        '2.lab-button',
        ['Like', 'Copy', 'Report'],
        (name) => `the answer has ${name}`,
        (name) => button(name),
        'buttons do',
      ),
      row('9.lab-recent', 'the newest three interactions are shown', async (scene) => {
        for (const what of ['owls', 'bees', 'newts']) {
          await sends(`Tell me about ${what}`)(scene)
          await see(recent(scene)).toContainText(what)
        }
        await see(recent(scene).getByRole('listitem')).toHaveCount(3)
        await see(recent(scene)).not.toContainText('foxes')
      }),
      row('8.saving-failed', 'a refusal is told: Safety Check Failed, with the server’s message', async (scene) => {
        await refuseNext(scene, 'You sent many prompts. Wait a minute.')
        await sends('Tell me about moths')(scene)
        await destructiveToast('Safety Check Failed', 'You sent many prompts. Wait a minute.')(scene)
      }),
      row(
        '8.ai-failed',
        'no answer is told: Connection Error: Unable to connect to AI service. Please try again.',
        async (scene) => {
          await answerNext(scene.page, 'SendPrompt', null)
          await sends('Tell me about hares')(scene)
          await destructiveToast('Connection Error', 'Unable to connect to AI service. Please try again.')(scene)
        },
      ),
      row('8.ai-failed-inside', 'the message inside is: Failed to get AI response', async (scene) => {
        const logged = scene.page.waitForEvent('console', (message) => message.text().includes('Failed to get AI response'))
        await answerNext(scene.page, 'SendPrompt', null)
        await sends('Tell me about stoats')(scene)
        expect((await logged).text()).not.toContain('stoats')
      }),
      row('9.no-retries-mutation', 'a change that failed is not tried again by itself', async (scene) => {
        let sent = 0
        const count = (request: { url(): string; postData(): string | null }) => {
          if (request.url().endsWith('/graphql') && request.postData()?.includes('"SendPrompt"')) sent += 1
        }
        scene.page.on('request', count)
        await answerNext(scene.page, 'SendPrompt', null)
        await sends('Tell me about voles')(scene)
        await see(scene.page.getByRole('heading', { name: /answer/ }).first()).toBeVisible()
        await scene.page.waitForTimeout(1000)
        scene.page.off('request', count)
        expect(sent).toBe(1)
      }),
    ],
  },
  {
    what: 'the lab of an account of 29 days',
    who: 'day29',
    at: '/playground',
    rows: [
      row(
        '4.lab-locked',
        'before 30 days the lab is locked',
        all(heading(/Opens in 1 day/), ({ page }) => see(page.getByRole('textbox', { name: /Your prompt/ })).toHaveCount(0)),
        'gate',
      ),
    ],
  },
  {
    what: 'the lab of an account of 30 days',
    who: 'day30',
    at: '/playground',
    rows: [row('4.lab-unlocked', 'at 30 days it is open', (scene) => see(box(scene)).toBeVisible())],
  },
]
