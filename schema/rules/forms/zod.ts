import { config, z } from 'zod'

// Zod would try to compile its checks with `eval`, which the pages' content security policy blocks and reports.
config({ jitless: true })

export { z }
