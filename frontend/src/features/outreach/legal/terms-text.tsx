import { consentAge, maxAge, minAge } from '@deepm/schema/rules/accounts/ages'
import { memberships } from '@deepm/schema/rules/plans/memberships'
import { payingAge, programmes } from '@deepm/schema/rules/plans/programmes'
import { Link } from 'react-router-dom'
import { effectiveDate } from './effective-date.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { StackTable } from './stack-table.tsx'

export const termsInShort = [
  `You are ${minAge} to ${maxAge}. Under ${consentAge}, your parent has to say yes first.`,
  'Be kind. Keep private things private.',
  'What you make is yours.',
  'AI gets things wrong. Check before you trust it.',
  'You can leave whenever you like.',
] as const

export const termsSections: readonly LegalSection[] = [
  {
    id: 'about',
    title: 'What this page is',
    body: (
      <p>
        These are the rules between you and us. “We” are the people who run DEEPM Academy. You say yes to them when you make an
        account. Read them with a parent if you are under 18. Questions? Write to <MailLink />.
      </p>
    ),
  },
  {
    id: 'who-may-use-it',
    title: 'Who may use it',
    body: (
      <ul>
        <li>
          Learners from {minAge} to {maxAge}. Give your real age. It cannot be changed later.
        </li>
        <li>
          Under {consentAge} you need the yes of a parent or guardian. We mail them and ask. Until they answer you can look
          around, and nothing you learn is saved. No yes within 7 days, and the account is erased.
        </li>
        <li>Parents and guardians. A parent gets an account by saying yes to a child.</li>
        <li>Your account is for you alone. A sign-in link is like a key, so do not pass it on.</li>
      </ul>
    ),
  },
  {
    id: 'what-we-promise',
    title: 'What we promise',
    body: (
      <ul>
        <li>Lessons we wrote with care, in words you can read.</li>
        <li>
          No ads, no trackers, no selling of data. How we treat your data stands on the page about{' '}
          <Link to="/privacy">privacy</Link>.
        </li>
        <li>Your parent can see how you are doing. You may know that, so we tell you.</li>
        <li>Write to us when something worries you. A person reads it.</li>
        <li>
          The site can be down or have mistakes. We mend them as fast as we can. We cannot promise that it always runs, or that
          you will learn a certain thing.
        </li>
      </ul>
    ),
  },
  {
    id: 'what-we-ask',
    title: 'What we ask of you',
    body: (
      <ul>
        <li>Be kind. Do not hurt, threaten, tease or trick people.</li>
        <li>Do not share private things about you or others: full names, addresses, phone numbers, schools, photos.</li>
        <li>Do not use what you learn to cheat, to make fake pictures of people, or to break a law.</li>
        <li>Do not try to break the site, get into other accounts or copy our lessons to sell them.</li>
      </ul>
    ),
  },
  {
    id: 'your-work',
    title: 'Your work stays yours',
    body: (
      <p>
        What you write and make with us is yours. If we store it, then so that you can go on with it, and for nothing else. We
        show it to nobody else unless you, and under {consentAge} also your parent, say so. The lessons, drawings and texts here
        are ours. Use them to learn, at home and in class.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'What AI is, and what it gets wrong',
    body: (
      <>
        <p>
          An AI tool is a machine that has seen a lot of text and pictures. From them it guesses what should come next. Often the
          guess is good. Sometimes it is wrong and still sounds sure. It can be unfair, too. So check what matters, and ask a
          grown-up when something feels odd.
        </p>
        <p>
          Our lessons talk about tools of other companies. Those tools have rules and age limits of their own. Many are for 13 or
          18 and up, or need a parent. We do not run them, and our lessons do not send them anything about you.
        </p>
        <p>What an AI says is no advice from a doctor, a lawyer or a bank. If you are not well, talk to a person you trust.</p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    body: (
      <>
        <StackTable
          caption="What is on offer"
          columns={['Plan', 'Price in US dollars']}
          rows={[
            ...memberships.map(({ name, price }) => [name, price ? `$${price} a month` : '$0, for ever']),
            ...programmes.map(({ name, price }) => [`Programme ${name}`, `$${price} a month`]),
          ]}
        />
        <p>
          The first three are memberships. You pick one when you sign up. Today that costs nothing: the signup charges nothing.
          Until memberships and their free trials start, every plan opens all lessons. The programmes are another offer, with
          prices of their own.
        </p>
        <p>
          You can pay only where payment has been set up. Where it has not, the site tells you so and you can ask us by mail.
          Nobody is charged for picking a plan. Before you pay, you see the price and say yes to it. Under {payingAge}, a parent
          has to do that.
        </p>
        <p>
          If you pay: you can cancel any time by mail, and no further month is charged. In the first 30 days you can have your
          money back.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending an account',
    body: (
      <>
        <p>
          You can stop at any time. Delete your account on <Link to="/profile">your profile</Link>; under {consentAge} a parent
          who has answered us confirms it by mail. Or write to <MailLink /> and we erase the account. A parent can withdraw
          consent on the dashboard; the child’s account is then erased 7 days later. Do you pay for a programme? End it first, by
          mail.
        </p>
        <p>
          We may close an account that hurts others or breaks these rules. We tell you why first, unless somebody is in danger.
          You can ask us to look at it again.
        </p>
      </>
    ),
  },
  {
    id: 'if-things-go-wrong',
    title: 'If things go wrong',
    body: (
      <p>
        Tell us first; most things can be fixed by a mail. These rules never take away a right that the law of your country gives
        you. Where we do harm on purpose or by great carelessness, we answer for it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        These terms hold from <time dateTime="2026-11-21">{effectiveDate}</time>. If we change them, the new ones stand here with
        a new date, and we mail you 30 days before. If you do not like them, you can leave.
      </p>
    ),
  },
]
