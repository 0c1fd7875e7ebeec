import { Link } from 'react-router-dom'
import { effectiveDate } from './effective-date.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { StackTable } from './stack-table.tsx'
import { storedInBrowser } from './stored-in-browser.ts'

export const cookiesInShort = [
  'We use only what the site needs to work, so there is no cookie banner.',
  'No cookies for ads, and none that follow you around.',
  'We set no cookies before you sign in or sign up.',
  'You can clear everything in your browser at any time.',
] as const

const columns = ['Name', 'Kind', 'What it is for', 'How long'] as const

const rows = storedInBrowser.map(({ keys, kind, purpose, lifetime }) => [
  <Keys key="keys" names={keys} />,
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  purpose,
  lifetime,
])

function Keys({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <code key={name} style={{ display: 'block' }}>
      {name}
    </code>
  ))
}

export const cookiesSections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What these words mean',
    body: (
      <ul>
        <li>A cookie is a small note that your browser keeps and shows to our server each time it asks for something.</li>
        <li>
          Local storage is a place in your browser for small notes. They stay after you close the tab. Our server does not get
          them.
        </li>
        <li>Session storage is the same kind of place, but for one tab. It is emptied when you close the tab.</li>
      </ul>
    ),
  },
  {
    id: 'list',
    title: 'The full list',
    body: <StackTable caption="Every cookie and every note in your browser" columns={columns} rows={rows} />,
  },
  {
    id: 'others',
    title: 'Cookies from other sites',
    body: (
      <p>
        There are none. Our pages run no scripts from third parties. A video from another site could set its own cookies, but
        today all our videos come from our own server. If you pay, the payment provider may set cookies on its own pages.
      </p>
    ),
  },
  {
    id: 'clear',
    title: 'How to clear them',
    body: (
      <>
        <p>
          When you sign out, the session cookie is deleted. For the rest, open the settings of your browser, look for “privacy” or
          “site data”, and clear the data of this site. Your colours, the tutorial and half-filled forms are then reset. Your
          account stays.
        </p>
        <p>You can also tell your browser to block cookies. Then you can read our public pages, but you cannot sign in.</p>
      </>
    ),
  },
  {
    id: 'more',
    title: 'More',
    body: (
      <p>
        For what our server stores, read our <Link to="/privacy">privacy page</Link>. Send your questions to <MailLink />. This
        list applies from <time dateTime="2026-11-21">{effectiveDate}</time>. When it changes, so does the date.
      </p>
    ),
  },
]
