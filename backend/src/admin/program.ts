import { Command, CommanderError } from 'commander'
import { ExpectedError } from '../core/errors.ts'
import { backupCommand } from './commands/backup.ts'
import { consentCommand } from './commands/consent.ts'
import { doctorCommand } from './commands/doctor.ts'
import { jobCommand } from './commands/job.ts'
import { personCommand } from './commands/person.ts'
import { restoreCommand } from './commands/restore.ts'
import { secondFactorCommand } from './commands/second-factor.ts'
import { sessionsCommand } from './commands/sessions.ts'
import { staffCommand } from './commands/staff.ts'
import { describeRefusal } from './session/refusals.ts'
import { type Io, Terminal } from './session/terminal.ts'

const exitCodes = 'Exit codes: 0 done, 1 refused or failed, 2 wrong usage.'

/**
 * Runs one command line.
 *
 * @returns the exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export async function runCommand(args: string[], io: Io): Promise<number> {
  const terminal = new Terminal(io)
  try {
    await createProgram(terminal).parseAsync(args, { from: 'user' })
    return terminal.exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    terminal.warn(error instanceof ExpectedError ? describeRefusal(error) : (error as Error).message)
    if (io.env['LOG_LEVEL'] === 'debug') io.stderr.write(`${(error as Error).stack}\n`)
    return 1
  }
}

function createProgram(terminal: Terminal): Command {
  const program = new Command('academy')
    .usage('[options] <command>')
    .description('Administers an academy on its server.')
    .option('--json', 'print JSON instead of tables')
    .option('--yes', 'do not ask before a destructive action')
    .option('--env-file <file>', 'read environment variables from a file; those that are set keep their value')
    .addHelpText('after', `\nAccounts are named by email address or id.\n${exitCodes}`)
    .hook('preAction', (program) => terminal.configure(program.opts()))
  for (const create of [
    doctorCommand,
    staffCommand,
    sessionsCommand,
    secondFactorCommand,
    personCommand,
    consentCommand,
    jobCommand,
    backupCommand,
    restoreCommand,
  ])
    program.addCommand(create(terminal))
  configure(program, terminal)
  return program
}

/** Subcommands that were created separately do not inherit settings. */
function configure(command: Command, terminal: Terminal): void {
  command
    .exitOverride()
    .showHelpAfterError('Add --help for usage.')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void terminal.io.stdout.write(text),
      writeErr: (text) => void terminal.io.stderr.write(text),
    })
  for (const child of command.commands) configure(child, terminal)
}
