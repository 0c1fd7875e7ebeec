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

export type Section = { title: string; lines: string[] }

export type EmailContent = {
  kind: string
  to: string
  subject: string
  paragraphs: string[]
  /** Parts with a heading, after the paragraphs; several lines become a list. */
  sections?: Section[]
  button: Button
  moreButtons?: Button[]
  note: string
  /** One-click unsubscribe URL for emails of this kind; email clients show a button for it. */
  unsubscribeUrl?: string
  /** Text of the link to it. */
  unsubscribeLabel?: string
}

/** Renders an email with its buttons, and the same content as plain text. */
export function emailTemplate(content: EmailContent): Mail {
  const {
    kind,
    to,
    subject,
    paragraphs,
    sections = [],
    button,
    moreButtons = [],
    note,
    unsubscribeUrl,
    unsubscribeLabel = 'Unsubscribe',
  } = content
  const buttons = [button, ...moreButtons]
  const last = unsubscribeUrl ? [`${unsubscribeLabel}: ${unsubscribeUrl}`] : []
  const text = [
    ...paragraphs,
    ...sections.map(sectionText),
    ...buttons.map(({ label, url }) => `${label}: ${url}`),
    note,
    ...last,
    'DEEPM Academy',
  ].join('\n\n')
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('')
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#fbf4e6;color:#221d3a;font:17px/1.6 Verdana,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-size:22px;font-weight:bold;margin:0 0 24px">DEEPM Academy</p>
${body}${sections.map(sectionHtml).join('')}
${buttons.map(buttonHtml).join('')}
<p style="color:#5a5470;font-size:15px">${escapeHtml(note)}</p>${unsubscribeUrl ? unsubscribe(unsubscribeUrl, unsubscribeLabel) : ''}
</div></body></html>`
  return { kind, recipient: to, subject, text, html, unsubscribeUrl: unsubscribeUrl ?? null }
}

function sectionText({ title, lines }: Section): string {
  return [title, ...(lines.length > 1 ? lines.map((line) => `- ${line}`) : lines)].join('\n')
}

function sectionHtml({ title, lines }: Section): string {
  const heading = `<h2 style="font-size:19px;margin:24px 0 8px">${escapeHtml(title)}</h2>`
  if (lines.length === 1) return `${heading}<p style="margin:0 0 16px">${escapeHtml(lines[0] ?? '')}</p>`
  const items = lines.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`).join('')
  return `${heading}<ul style="margin:0 0 16px;padding-left:22px">${items}</ul>`
}

function buttonHtml({ label, url }: Button): string {
  const style = 'background:#3b2f7f;color:#fff;padding:14px 24px;border-radius:14px;text-decoration:none;font-weight:bold'
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function unsubscribe(url: string, label: string): string {
  return `<p style="color:#5a5470;font-size:15px"><a href="${escapeHtml(url)}" style="color:#3b2f7f">${escapeHtml(label)}</a></p>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
