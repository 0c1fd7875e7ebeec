// `npm run academy -- COMMAND`: administration on the server. The screens and these commands call the same services.

import { runCommand } from './program.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
})
