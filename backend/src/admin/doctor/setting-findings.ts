import { labToolIds } from '@deepm/schema/rules/lab/lab'
import { verifySmtp } from '../../adapters/email/transport.ts'
import { startWarnings } from '../../announcement.ts'
import type { Config } from '../../config/config.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const timeoutMs = 5000

/** Checks the connection to the mail server, without sending an email. */
export async function mailFinding({ mode, smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (!smtpUrl) {
    const message = 'SMTP_URL is not set: no email is sent, so no one can sign in by link and no parent gets a consent request.'
    return mode === 'production' ? problem('email', message) : warning('email', message)
  }
  const host = new URL(smtpUrl).host
  try {
    await verifySmtp(smtpUrl)
  } catch (error) {
    return problem('email', `${host}: ${(error as Error).message}`)
  }
  if (/@localhost\b/.test(mailFrom)) return warning('email', `${host} accepts the sign-in, but MAIL_FROM is ${mailFrom}`)
  return ok('email', `${host} accepts the sign-in; emails are from ${mailFrom}`)
}

/** Reports which model answers for each tool of the lab. Sends no request to a provider. */
export function aiFindings({ ai, labDailyTokens, ...config }: Config): Finding[] {
  const models = labToolIds.map((tool) => {
    const chosen = ai.models[tool]
    return `${tool}: ${chosen ? `${chosen.provider}:${chosen.model}` : 'Practice Coach'}`
  })
  const hasModels = Object.keys(ai.models).length > 0
  const unmoderated = hasModels && !ai.moderationModel
  return [
    ok('ai models', models.join(', ')),
    ...(hasModels && labDailyTokens === 0 ? [warning('ai models', 'LAB_DAILY_TOKENS is 0, so no model answers.')] : []),
    ...(unmoderated
      ? [warning('ai moderation', 'No moderation model is set, so only the built-in rules check prompts and answers.')]
      : []),
    ...startWarnings({ ai, labDailyTokens, ...config }).map((line) => warning('ai models', line)),
  ]
}

/** Checks `PUBLIC_URL` and the settings of the proxy. */
export async function publicUrlFindings({ host, mode, publicUrl, trustedProxies }: Config): Promise<Finding[]> {
  const isHttps = publicUrl.startsWith('https:')
  const isLocal = /^(127\.|localhost$|::1$)/.test(host)
  return [
    await reachable(publicUrl),
    ...(mode === 'production' && !isHttps
      ? [warning('public url', 'PUBLIC_URL is http: session cookies are sent unencrypted.')]
      : []),
    ...(isHttps && trustedProxies === 0
      ? [
          problem(
            'proxy',
            'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is 0: all visitors share one rate limit.',
          ),
        ]
      : [ok('proxy', trustedProxies === 0 ? 'none' : `${trustedProxies} in front`)]),
    ...(trustedProxies > 0 && !isLocal
      ? [warning('proxy', `HOST is ${host}: let only the proxy reach the port, because others can forge X-Forwarded-For.`)]
      : []),
  ]
}

async function reachable(publicUrl: string): Promise<Finding> {
  try {
    const { status } = await fetch(`${publicUrl}/api/live`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
    return status === 200
      ? ok('public url', `${publicUrl} answers`)
      : warning('public url', `${publicUrl}/api/live answers with ${status}`)
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    return warning('public url', `${publicUrl} does not answer: ${message}. Is the academy running?`)
  }
}

/** Reports switches that weaken a production academy. */
export function switchFindings({ demo, mode, staffSecondFactor }: Config): Finding[] {
  if (mode !== 'production') return [warning('mode', `NODE_ENV is ${mode}, not production`)]
  return [
    ok('mode', mode),
    ...(demo ? [warning('demo', 'DEMO is on: anyone can sign in to the demo accounts.')] : []),
    ...(staffSecondFactor === 'off' ? [warning('second factor', 'STAFF_2FA is off.')] : []),
  ]
}
