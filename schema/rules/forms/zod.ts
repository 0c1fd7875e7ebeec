import { config } from 'zod/mini'

export * as z from 'zod/mini'

// Zod would try to compile its checks with `eval`, which the pages' content security policy blocks and reports.
config({ jitless: true })
