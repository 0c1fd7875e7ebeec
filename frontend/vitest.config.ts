import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { lessonPlans } from './lesson-plans/plugin.ts'

/** Names the tests that passed only when they were run again. */
const retried: Reporter = {
  onTestCaseResult: (test) => {
    if (test.diagnostic()?.flaky) console.warn(`RETRIED: ${test.module.moduleId} > ${test.fullName}`)
  },
}

export default defineConfig({
  plugins: [lessonPlans()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'guide/*.test.ts', 'lesson-plans/*.test.ts', 'explainers/*.test.tsx'],
    setupFiles: ['test/setup.ts'],
    maxWorkers: 2,
    // Loading Chakra takes longer than a whole test file, so files share their worker. test/setup.ts cleans up after each test.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // A stalled machine fails a test once, a bug fails it twice.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', retried],
    // A failure prints the beginning of the page, not all of its drawings.
    env: { DEBUG_PRINT_LIMIT: '1000' },
    // Stops tests that hang. A busy machine can be several times slower than usual.
    testTimeout: 60_000,
  },
})
