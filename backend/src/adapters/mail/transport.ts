import nodemailer from 'nodemailer'

/** The outside world's mail server. */
export type MailTransport = {
  /** @throws Error when the server did not take the mail */
  send(mail: { to: string; subject: string; text: string; html: string; unsubscribeUrl?: string | null }): Promise<void>
}

/** A mail server reached by an `smtp://` or `smtps://` address. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
  return {
    send: async ({ to, subject, text, html, unsubscribeUrl }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
      })
    },
  }
}

/** One click in the mail program ends the subscription (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
