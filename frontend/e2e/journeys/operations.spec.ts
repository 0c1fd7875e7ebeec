import { expect } from '@playwright/test'
import { AcademyProcess, databasesHere } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { newLearner, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Production needs a database server; without one, backend/test/access/operations.test.ts still covers the rule.
for (const kind of (await databasesHere()).filter((it) => it === 'server')) {
  test.describe('an app in production', () => {
    let academy: AcademyProcess
    test.beforeAll(async () => {
      academy = await AcademyProcess.start(kind, {
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://127.0.0.1',
        ALLOW_HTTP: 'on',
        SESSION_SECRET: 'Xr7bN2qL9wTkV4mZ1cYpH6sJ0dGfA8eU',
      })
    })
    test.afterAll(async () => {
      await academy.stop()
    })

    test("accepts the web app's operations by hash, from sign-in to a prompt, and rejects operation text", async ({ page }) => {
      const bodies: { query?: string; operationName: string; extensions?: { persistedQuery?: object } }[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/graphql') && request.method() === 'POST') bodies.push(request.postDataJSON())
      })
      await signInToDemo(page, academy.url)
      for (const path of ['/personas', '/lesson/problem-detective', '/projects', '/progress', '/profile', '/parent']) {
        await page.goto(`${academy.url}${path}`)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      }
      expect(new Set(bodies.map(({ operationName }) => operationName)).size).toBeGreaterThan(6)
      expect(bodies.filter(({ query, extensions }) => query !== undefined || !extensions?.persistedQuery)).toEqual([])
      const refused = await page.request.post(`${academy.url}/graphql`, { data: { query: '{ viewer { id } }' } })
      expect([refused.status(), (await refused.json()).errors[0].extensions.code]).toEqual([403, 'OPERATION_NOT_ALLOWED'])
      expect((await page.request.get(`${academy.url}/operations.json`)).status()).toBe(404)
    })

    test('shows an outdated page that the app was updated, and keeps its input', async ({ page }) => {
      await newLearner(page, academy.url)
      await page.goto(`${academy.url}/profile`)
      const name = page.getByRole('textbox', { name: 'First name' })
      await expect(name).toBeVisible()
      // As a page from an earlier build would send it.
      await page.route('**/graphql', (route) => {
        const body = route.request().postDataJSON()
        if (body.operationName !== 'UpdateProfile') return route.fallback()
        body.extensions.persistedQuery.sha256Hash = '0'.repeat(64)
        return route.continue({ postData: body })
      })
      await name.fill('Robin the second')
      await page.getByRole('button', { name: /^Save/ }).first().click()
      const notice = page.getByRole('alert').filter({ hasText: 'The academy was updated' })
      await expect(notice).toBeVisible()
      await expect(name).toHaveValue('Robin the second')
      await inspectHere(page, 'profile, after an update')
      await page.unroute('**/graphql')
      await notice.getByRole('button', { name: 'Reload' }).click()
      await expect(notice).toBeHidden()
      await expect(name).toBeVisible()
    })
  })
}
