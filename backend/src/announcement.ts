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

/** Returns what is configured and not used, with the reason. */
export function startWarnings({ hasGeminiKey, lacksPictureModeration }: Config): string[] {
  const why = 'the terms of the Gemini API forbid services for people under 18. LAB_GEMINI_MODEL can name another model.'
  return [
    ...(hasGeminiKey ? [`GOOGLE_GENERATIVE_AI_API_KEY is not used: ${why}`] : []),
    ...(lacksPictureModeration
      ? ['LAB_DALLE_IMAGE_MODEL is not used: no model checks its pictures. Set OPENAI_IMAGE_MODERATION_MODEL.']
      : []),
  ]
}
