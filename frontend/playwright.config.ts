import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './browser.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  // For what hangs: a machine that is busy with other things may be several times slower than usual.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A story waits for the academy half of its time, so two at once take little more than half as long on two cores.
  workers: 2,
  // A machine that stalls fails a story once; a fault fails it twice, and the report names the stories that needed it.
  retries: process.env['CI'] ? 1 : 0,
  // What became of the table of conformance is told in short here, and whole by `npm run conformance`.
  reporter: [['list'], ['./e2e/conformance/reporter.ts', { brief: true }]],
  outputDir: 'test-results',
  use: {
    // Nothing of ours draws in three dimensions: without a rasterizer for that, a page costs a third less.
    launchOptions: await chromiumOptions('--disable-software-rasterizer', '--in-process-gpu'),
    screenshot: 'only-on-failure',
  },
})
