import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './browser.ts'

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'stories', testIgnore: '**/e2e/long/**' },
    // All screens at two sizes, attacks, every lesson, and lost connections. `npm run test:long` runs them.
    { name: 'long', testDir: 'e2e/long' },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  // Stops tests that hang. A busy machine can be several times slower than usual.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A test waits for the server half of its time, so two workers take little more than half as long on two cores.
  workers: 2,
  // A stalled machine fails a test once, a bug fails it twice. The report lists the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  // The conformance results are summarized here. `npm run conformance` prints all of them.
  reporter: [['list'], ['./e2e/conformance/reporter.ts', { brief: true }]],
  outputDir: 'test-results',
  use: {
    // The app uses no 3D graphics. Without a software rasterizer, a page load costs a third less.
    launchOptions: await chromiumOptions('--disable-software-rasterizer', '--in-process-gpu'),
    // A press that something else covers fails with its reason, long before the test ends.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
})
