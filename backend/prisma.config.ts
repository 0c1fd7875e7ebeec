import { defineConfig } from 'prisma/config'

// `prisma generate` looks for a schema engine it does not use and would download one; any executable satisfies it.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: '../schema/models' })
