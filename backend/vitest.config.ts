import { configDefaults, defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'

/** Faults of process, database and network, generated requests, and deployments. `npm run test:long` runs them. */
const long = ['test/faults/**', 'test/fuzz/**', 'test/deployment/**']
const isLong = process.env['LONG'] === '1'

/** Names the tests that passed only when they were run again. */
const retried: Reporter = {
  onTestCaseResult: (test) => {
    if (test.diagnostic()?.flaky) console.warn(`RETRIED: ${test.module.moduleId} > ${test.fullName}`)
  },
}

export default defineConfig({
  test: {
    include: isLong ? long.map((folder) => `${folder}/*.test.ts`) : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, ...long],
    globalSetup: ['test/support/academy/global-setup.ts'],
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Loading the academy, and compiling the embedded database, takes longer than many a file of tests, so files share their worker.
    isolate: false,
    restoreMocks: true,
    // A stalled machine fails a test once, a bug fails it twice.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', retried],
    // Node runs the sources as it does in production, without a bundler's own idea of modules in between.
    experimental: { viteModuleRunner: false },
    // For what hangs: a machine that is busy with other things may be several times slower than usual.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
