/** An email as stored in the outbox. */
export type Mail = {
  kind: string
  recipient: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string | null
}

type Button = { label: string; url: string }

export type EmailContent = {
  kind: string
  to: string
  subject: string
  paragraphs: string[]
  button: Button
  moreButtons?: Button[]
  note: string
  /** One-click unsubscribe URL for emails of this kind; email clients show a button for it. */
  unsubscribeUrl?: string
}

/** Renders an email with its buttons, and the same content as plain text. */
export function emailTemplate(content: EmailContent): Mail {
  const { kind, to, subject, paragraphs, button, moreButtons = [], note, unsubscribeUrl } = content
  const buttons = [button, ...moreButtons]
  const last = unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : []
  const text = [...paragraphs, ...buttons.map(({ label, url }) => `${label}: ${url}`), note, ...last, 'DEEPM Academy'].join(
    '\n\n',
  )
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('')
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#fbf4e6;color:#221d3a;font:17px/1.6 Verdana,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-size:22px;font-weight:bold;margin:0 0 24px">DEEPM Academy</p>
${body}
${buttons.map(buttonHtml).join('')}
<p style="color:#5a5470;font-size:15px">${escapeHtml(note)}</p>${unsubscribeUrl ? unsubscribe(unsubscribeUrl) : ''}
</div></body></html>`
  return { kind, recipient: to, subject, text, html, unsubscribeUrl: unsubscribeUrl ?? null }
}

function buttonHtml({ label, url }: Button): string {
  const style = 'background:#3b2f7f;color:#fff;padding:14px 24px;border-radius:14px;text-decoration:none;font-weight:bold'
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function unsubscribe(url: string): string {
  return `<p style="color:#5a5470;font-size:15px"><a href="${escapeHtml(url)}" style="color:#3b2f7f">Unsubscribe</a></p>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
