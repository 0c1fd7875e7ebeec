import { test as base } from '@playwright/test'

/** The base of every test. It closes additional windows, which would otherwise keep sending requests. */
export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser, context }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((it) => it !== context && it.close()))
    },
    { auto: true },
  ],
})
