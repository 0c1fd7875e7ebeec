import { z } from './zod.ts'

// For the server and the scripts, which also print the messages of rules without a message of their own. The web app shows none of them
// and saves 1.3 KB without them.
z.config(z.locales.en())

export { z }
