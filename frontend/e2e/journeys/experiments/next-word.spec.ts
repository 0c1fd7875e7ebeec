import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { hands } from '../../support/hands.ts'
import { inspectHere } from '../../support/inspect.ts'
import { newLearner, open } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

/** Collects the requests of a page that could carry what a learner typed: all but files of the app. */
function watchRequests(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  return bodies
}

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use({ ...hand.use, contextOptions: { reducedMotion: 'reduce' } })

    test('a visitor starts the machine on the landing page and gets a first result; its code loads only then', async ({
      page,
    }) => {
      const requests = watchRequests(page)
      await open(page, `${academy.url}/landing`)
      const start = page.getByRole('button', { name: 'Start the machine' })
      await start.scrollIntoViewIfNeeded()
      const before = requests.length
      expect(requests.filter((it) => it.includes('next-word'))).toEqual([])
      const begin = Date.now()
      await hand.press(start)
      await hand.press(page.getByRole('button', { name: 'Yes, sometimes' }))
      await hand.press(page.getByRole('button', { name: 'Write 20 words' }))
      await expect(page.getByRole('group', { name: 'Text of the machine' })).toContainText(/(\S+\s+){12}/)
      expect(Date.now() - begin).toBeLessThan(20_000)
      expect(requests.length).toBeGreaterThan(before)
      await inspectHere(page, 'the landing page with the machine')
    })

    test('a visitor opens three experiments without an account, and a text of their own stays on the device', async ({
      page,
    }) => {
      await open(page, `${academy.url}/experiments`)
      await expect(page.getByRole('link', { name: /Machine|Picture/ })).toHaveCount(3)
      await hand.press(page.getByRole('link', { name: 'Next-Word Machine' }))
      await hand.press(page.getByRole('radio', { name: 'My own text' }))
      const requests = watchRequests(page)
      await page.getByRole('textbox').fill('Zebrafinken singen. Zebrafinken fliegen.')
      await hand.press(page.getByRole('button', { name: 'One word' }))
      await expect(page.getByRole('group', { name: 'Text of the machine' })).toContainText('Zebrafinken')
      await page.waitForTimeout(500)
      expect(requests.filter((it) => /zebra/i.test(it))).toEqual([])
    })

    test('a learner reaches all three missions, earns XP once, and finds them on the shelf', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/next-word`)
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name }).first())
      const choose = (group: RegExp, value: string) =>
        hand.press(page.getByRole('group', { name: group }).getByRole('radio', { name: new RegExp(`^${value}:`) }))

      await press('Yes, sometimes')
      for (const word of ['in', 'the', 'forest']) await press(new RegExp(`^Write “${word}”`))
      await press('fox: forest')
      await expect(page.getByText('It has not written where the fox lives. Let it write more.').last()).toBeVisible()
      await press('whale: sea')
      await press(/^It only counts which word/)
      await press('Finish the mission')
      await expect(page.getByText('+60 XP')).toBeVisible()

      await press('Next mission')
      await press('More copied')
      for (const order of ['1', '2', '3', '4']) {
        await choose(/look back/, order)
        await press('Write 20 words')
      }
      const question = page.getByRole('group', { name: 'Which one is the copying machine?' })
      const advice = page.getByText(/^Nearly!/)
      for (let turn = 0; turn < 8; turn += 1) {
        await expect(question.or(advice)).toBeVisible()
        if (await question.isVisible()) break
        await choose(/look back/, (await advice.textContent())?.includes('back 1 word') ? '1' : '4')
        await press('Write 20 words')
      }
      const copying = page
        .getByRole('list', { name: 'How much is copied?' })
        .getByRole('listitem')
        .filter({ hasText: /(9\d|100)%$/ })
      const order = /back (\d)/.exec((await copying.first().textContent()) ?? '')?.[1] ?? '4'
      await hand.press(question.getByRole('button', { name: order }))
      await press(/^After most groups of four words/)
      await press('Finish the mission')

      await press('Next mission')
      await press('The same text twice')
      await expect(page.getByRole('radio', { name: '2: look back 2' })).toBeChecked()
      for (const temperature of ['0', '2']) {
        await choose(/^Temperature/, temperature)
        await press('Write 20 words')
        await press('Write 20 words')
      }
      await press(/^How often the machine picks/)
      await press('Finish the mission')
      await expect(page.getByRole('button', { name: /^Mission 3: .*, done$/ })).toBeVisible()
      await expect(page.getByText('All three missions done!')).toBeVisible()
      await inspectHere(page, 'a finished experiment')

      await hand.press(page.getByRole('link', { name: 'All experiments' }))
      await expect(page.getByRole('listitem').filter({ hasText: 'Next-Word Machine' })).toContainText('All missions done')
      await page.goto(`${academy.url}/playground`)
      await expect(page.getByRole('heading', { name: 'Experiments' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'All 12 experiments' })).toBeVisible()
    })
  })
}

test('the machine works by keyboard alone, and its work becomes a project', async ({ page }) => {
  await newLearner(page, academy.url)
  await open(page, `${academy.url}/experiments/next-word`)
  const focusOn = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name }).first()
    await target.focus()
    await expect(target).toBeFocused()
  }
  await focusOn('No, it read the text')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: '2: look back 2' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3: look back 3' })).toBeChecked()
  await focusOn('Write 20 words')
  await page.keyboard.press('Space')
  await focusOn('Save to a project')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('A text by my next-word machine')
  await expect(page.getByLabel('Description')).toHaveValue(/^My machine looks back 3 words/)
})
