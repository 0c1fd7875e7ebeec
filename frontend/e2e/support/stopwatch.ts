import type { Locator, Page } from '@playwright/test'

/** Words a second that an adult reads on a screen, seconds for a key on a phone, and seconds to find and press a control. */
const wordsPerSecond = 4
const secondsPerKey = 0.33
const secondsPerTap = 1.5

/** Adds up how long a person would need for a story: the real time of the app, and estimates for reading, typing and pressing. */
export class Stopwatch {
  private human = 0
  private readonly start = Date.now()
  readonly steps: string[] = []

  /** Counts the words that are visible in the main part of the page, without the options of selects. */
  async read(page: Page, what: string): Promise<void> {
    const main = page.getByRole('main')
    const options = (await main.getByRole('option').allTextContents()).join(' ')
    const words = wordsIn(await main.innerText()) - wordsIn(options)
    this.add(words / wordsPerSecond, `${what}: ${words} words`)
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.add(secondsPerTap + text.length * secondsPerKey, `types ${text}`)
  }

  async press(control: Locator): Promise<void> {
    await control.click({ force: true })
    this.add(secondsPerTap, 'presses')
  }

  async select(field: Locator, value: string): Promise<void> {
    await field.selectOption(value)
    this.add(secondsPerTap * 2, `selects ${value}`)
  }

  /** Seconds so far. */
  get seconds(): number {
    return this.human + (Date.now() - this.start) / 1000
  }

  private add(seconds: number, step: string): void {
    this.human += seconds
    this.steps.push(`${step}: ${seconds.toFixed(1)} s`)
  }
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
