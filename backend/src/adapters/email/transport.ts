import nodemailer from 'nodemailer'

/** The mail server refuses this email permanently, so it is not retried. */
export class MailRefusedError extends Error {}

/** Sends emails through an external mail server. */
export type MailTransport = {
  /** @throws MailRefusedError when the server refuses permanently, Error when it did not accept the email this time */
  send(mail: { to: string; subject: string; text: string; html: string; unsubscribeUrl?: string | null }): Promise<void>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Connects to a mail server and signs in, without sending anything.
 *
 * @throws Error when it does not answer or refuses the sign-in
 */
export async function verifySmtp(url: string): Promise<void> {
  await nodemailer.createTransport({ url, ...timeouts }).verify()
}

/** Returns a transport for an `smtp://` or `smtps://` URL. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ url, ...timeouts })
  return {
    send: async ({ to, subject, text, html, unsubscribeUrl }) => {
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
      })
      await sending.catch((error: Error & { responseCode?: number }) => {
        if (error.responseCode && error.responseCode >= 500) throw new MailRefusedError(error.message)
        throw error
      })
    },
  }
}

/** One click in the email client ends the subscription (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
