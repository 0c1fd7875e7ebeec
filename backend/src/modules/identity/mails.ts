/** A mail as the outbox keeps it. */
export type Mail = { kind: string; recipient: string; subject: string; text: string; html: string }

type Letter = {
  kind: string
  to: string
  subject: string
  paragraphs: string[]
  button: { label: string; url: string }
  note: string
}

/** One button, plain words, and the same content as text for readers without HTML. */
function letter({ kind, to, subject, paragraphs, button, note }: Letter): Mail {
  const text = [...paragraphs, `${button.label}: ${button.url}`, note, 'DEEPM Academy'].join('\n\n')
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('')
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#fbf4e6;color:#221d3a;font:17px/1.6 Verdana,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-size:22px;font-weight:bold;margin:0 0 24px">DEEPM Academy</p>
${body}
<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:#3b2f7f;color:#fff;padding:14px 24px;border-radius:14px;text-decoration:none;font-weight:bold">${escapeHtml(button.label)}</a></p>
<p style="color:#5a5470;font-size:15px">${escapeHtml(note)}</p>
</div></body></html>`
  return { kind, recipient: to, subject, text, html }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

export function signInMail(to: string, url: string): Mail {
  return letter({
    kind: 'sign-in',
    to,
    subject: 'Your sign-in link for DEEPM Academy',
    paragraphs: ['Here is your link to sign in. It works once, for 15 minutes.'],
    button: { label: 'Sign in', url },
    note: 'You did not ask for it? Then ignore this mail; nothing happens.',
  })
}

export function consentMail(to: string, parentName: string, childName: string, url: string, expiresAt: Date): Mail {
  const until = expiresAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return letter({
    kind: 'consent',
    to,
    subject: `${childName} would like to learn at DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} has signed up at DEEPM Academy, where young people learn to use AI tools safely and creatively, and named you as parent or guardian.`,
      'Because they are under 13, nothing about their learning is recorded until you say yes. The page behind this button says what we store and lets you agree or decline.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works until ${until}. If you do nothing, the account and your address are erased after that.`,
  })
}
