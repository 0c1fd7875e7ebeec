import { Link } from 'react-router-dom'
import { effectiveDate } from './effective-date.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { StackTable } from './stack-table.tsx'
import { storedInBrowser } from './stored-in-browser.ts'

export const cookiesInShort = [
  'Only what the site needs to work. So there is no cookie banner.',
  'No cookies for ads. None that follow you around.',
  'No cookie is set before you sign in or sign up.',
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
    title: 'What these things are',
    body: (
      <ul>
        <li>A cookie is a small note that your browser keeps and shows to our server each time it asks for something.</li>
        <li>Local storage is a drawer in your browser. Its notes stay after you close the tab. Our server does not get them.</li>
        <li>Session storage is a drawer for one tab. It is empty again once the tab is closed.</li>
      </ul>
    ),
  },
  {
    id: 'list',
    title: 'The whole list',
    body: <StackTable caption="Every cookie and every note in your browser" columns={columns} rows={rows} />,
  },
  {
    id: 'others',
    title: 'Cookies of others',
    body: (
      <p>
        There are none. Our pages run no scripts of a third party. A video from another site could set its own cookies; today all
        our videos come from our own machine. If you pay, the payment provider may set cookies on its own pages.
      </p>
    ),
  },
  {
    id: 'clear',
    title: 'How to clear them',
    body: (
      <>
        <p>
          Sign out, and the session cookie is gone. For the rest, open the settings of your browser, look for “privacy” or “site
          data”, and clear what belongs to this site. Then colours, tutorial and half-filled forms start anew. Your account stays.
        </p>
        <p>You can also tell your browser to take no cookies. Then you can read our public pages, but you cannot sign in.</p>
      </>
    ),
  },
  {
    id: 'more',
    title: 'More',
    body: (
      <p>
        What our server stores stands on the page about <Link to="/privacy">privacy</Link>. Questions go to <MailLink />. This
        list holds from <time dateTime="2026-11-21">{effectiveDate}</time>. When it changes, the date does too.
      </p>
    ),
  },
]
