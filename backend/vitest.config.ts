import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Loading the academy, and compiling the embedded database, takes longer than many a file of tests, so files share their worker.
    isolate: false,
    restoreMocks: true,
    // Node runs the sources as it does in production, without a bundler's own idea of modules in between.
    experimental: { viteModuleRunner: false },
    // For what hangs: a machine that is busy with other things may be several times slower than usual.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
