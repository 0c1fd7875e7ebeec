import { Command } from 'commander'
import { audit } from '../../platform/audit-log/audit-log.service.ts'
import { scheduledJobs } from '../../scheduled-jobs.ts'
import { RefusedError } from '../session/refusals.ts'
import { asOperator, type Session } from '../session/session.ts'
import type { Terminal } from '../session/terminal.ts'

/** `academy job`: lists scheduled jobs and runs one now. */
export function jobCommand(terminal: Terminal): Command {
  const command = new Command('job').description('lists scheduled jobs, and runs one now')
  command
    .command('list')
    .description('lists the jobs with their schedule in UTC')
    .action(() =>
      asOperator(terminal, async (session) => {
        terminal.printRows(
          jobsOf(session, terminal).map(({ name, cron }) => ({ name, cron })),
          'There are no jobs.',
        )
      }),
    )
  command
    .command('run')
    .description('runs a job in this process; running it more often than scheduled is harmless')
    .argument('<name>', 'name of the job')
    .action((name: string) =>
      asOperator(terminal, async (session) => {
        const { context, database } = session
        const job = jobsOf(session, terminal).find((it) => it.name === name)
        if (!job) throw new RefusedError(`There is no job ${name}. List them with: academy job list`)
        await audit(context, { action: 'job.run', detail: `Ran the job ${name}` })
        const begun = performance.now()
        await job.run(database.work, context.clock())
        const seconds = Math.round((performance.now() - begun) / 100) / 10
        terminal.print(`Ran ${name} in ${seconds} s.`, { name, seconds })
      }),
    )
  return command
}

function jobsOf({ context }: Session, terminal: Terminal) {
  return scheduledJobs(context, (error) => terminal.warn((error as Error).message))
}
