import type { Page } from 'playwright'

// The structure of a video. The four videos in this folder use these types and functions.

export type Video = {
  /** File name in `public/videos`, without extension. */
  id: string
  title: string
  /** Length of the video. Captions are stretched or shortened to fit. */
  seconds: number
  /** The people in the video and their actions before the first scene. Anyone not listed is a visitor. */
  people: Record<string, Act[]>
  scenes: Scene[]
}

type Scene = CardScene | PageScene

/** A drawn card with its own text. */
export type CardScene = { card: { title: string; line?: string; figure: Figure }; says?: string }

/** A page of the academy as one person sees it. Without `open`, the person stays on the current page. */
type PageScene = { as: string; open?: string; beats: Beat[] }

export type Beat = {
  /** The caption: 12 to 18 words that fit on two lines. */
  says: string
  /** Actions on the page before it is shown. */
  first?: Act[]
  /** Playwright selector of the element that the caption describes. The element is outlined with a ring and centered. */
  look?: string
  /** Like `look`, without the ring. */
  show?: string
  /** Whether the camera zooms in. */
  near?: boolean
}

export type Figure = 'owl' | 'bot' | 'chameleon' | 'fox' | 'letter' | 'lighthouse' | 'trophy'

export type Act = (page: Page, address: string) => Promise<void>

/** Differs between runs, so that videos can be recorded again on the same academy. */
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

/** Signs in to the demo account with that username. */
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

/** Signs up a learner who needs no consent, with the request that the form sends. */
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

/** Shows only the newest email to a recipient. */
export function openMail(recipient: string): Act {
  return async (page, address) => {
    await page.goto(`${address}/dev/mailbox?key=${process.env['DEV_MAILBOX_KEY'] ?? ''}`)
    await page.locator('article', { hasText: recipient }).first().waitFor()
    await page.evaluate((to) => {
      const mails = [...document.querySelectorAll('article')]
      const newest = mails.find((mail) => mail.textContent?.includes(to))
      for (const mail of mails) if (mail !== newest) mail.remove()
      document.querySelector('main > p')?.remove()
      const title = document.querySelector('h1')
      if (title) title.textContent = 'A mail for you'
      // Hides the time and place of the recording and the secret in the link.
      const sent = newest?.querySelector('p')?.lastChild
      if (sent) sent.textContent = ''
      for (const link of document.querySelectorAll('a')) {
        link.textContent = (link.textContent ?? '').replace(/^https?:\/\/[^/]+/, 'https://academy.example').replace(/=.*/, '=…')
      }
    }, recipient)
  }
}

/** Follows the link in the displayed email on this academy, independent of the origin in the link. */
export async function followLink(page: Page, address: string): Promise<void> {
  const link = new URL((await page.locator('article a').first().getAttribute('href')) ?? '')
  await page.goto(address + link.pathname + link.search + link.hash)
}
