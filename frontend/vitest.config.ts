import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    maxWorkers: 2,
    // Loading Chakra takes longer than a whole file of tests, so files share their worker; test/setup.ts leaves each test a clean one.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // A failure shows the beginning of the page, not all of its pictures.
    env: { DEBUG_PRINT_LIMIT: '1000' },
    // For what hangs: a machine that is busy with other things may be several times slower than usual.
    testTimeout: 60_000,
  },
})
