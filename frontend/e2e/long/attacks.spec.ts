import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { mailboxKey } from '../../../backend/test/support/academy/academy-process.ts'
import { AcademyProcess } from '../support/academy-process.ts'
import { payloadCount, storeIn } from '../support/payloads.ts'
import { newLearner, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Attacks in a real browser.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

/** Every text column that users can write: learners, parents, staff and visitors. */
const written: Record<string, string[]> = {
  User: ['firstName', 'lastName', 'name'],
  Project: ['title', 'description'],
  ProjectPrompt: ['prompt', 'response'],
  ShareRequest: ['title', 'description'],
  Interaction: ['prompt', 'response'],
  Notification: ['title', 'text'],
  NewsItem: ['title', 'summary', 'whyItMatters', 'tryThis'],
  Lesson: ['title', 'description', 'content', 'practicePrompt', 'practiceHint'],
  LessonResource: ['title'],
  Folder: ['title', 'description'],
  LabPrompt: ['title', 'text'],
  Tip: ['text'],
  GuideLead: ['name', 'interests'],
  SavedReport: ['name'],
}

const screens = {
  learner: [
    '/dashboard',
    '/progress',
    '/achievements',
    '/personas',
    '/persona/entrepreneur',
    '/learning',
    '/lesson/problem-detective',
    '/playground',
    '/playground?lesson=problem-detective',
    '/profile',
    '/parent',
    '/ai-news',
    '/ai-news?tab=breaking',
    '/projects',
    '/subscribe',
  ],
  parent: [
    '/dashboard',
    '/parent-dashboard',
    '/parent',
    '/parent?tab=activity',
    '/parent?tab=safety',
    '/parent?tab=reports',
    '/profile',
  ],
  staff: [
    '/admin',
    '/admin?tab=progress',
    '/admin?tab=safety',
    '/admin?tab=analytics',
    '/admin/queue',
    '/admin/log',
    '/admin/content',
    '/admin/explorer',
    '/admin/student/demo-learner',
    '/ai-news',
    `/dev/mailbox?key=${mailboxKey}`,
  ],
}

/** Records events that must not happen while a page is open. */
async function watch(page: Page): Promise<string[]> {
  const happened: string[] = []
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`refused ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(academy.url) && !/^(data|blob):/.test(request.url())) happened.push(`asked ${request.url()}`)
  })
  page.on('console', (message) => {
    if (/refused|Content Security Policy/i.test(message.text())) happened.push(message.text())
  })
  return happened
}

/** Finds code in the page that ran or would run on a click. */
function ranOrWould(): string[] {
  const attributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data']
  const links = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || (attributes.includes(name) && /^\s*(java\s*script|vbscript|data:text)/i.test(value)),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 60)}`),
  )
  const foreign = [...document.querySelectorAll('iframe, object, embed, base, marquee, math, meta[http-equiv=refresh]')].map(
    (it) => it.tagName,
  )
  return [...links, ...foreign, ...('pwned' in window ? ['it ran'] : [])]
}

test.describe('stored scripts', () => {
  test.beforeAll(async () => {
    await academy.change(storeIn(written))
  })

  for (const [who, paths] of Object.entries(screens)) {
    test(`${payloadCount} scripts in every text that a person can write run on no screen of ${who === 'staff' ? who : `a ${who}`}`, async ({
      page,
    }) => {
      const happened = await watch(page)
      await signInToDemo(page, academy.url, who)
      for (const path of paths) {
        await page.goto(academy.url + path)
        await page.waitForLoadState('networkidle')
        await expect(page.locator('h1').first()).toBeVisible()
        expect({ path, found: await page.evaluate(ranOrWould), happened }).toEqual({ path, found: [], happened: [] })
      }
      // Checks that the texts are displayed; empty screens would prove nothing.
      await page.goto(`${academy.url}${paths[0]}`)
      await expect(page.getByText('onerror=').or(page.getByText('pwned')).first()).toBeAttached()
    })
  }
})

test('a page of another site cannot sign users out, write, read or frame anything', async ({ page }) => {
  await newLearner(page, academy.url)
  const mine = async () => (await page.request.get(`${academy.url}/api/projects`)).json()
  const before = await mine()
  // Another host name for this machine is another site to a browser.
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<h1>A quiz</h1>'))
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  const evil = `http://localhost:${(site.address() as AddressInfo).port}/`
  await page.goto(evil)
  const read = await page.evaluate(async (academyUrl) => {
    const graphql = JSON.stringify({ query: 'mutation { signOut { done } }' })
    const project = JSON.stringify({ title: 'Theirs' })
    const answers: string[] = []
    const send = (path: string, init: RequestInit) =>
      fetch(academyUrl + path, { credentials: 'include', ...init }).then(
        async (answer) => void answers.push(`${path} ${answer.type} ${await answer.text()}`),
        () => {},
      )
    for (const mode of ['no-cors', 'cors'] as const) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
        const headers = { 'content-type': type }
        await send('/graphql', { method: 'POST', mode, headers, body: graphql })
        await send('/api/projects', { method: 'POST', mode, headers, body: project })
        await send('/api/auth/logout', { method: 'POST', mode, headers })
      }
      await send('/api/auth/user', { mode })
      await send(`/graphql?query=${encodeURIComponent('mutation{signOut{done}}')}`, { mode })
    }
    for (const path of ['/api/logout', '/api/auth/user']) {
      const image = new Image()
      image.src = academyUrl + path
      await new Promise((resolve) => {
        image.onerror = image.onload = resolve
      })
    }
    const frame = document.createElement('iframe')
    frame.src = `${academyUrl}/profile`
    document.body.append(frame)
    await new Promise((resolve) => {
      frame.onload = resolve
    })
    return answers.filter((it) => !it.endsWith('opaque '))
  }, academy.url)
  expect(read).toEqual([])
  // A refused frame shows a browser error page that scripts cannot access.
  const framed = page.frames().find((frame) => frame !== page.mainFrame())
  expect(framed?.url()).not.toContain('/profile')

  for (const [enctype, path] of [
    ['text/plain', '/graphql'],
    ['multipart/form-data', '/api/projects'],
    ['application/x-www-form-urlencoded', '/api/auth/logout'],
  ] as const) {
    await page.goto(evil)
    const [answer] = await Promise.all([
      page.waitForResponse((it) => it.url() === academy.url + path),
      page.evaluate(
        ([type, action]) => {
          const form = document.createElement('form')
          Object.assign(form, { method: 'post', enctype: type, action })
          form.innerHTML = `<input name='{"query":"mutation{signOut{done}}","x":"' value='"}'>`
          document.body.append(form)
          form.submit()
        },
        [enctype, academy.url + path] as const,
      ),
    ])
    expect({ path, status: answer.status() }).toEqual({ path, status: 403 })
    await page.waitForURL(academy.url + path)
  }
  await page.goto(evil)
  const [left] = await Promise.all([
    page.waitForResponse(`${academy.url}/api/logout`),
    page.evaluate((address) => location.assign(address), `${academy.url}/api/logout`),
  ])
  expect(left.status()).toBe(403)
  await page.waitForURL(`${academy.url}/api/logout`)

  expect(await mine()).toEqual(before)
  await page.goto(`${academy.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible()
  site.close()
})
