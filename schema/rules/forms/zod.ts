import { config, z } from 'zod'

// Zod would try to compile its checks from text, which the pages' content policy refuses and the browser reports.
config({ jitless: true })

export { z }
