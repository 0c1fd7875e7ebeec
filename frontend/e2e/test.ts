import { test as base } from '@playwright/test'

/** The test of every story. What it opened besides its own page is closed behind it, or pages would go on asking their server. */
export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser, context }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((it) => it !== context && it.close()))
    },
    { auto: true },
  ],
})
