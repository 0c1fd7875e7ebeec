import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { notesSql } from '../support/lessons.ts'
import { newLearner } from '../support/steps.ts'
import { test } from '../support/test.ts'

// What learners do within the notes of a lesson: guess, write a line, and run a program, which may be hostile.

const lessonId = 'problem-detective'
const predict =
  ':::predict\nWhich word comes after "the old"?\n- castle\n- penguin\n> It writes *castle*, the most frequent one.\n:::'
const write = ':::write\nWrite a line about rain.\n> Rain drums on the tin roof.\n:::'
const program = '```js\nconst words = "the old castle".split(" ")\nconsole.log(words.length, words)\n```'
const notes = [
  `## The word after the word {discover}\n\nA machine has read one book.\n\n${predict}\n\n${write}`,
  `## Count it {engage}\n\nThis program counts words.\n\n${program}`,
].join('\n\n')

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
  await academy.change(notesSql(lessonId, notes))
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const editor = (page: Page) => page.getByRole('textbox', { name: /^Program in JavaScript/ })
const output = (page: Page) => page.getByRole('region', { name: 'Program output' })

/** Opens the lesson at its program as a new learner. */
async function openProgram(page: Page): Promise<void> {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/lesson/${lessonId}?step=4`)
  await expect(page.getByText('This program counts words.')).toBeVisible()
}

async function run(page: Page, source: string): Promise<void> {
  await editor(page).fill(source)
  await page.getByRole('button', { name: 'Run', exact: true }).tap()
}

test('a child guesses, writes a line, and changes a program on a phone', async ({ page }) => {
  await newLearner(page, academy.url)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(`${academy.url}/lesson/${lessonId}`)
  await next(page).tap()

  await page.getByRole('radio', { name: 'penguin' }).tap({ force: true })
  await expect(page.getByText('It writes castle, the most frequent one.').first()).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'penguin' })).toBeFocused()
  await inspectHere(page, 'a guess')
  await next(page).tap()

  const line = page.getByRole('textbox', { name: 'Write a line about rain.' })
  await line.fill('It rains on my homework.')
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByText('Rain drums on the tin roof.').first()).toBeInViewport()
  await inspectHere(page, 'a line to write')
  await page.reload()
  await expect(line).toHaveValue('It rains on my homework.')

  await next(page).tap()
  await page.getByRole('button', { name: 'Run', exact: true }).tap()
  await expect(output(page)).toHaveText('3 ["the", "old", "castle"]')
  await expect(output(page)).toBeInViewport()
  await inspectHere(page, 'a program with its output')
  await run(page, 'console.log("one")\nconsole.log(two)')
  await expect(page.getByText('Line 2: ReferenceError: two is not defined')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).tap()
  await expect(editor(page)).toHaveValue(/words\.length/)
  expect(sent.filter((it) => it.includes('homework'))).toEqual([])
})

test('a hostile program reaches no network, no storage and no page', async ({ page }) => {
  let reached = 0
  const target = createServer((_request, response) => {
    reached += 1
    response.setHeader('access-control-allow-origin', '*').end('reached')
  })
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  const leak = `http://127.0.0.1:${(target.address() as AddressInfo).port}/leak`
  await openProgram(page)

  const attempts: Record<string, string> = {
    fetch: `await fetch('${leak}')`,
    'fetch of the academy': `await fetch('${academy.url}/api/health')`,
    xhr: `await new Promise((yes, no) => { const it = new XMLHttpRequest(); it.onload = yes; it.onerror = no; it.open('GET', '${leak}'); it.send() })`,
    socket: `await new Promise((yes, no) => { const it = new WebSocket('${leak.replace('http', 'ws')}'); it.onopen = yes; it.onerror = no })`,
    events: `await new Promise((yes, no) => { const it = new EventSource('${leak}'); it.onopen = yes; it.onerror = no })`,
    script: `importScripts('${leak}')`,
    module: `await import('${leak}')`,
    'own script': `importScripts(URL.createObjectURL(new Blob(['1'])))`,
    eval: `eval('1')`,
    worker: `new Worker(URL.createObjectURL(new Blob(['1'])))`,
    storage: `localStorage.length`,
    database: `await new Promise((yes, no) => { const it = indexedDB.open('x'); it.onsuccess = yes; it.onerror = no })`,
    cache: `await caches.open('x')`,
    files: `await navigator.storage.getDirectory()`,
    cookies: `document.cookie`,
    page: `parent.document.title`,
    messages: `postMessage('x')`,
  }
  const tried = Object.entries(attempts).map(
    ([name, code]) =>
      `await (async () => { ${code} })().then(() => console.log('${name}: reached'), () => console.log('${name}: refused'))`,
  )
  await run(page, `(async () => {\n${tried.join('\n')}\nconsole.log('end')\n})()`)
  await expect(output(page)).toHaveText([...Object.keys(attempts).map((name) => `${name}: refused`), 'end'].join('\n'))

  // The document of the sandbox itself can do no more.
  const sandbox = page.frames().find((frame) => frame.url().endsWith('/program-sandbox'))
  const found = await sandbox?.evaluate(async (url) => {
    const refused = async (attempt: () => unknown) => {
      try {
        await attempt()
        return false
      } catch {
        return true
      }
    }
    return {
      origin: self.origin,
      refused: [
        await refused(() => fetch(url)),
        await refused(() => localStorage.length),
        await refused(() => document.cookie),
        await refused(() => parent.document.title),
        await refused(() => open('/') ?? Promise.reject()),
      ],
    }
  }, leak)
  expect(found).toEqual({ origin: 'null', refused: Array(5).fill(true) })
  expect(reached).toBe(0)
  target.close()
})

test('a program that never ends or prints too much is stopped, and the page stays usable', async ({ page }) => {
  await openProgram(page)
  await run(page, 'console.log("begin")\nfor (;;) {}')
  await expect(page.getByText('Stopped after 2 seconds. Is there a loop that never ends?')).toBeVisible()
  await expect(output(page)).toHaveText('begin')

  await run(page, 'for (let n = 1; n <= 1e9; n += 1) console.log(n)')
  await expect(page.getByText(/at most 200 lines and 10,000 characters/)).toBeVisible()
  expect((await output(page).innerText()).split('\n')).toEqual(Array.from({ length: 200 }, (_, index) => `${index + 1}`))

  await run(page, 'console.log("x".repeat(1e8))')
  await expect(page.getByText(/at most 200 lines and 10,000 characters/)).toBeVisible()
  expect((await output(page).innerText()).length).toBe(10_000)

  // A promise that fails, and a timer after the end of the program.
  await run(page, 'setTimeout(() => console.log("later"), 200)\nconsole.log("now")')
  await expect(output(page)).toHaveText('now\nlater')
  await run(page, 'const go = async () => {\n  throw new Error("no")\n}\ngo()')
  await expect(page.getByText('Line 2: Error: no')).toBeVisible()
  await run(page, 'let = = 1')
  await expect(page.getByText(/^Line 1: SyntaxError/)).toBeVisible()
})

test('the sandbox opened as a page has no origin either', async ({ page }) => {
  await page.goto(`${academy.url}/program-sandbox`)
  expect(await page.evaluate(() => self.origin)).toBe('null')
})
