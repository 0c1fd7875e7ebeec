import { Command } from 'commander'
import { type Config, readConfig } from '../../config/config.ts'
import { databaseFindings } from '../doctor/database-findings.ts'
import { type Finding, ok, problem } from '../doctor/finding.ts'
import { clockFinding, diskFinding, secretFindings } from '../doctor/machine-findings.ts'
import { aiFindings, mailFinding, publicUrlFindings, switchFindings } from '../doctor/setting-findings.ts'
import type { Terminal } from '../session/terminal.ts'

/** `academy doctor`: checks the configuration and what it refers to. */
export function doctorCommand(terminal: Terminal): Command {
  return new Command('doctor')
    .description('checks the configuration, the database and other services; exits with 1 if there is a problem')
    .action(async () => {
      const findings = await diagnose(terminal.env)
      terminal.printRows(findings, '')
      if (findings.some(({ state }) => state === 'problem')) terminal.exitCode = 1
    })
}

async function diagnose(env: Terminal['env']): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    return (error as Error).message.split('; ').map((message) => problem('configuration', message))
  }
  const [database, mail, publicUrl, clock, disk] = await Promise.all([
    databaseFindings(config),
    mailFinding(config),
    publicUrlFindings(config),
    clockFinding(),
    diskFinding(config),
  ])
  return [
    ok('configuration', 'valid'),
    ...switchFindings(config),
    ...database,
    mail,
    ...aiFindings(config),
    ...publicUrl,
    clock,
    disk,
    ...secretFindings(config),
  ]
}
