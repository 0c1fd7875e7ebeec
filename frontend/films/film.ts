import type { Page } from 'playwright'

// What a film is made of. The four films beside this file are written in these words.

export type Film = {
  /** The name of its files in `public/films`. */
  id: string
  title: string
  /** How long it lasts; its captions are stretched or hurried until it does. */
  seconds: number
  /** Who comes on, and what each of them does before; whoever is not named here is a visitor. */
  people: Record<string, Act[]>
  scenes: Scene[]
}

export type Scene = CardScene | PageScene

/** A drawn card with words of its own. */
export type CardScene = { card: { title: string; line?: string; figure: Figure }; says?: string }

/** A page of the academy, seen by somebody. Without `open` they stay where they were. */
export type PageScene = { as: string; open?: string; beats: Beat[] }

export type Beat = {
  /** The caption: 12 to 18 words that fit on two lines. */
  says: string
  /** What happens on the page before it is shown. */
  first?: Act[]
  /** What the caption is about: it gets a ring and the middle of the picture. A Playwright selector. */
  look?: string
  /** The same without a ring. */
  show?: string
  /** From close by. */
  near?: boolean
}

export type Figure = 'owl' | 'bot' | 'chameleon' | 'fox' | 'letter' | 'lighthouse' | 'trophy'

export type Act = (page: Page, address: string) => Promise<void>

/** Differs from run to run, so that films can be recorded on the same academy again. */
const run = Date.now().toString(36).slice(-4)

export function addressOf(name: string): string {
  return `${name}.${run}@family.example`
}

export function click(selector: string): Act {
  return (page) => page.locator(selector).first().click()
}

export function fill(label: string, text: string): Act {
  return (page) => page.getByLabel(label, { exact: false }).first().fill(text)
}

export function pick(label: string, value: string): Act {
  return async (page) => {
    await page.getByLabel(label).first().selectOption(value)
  }
}

export function check(label: string): Act {
  return (page) => page.getByLabel(label).first().check()
}

/** Opens the demo academy's account of that name. */
export function demoSignIn(username: string): Act {
  return async (page, address) => {
    await page.goto(`${address}/auth/login`)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password').fill('any')
    await page.getByRole('button', { name: 'Demo Sign In' }).click()
    await page.waitForURL('**/dashboard')
  }
}

let signups = 0

/** Signs a learner up who needs nobody's consent, as the form would. */
export function signUp(firstName: string, age: number, selectedPersona: string): Act {
  return async (page, address) => {
    await page.goto(`${address}/signup`)
    const form = {
      firstName,
      lastName: '',
      email: addressOf(`${firstName.toLowerCase()}.${++signups}`),
      age: String(age),
      selectedPersona,
      selectedTier: 'free',
      termsAccepted: true,
      privacyAccepted: true,
      emailUpdates: false,
    }
    const status = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      return (await fetch('/api/signup', { method: 'POST', headers, body: JSON.stringify(body) })).status
    }, form)
    if (status !== 201) throw new Error(`The signup of ${firstName} was answered with ${status}.`)
  }
}

/** Shows the newest mail to an address, and no other. */
export function openMail(recipient: string): Act {
  return async (page, address) => {
    await page.goto(`${address}/dev/mailbox`)
    await page.locator('article', { hasText: recipient }).first().waitFor()
    await page.evaluate((to) => {
      const mails = [...document.querySelectorAll('article')]
      const newest = mails.find((mail) => mail.textContent?.includes(to))
      for (const mail of mails) if (mail !== newest) mail.remove()
      document.querySelector('main > p')?.remove()
      const title = document.querySelector('h1')
      if (title) title.textContent = 'A mail for you'
      // The time of the recording, the place of it and the secret in the link are nobody's business.
      const sent = newest?.querySelector('p')?.lastChild
      if (sent) sent.textContent = ''
      for (const link of document.querySelectorAll('a')) {
        link.textContent = (link.textContent ?? '').replace(/^https?:\/\/[^/]+/, 'https://academy.example').replace(/=.*/, '=…')
      }
    }, recipient)
  }
}

/** Follows the link of the mail on the screen, on this academy whatever origin the mail names. */
export async function followLink(page: Page, address: string): Promise<void> {
  const link = new URL((await page.locator('article a').first().getAttribute('href')) ?? '')
  await page.goto(address + link.pathname + link.search + link.hash)
}
