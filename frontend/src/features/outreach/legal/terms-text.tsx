import { consentAge, maxAge, minAge } from '@deepm/schema/rules/accounts/ages'
import { memberships } from '@deepm/schema/rules/plans/memberships'
import { payingAge, programmes } from '@deepm/schema/rules/plans/programmes'
import { Link } from 'react-router-dom'
import { effectiveDate } from './effective-date.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { StackTable } from './stack-table.tsx'

export const termsInShort = [
  `Learners are ${minAge} to ${maxAge}. Under ${consentAge}, your parent has to say yes first.`,
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
        These are the rules between you and us. “We” means the people who run DEEPM Academy. You agree to these rules when you
        create an account. If you are under 18, read them with a parent. Questions? Write to <MailLink />.
      </p>
    ),
  },
  {
    id: 'who-may-use-it',
    title: 'Who may use it',
    body: (
      <ul>
        <li>
          Learners from {minAge} to {maxAge}. Give your real age. You cannot change it later.
        </li>
        <li>
          Under {consentAge}, you need permission from a parent or guardian. We email them and ask. Until they answer, you can
          look around, but nothing you learn is saved. If they do not agree within 7 days, the account is erased.
        </li>
        <li>Parents and guardians. A parent gets an account by giving consent for a child.</li>
        <li>Your account is only for you. A sign-in link is like a key, so do not share it.</li>
      </ul>
    ),
  },
  {
    id: 'what-we-promise',
    title: 'What we promise',
    body: (
      <ul>
        <li>Lessons we wrote with care, in words you can understand.</li>
        <li>
          No ads, no trackers, and we do not sell data. To find out how we use your data, read our{' '}
          <Link to="/privacy">privacy page</Link>.
        </li>
        <li>Your parent can see how you are doing. We want you to know that.</li>
        <li>Write to us if something worries you. A person reads it.</li>
        <li>
          The site can be down or have mistakes. We fix them as fast as we can. We cannot promise that it always works, or that
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
        <li>Do not share private things about yourself or others: full names, addresses, phone numbers, schools, photos.</li>
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
        What you write and make with us is yours. We store it only so that you can continue with it, and for nothing else. We show
        it to no one else unless you agree and, under {consentAge}, your parent agrees too. The lessons, drawings and texts here
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
          An AI tool is a machine that has seen a lot of text and pictures. From these, it guesses what should come next. Often
          the guess is good. Sometimes it is wrong and still sounds sure. It can be unfair, too. So check what matters, and ask a
          grown-up when something feels odd.
        </p>
        <p>
          Our lessons talk about tools from other companies. Those tools have their own rules and age limits. Many are for 13 or
          18 and up, or need a parent. We do not run them, and our lessons do not send them anything about you.
        </p>
        <p>
          What an AI says is not advice from a doctor, a lawyer or a bank. If you do not feel well, talk to a person you trust.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    body: (
      <>
        <StackTable
          caption="What we offer"
          columns={['Plan', 'Price in US dollars']}
          rows={[
            ...memberships.map(({ name, price }) => [name, price ? `$${price} a month` : '$0 forever']),
            ...programmes.map(({ name, price }) => [`${name} programme`, `$${price} a month`]),
          ]}
        />
        <p>
          The first three are memberships. You choose one when you sign up. Today that costs nothing: the signup charges nothing.
          Until memberships and their free trials start, every plan opens all lessons. The programmes are a separate offer, with
          their own prices.
        </p>
        <p>
          You can pay only where payment has been set up. Where it has not, the site tells you so and you can ask us by email. No
          one is charged for choosing a plan. Before you pay, you see the price and agree to it. Under {payingAge}, a parent has
          to do that.
        </p>
        <p>
          If you pay, you can cancel at any time by email, and no further month is charged. In the first 30 days, you can have
          your money back.
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
          You can stop at any time. Delete your account on <Link to="/profile">your profile</Link>; under {consentAge}, a parent
          who has answered us confirms it by email. Or write to <MailLink /> and we erase the account. A parent can withdraw
          consent on the dashboard; the child’s account is then erased 7 days later. If you pay for a programme, cancel it first,
          by email.
        </p>
        <p>
          We may close an account that hurts others or breaks these rules. We tell you why first, unless someone is in danger. You
          can ask us to look at it again.
        </p>
      </>
    ),
  },
  {
    id: 'if-things-go-wrong',
    title: 'If things go wrong',
    body: (
      <p>
        Tell us first. Most things can be fixed by email. These rules never take away a right that the law of your country gives
        you. If we do harm on purpose or through great carelessness, we are responsible for it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        These terms apply from <time dateTime="2026-11-21">{effectiveDate}</time>. If we change them, the new ones appear here
        with a new date, and we email you 30 days before. If you do not like them, you can leave.
      </p>
    ),
  },
]
