import type { Config } from './config/config.ts'

/** Returns the lines printed at startup: the URL, the demo accounts, and where emails are sent. */
export function announcement(config: Config, database: string): string {
  const { demo, host, mailboxKey, mode, port, smtpUrl } = config
  const isProduction = mode === 'production'
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const lines = [`DEEPM Academy is open at ${address}  (database: ${database})`]
  const anyName = `Demo sign-in: ${address}/auth/login with any name and password`
  if (demo && isProduction)
    lines.push(`${anyName}, for everyone who can reach it; "parent" opens the demo parent. "staff" is refused in production.`)
  if (demo && !isProduction) lines.push(`${anyName}; "parent" and "staff" open those accounts.`)
  if (!smtpUrl && isProduction)
    lines.push('SMTP_URL is not set: no email is sent, so no one can sign in by link and no parent is asked.')
  if (!smtpUrl && !isProduction) lines.push(`Emails are kept here: ${address}/dev/mailbox?key=${encodeURIComponent(mailboxKey)}`)
  return lines.join('\n')
}
