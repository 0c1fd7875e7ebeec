import { Link } from 'react-router-dom'
import { inForceSince } from './addresses.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { StackTable } from './stack-table.tsx'
import { accountRows, learningRows, machineRows, parentRows, paymentRows, viewerRows, visitorRows } from './stored-about-you.ts'

const columns = ['What', 'Why', 'How long'] as const

export const privacyInShort = [
  'We keep what we need to run your lessons. We sell nothing.',
  'No ads, no trackers, no scripts of other companies.',
  'Are you under 13? Then nothing you learn is saved before your parent says yes.',
  'Nothing you do here goes to makers of AI tools today.',
  'On your profile you can fix your data, download all of it, and delete your account.',
] as const

export const privacySections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: (
      <>
        <p>
          “We” are the people who run DEEPM Academy. We are the ones to ask about your data. Write to <MailLink />. You do not
          need to be a grown-up to write to us.
        </p>
        <p>
          This page tells what this website stores, for how long, and who sees it. If you do not get a part of it, ask us or a
          parent.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <StackTable caption="What an account holds" columns={columns} rows={accountRows} />
        <p>There is no password. We do not ask for your address at home, your school, your birthday or a photo.</p>
        <p>The demo account is shared. What one person does there, the next one sees. So never type private things into it.</p>
      </>
    ),
  },
  {
    id: 'learning',
    title: 'What you learn',
    body: (
      <>
        <StackTable caption="What we save when you learn" columns={columns} rows={learningRows} />
        <p>We count the minutes of a day, but not on which page. We do not watch where your mouse goes or what you click.</p>
      </>
    ),
  },
  {
    id: 'under-13',
    title: 'If you are under 13',
    body: (
      <>
        <p>
          First we mail your parent or guardian and ask. Until they say yes you can sign in and look around. But we save nothing
          of what you learn: no lessons, no answers, no points.
        </p>
        <ul>
          <li>They say yes: you can start, and from then on we save what the tables on this page list.</li>
          <li>They say no, or say nothing: your account and all that belongs to it is erased 7 days after you signed up.</li>
          <li>
            They take the yes back later, on their dashboard: we stop saving at once. Your account is erased 7 days after that.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'parents',
    title: 'If you are a parent',
    body: (
      <>
        <StackTable caption="What we keep about parents" columns={columns} rows={parentRows} />
        <p>
          Your yes comes by a link that we mail to you. It works once, for 7 days. It shows that you can read that mailbox. It
          cannot show that you are the parent. If somebody used your address, say no or write to us.
        </p>
        <p>You can withdraw your consent whenever you like. Sign in, open your dashboard and choose “Take my consent back”.</p>
      </>
    ),
  },
  {
    id: 'guide',
    title: 'Guide and newsletter',
    body: (
      <>
        <StackTable caption="What we keep when you only leave your address" columns={columns} rows={visitorRows} />
        <p>We keep one entry for each address. Ask twice, and the new answers replace the old ones.</p>
      </>
    ),
  },
  {
    id: 'machine',
    title: 'What the machine needs',
    body: (
      <>
        <StackTable caption="Small things that keep the site running" columns={columns} rows={machineRows} />
        <p>
          What your own browser stores stands on the page about <Link to="/cookies">cookies</Link>.
        </p>
        <p>
          We may keep backup copies, in case a disk breaks. What we erase stays in a copy until that copy is thrown away. We use
          copies for repair only.
        </p>
      </>
    ),
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what',
    body: (
      <StackTable
        caption="You, your parent, staff and everybody else"
        columns={['Who', 'Sees', 'Does not see']}
        rows={viewerRows}
      />
    ),
  },
  {
    id: 'never',
    title: 'What we do not do',
    body: (
      <ul>
        <li>We do not sell data, and we do not swap it for anything.</li>
        <li>We show no advertising.</li>
        <li>We use no trackers and no scripts from a third party. Our pages refuse to run them.</li>
        <li>
          We send nothing to AI providers today. If that is ever to change, we ask first, and for children we ask the parent.
        </li>
        <li>
          Our films come from our own machine. Should a lesson one day show a film from YouTube or Vimeo, that company learns of
          your visit only when you press play.
        </li>
        <li>Some lessons link to other sites. They have their own rules. They are not told which page you came from.</li>
      </ul>
    ),
  },
  {
    id: 'payment',
    title: 'Paying',
    body: (
      <>
        <p>
          You can pay here only if payment has been set up; where it has not, the site says so. Where it has, you pay on a page
          that the payment provider hosts. Your card data goes straight to that company and never reaches us. We tell the provider
          only which programme it is, the price and a random number. No name, no email address.
        </p>
        <StackTable caption="What we keep when you pay" columns={columns} rows={paymentRows} />
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You can do most of this yourself: sign in and open <Link to="/profile">your profile</Link>. It costs nothing. For the
          rest, write to <MailLink /> from the address of your account. We answer within a month. A parent may do this for a
          child.
        </p>
        <ul>
          <li>See: your profile shows what we know about you. This page says what it is for.</li>
          <li>Correct: change your name, your picture and your time zone there. What else is wrong, we fix by mail.</li>
          <li>
            Export: press “Download my data”. You get one file with all we hold about you, up to ten times an hour. Children can
            do it, too. Keys that open something are left out.
          </li>
          <li>
            Erase: press “Delete my account”. We mail you a link, which works for 24 hours. Its page has a button, and that button
            deletes all of it at once. That is your account, all that belongs to it, and what we keep under the same address.
          </li>
          <li>
            Under 13 the link goes to your parents, and they decide. A parent by whose yes a child learns takes that yes back
            first. If you pay for a programme, it has to end first, or you would go on paying.
          </li>
          <li>
            Withdraw: you take back a yes. Parents can do this on their dashboard, at once. A newsletter has an unsubscribe link.
          </li>
        </ul>
        <p>Not happy with our answer? In many countries there is an office for data protection that will hear you.</p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep data safe',
    body: (
      <ul>
        <li>No passwords means none can be stolen. We mail you a link that works once.</li>
        <li>The server decides who may see what, each time it is asked.</li>
        <li>When you sign out, your session ends on the server too.</li>
        <li>Nobody can promise that nothing ever goes wrong. If your data gets out, we tell you.</li>
      </ul>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        This page holds from <time dateTime="2026-11-21">{inForceSince}</time>. When what we store changes, this page changes
        first, with a new date. If it is a big change, we mail you before.
      </p>
    ),
  },
]
