import { type ExperimentId, experiments } from '@deepm/schema/rules/experiments/catalogue'
import { expect, type Page } from '@playwright/test'

/** What a learner does first in each experiment, and what shows that the machine answered. */
type FirstResult = {
  prepare?(page: Page): Promise<void>
  request(page: Page): Promise<void>
  result(page: Page): Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
const shows = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

/** A word that no experiment contains, which would be found in a request. */
export const typed = 'zebrafinch'

export const firstResults: Record<ExperimentId, FirstResult> = {
  'next-word': {
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'My own text' }).check()
      await page.getByRole('textbox').fill(`The ${typed} sings. The ${typed} flies over the sea.`)
    },
    request: press('One word'),
    result: (page) => expect(page.getByRole('group', { name: 'Text of the machine' })).toContainText(/The \S+/i),
  },
  teach: {
    prepare: async (page) => {
      await page.getByRole('application', { name: 'Drawing pad' }).click({ position: { x: 60, y: 60 } })
    },
    request: press('Train and test'),
    result: shows(/Right on \d+ new drawings/),
  },
  tokens: {
    request: (page) => page.getByLabel(/Type anything/).fill(`The ${typed} sings`),
    result: (page) => expect(button(page, /Take “\w+”/)).toBeVisible(),
  },
  'rules-or-learning': { request: press('Start the contest'), result: shows(/^The machine is ahead/) },
  'noise-to-picture': {
    request: async (page) => {
      for (let turn = 0; turn < 10; turn += 1) await page.getByRole('slider', { name: 'Step' }).press('ArrowRight')
    },
    result: (page) => expect(page.getByRole('slider', { name: 'Step' })).toHaveAttribute('aria-valuetext', '10 of 20'),
  },
  'name-maker': { request: press('One round'), result: shows('Names after round 1') },
  'word-map': {
    prepare: (page) => page.getByLabel('Find a word on the map').fill('pengu'),
    request: (page) => page.keyboard.press('Enter'),
    result: (page) => expect(page.getByRole('list', { name: 'Nearest to penguin' }).getByRole('button')).toHaveCount(8),
  },
  'who-is-missing': {
    request: press('Train and test'),
    result: (page) => expect(page.getByText('buildings right')).toHaveText(/\d+ out of 100/),
  },
  feed: { request: press(/^Like: /), result: shows(/5 taps left/) },
  'real-or-made': {
    prepare: async (page) => {
      for (let post = 1; post <= 6; post += 1) {
        await page.getByRole('radio', { name: '👍 Real' }).check()
        await page.getByRole('radio', { name: /^totally sure/ }).check()
        if (post < 6) await press('Next post')(page)
      }
    },
    request: press('Show my points'),
    result: shows(/\d+ points/),
  },
  agent: { request: press(/^Run$/), result: shows(/^Turn 1/) },
  'privacy-detective': { request: press(/Bridge Street/), result: shows('4 of 24 people fit.') },
}

/** Opens an experiment from the list and skips the prediction. */
export async function openExperiment(page: Page, url: string, id: ExperimentId): Promise<void> {
  await page.goto(`${url}/experiments`)
  await page.getByRole('link', { name: experiments[id].title }).click()
  await expect(page.getByRole('heading', { name: experiments[id].title })).toBeVisible()
  await button(page, 'Try it first').click()
}
