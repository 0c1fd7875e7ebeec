import { Link } from 'react-router-dom'
import { effectiveDate } from './effective-date.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { StackTable } from './stack-table.tsx'
import { accountRows, learningRows, machineRows, parentRows, paymentRows, viewerRows, visitorRows } from './stored-about-you.ts'

const columns = ['What', 'Why', 'How long'] as const

export const privacyInShort = [
  'We keep what we need to run your lessons. We do not sell your data.',
  'No ads, no trackers, no scripts from other companies.',
  'If you are under 13, we do not save what you do here until your parent says yes.',
  'In the AI lab, a prompt may go to an AI company, without your name. If you are under 13, this happens only if your parent allows it.',
  'On your profile, you can correct your data, download all of it, and delete your account.',
] as const

export const privacySections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: (
      <>
        <p>
          “We” means the people who run DEEPM Academy. If you have a question about your data, ask us: write to <MailLink />. You
          do not need to be a grown-up to write to us.
        </p>
        <p>
          This page says what this website stores, for how long, and who sees it. If you do not understand part of it, ask us or a
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
        <StackTable caption="What is in an account" columns={columns} rows={accountRows} />
        <p>There is no password. We do not ask for your home address, your school, your birthday or a photo.</p>
        <p>The demo account is shared. The next person can see what you did there. So never type private things into it.</p>
      </>
    ),
  },
  {
    id: 'learning',
    title: 'What you learn',
    body: (
      <>
        <StackTable caption="What we save when you learn" columns={columns} rows={learningRows} />
        <p>
          We count your minutes each day, but not which pages you were on. We do not watch where your mouse goes or what you
          click.
        </p>
      </>
    ),
  },
  {
    id: 'under-13',
    title: 'If you are under 13',
    body: (
      <>
        <p>
          First we email your parent or guardian and ask. Until they say yes, you can sign in and look around. But we do not save
          what you learn: no lessons, no answers, no points.
        </p>
        <ul>
          <li>If they say yes, you can start. From then on, we save what the tables on this page list.</li>
          <li>If they do not answer, your account and everything in it are erased 7 days after you sign up.</li>
          <li>
            If they say no, you can ask them again once a day, and they can change their answer. If it is still no after 7 days,
            your account is erased in the same way.
          </li>
          <li>
            If they withdraw their permission later, in the settings or with the link in the email we send a day after they say
            yes, we stop saving right away. Your account is erased 7 days after that. Until then, a parent who is linked to you
            can say yes again.
          </li>
          <li>
            If they create an account for you themselves, that counts as their permission. If you have no email address, they make
            sign-in codes for you.
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
          You give consent with a link that we email to you. It works for 7 days and can be used once. If you say no, you have
          another 7 days to change your answer with the same link. The link shows that you can read that mailbox. It cannot show
          that you are the parent. If someone else used your address, say no or write to us. For the same reason, a second email
          confirms your consent a day later. The link in it lets you withdraw your consent at any time in the next 30 days.
        </p>
        <p>
          You can withdraw your consent at any time. Sign in, open your child’s settings on the Family Dashboard and choose
          “Withdraw consent”. A family can have at most four children here.
        </p>
        <p>
          On Sunday evenings, we email you a summary of your children’s week. In between, we email you when they ask for
          something. You choose on your profile which of these emails you get, and a link in the weekly email stops both with one
          click. You always get emails about consent, signing in and deleting an account.
        </p>
        <p>
          You control the AI lab, time limits, quiet hours and what others see. If your child is under 13, no prompts go to an AI
          company unless you turn that on. From age 13, a child can invite a parent and see who is linked, and either of you can
          end the link.
        </p>
      </>
    ),
  },
  {
    id: 'guide',
    title: 'Guide and newsletter',
    body: (
      <>
        <StackTable caption="What we keep when you only give us your address" columns={columns} rows={visitorRows} />
        <p>We keep one entry for each address. If you ask twice, the new answers replace the old ones.</p>
        <p>
          Our staff can read these entries and save them as a file. We log every time they do. We only email people who said yes.
          Write to us, and we will erase your address from both lists.
        </p>
      </>
    ),
  },
  {
    id: 'machine',
    title: 'What the site needs to run',
    body: (
      <>
        <StackTable caption="Small things that keep the site running" columns={columns} rows={machineRows} />
        <p>
          For what your own browser stores, read our <Link to="/cookies">cookies page</Link>.
        </p>
        <p>
          We may keep backup copies in case a disk fails. What we erase stays in a backup until that backup is deleted. We use
          backups only to restore the site.
        </p>
      </>
    ),
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what',
    body: (
      <StackTable
        caption="You, your parent, staff and everyone else"
        columns={['Who', 'Sees', 'Does not see']}
        rows={viewerRows}
      />
    ),
  },
  {
    id: 'ai-companies',
    title: 'AI companies',
    body: (
      <>
        <p>
          In the AI Experiment Lab, you can send a prompt, and in a lesson, you can ask its sidekick a question. Before you send
          it, the screen says who will answer, and each answer says who gave it. It can be one of these:
        </p>
        <ul>
          <li>A search in the lesson. It quotes what people wrote, and runs on our own server. No company gets your question.</li>
          <li>The Practice Coach. People wrote all its tips, and it runs on our own server. No company gets your prompt.</li>
          <li>An AI model on our own server. No company gets your prompt.</li>
          <li>
            An AI model from OpenAI or Anthropic, or from another company that the lab names. This happens only if we have set it
            up. Then that company gets your prompt.
          </li>
        </ul>
        <p>
          What a company gets: the prompt, with placeholders where we found private things, and our rules for a good answer. If
          you ask about a lesson, it also gets the text of the lesson and your last four questions about it with the answers. It
          gets nothing else: no name, no age, no email address, no account number. If we have set it up, OpenAI also checks
          whether a prompt and its answer are suitable for you. It gets the same text to do so.
        </p>
        <p>
          If you are under 13, nothing goes to an AI company until your parent allows it. We ask for that permission separately.
          If you are 13 or older, your prompts may go to an AI company unless you or a linked parent turn this off. Then the
          Practice Coach answers instead.
        </p>
        <p>
          A company’s model makes pictures only if your parent allows that, too, at any age. If we have set it up, OpenAI checks
          each picture before you see it.
        </p>
        <p>
          Our own filter reads each prompt first, on our own server. It follows rules, and it has learned from prompts that we
          made up. We do not use what you write to train AI. Each company’s own rules say what it does with a prompt. We do not
          use Google’s Gemini here, because its rules do not allow that for people under 18.
        </p>
      </>
    ),
  },
  {
    id: 'never',
    title: 'What we do not do',
    body: (
      <ul>
        <li>We do not sell data, and we do not trade it for anything.</li>
        <li>We show no advertising.</li>
        <li>We use no trackers and no scripts from third parties. Our pages block them.</li>
        <li>We do not use what you write to train AI.</li>
        <li>
          Our videos come from our own server. If a lesson ever shows a video from YouTube or Vimeo, that company finds out about
          your visit only when you press play.
        </li>
        <li>Some lessons link to other sites. They have their own rules. We do not tell them which page you came from.</li>
      </ul>
    ),
  },
  {
    id: 'payment',
    title: 'Paying',
    body: (
      <>
        <p>
          If online payment is set up, you pay on a page run by our payment provider. If it is not, the site says so. Your card
          details go straight to that company and never reach us. We tell the provider only which programme it is, the price and a
          random number. We give it no name and no email address.
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
          rest, write to <MailLink /> from your account’s email address. We answer within a month. A parent may do this for a
          child.
        </p>
        <ul>
          <li>See: your profile shows what we know about you. This page says what it is for.</li>
          <li>
            Correct: change your name, your picture and your time zone there. If anything else is wrong, email us and we will fix
            it.
          </li>
          <li>
            Export: press “Download to read” or “Download as a data file (JSON)”. You get one file with everything we have about
            you. You can download it up to ten times an hour. A parent who gave consent for a child can do the same in the child’s
            settings. Children can do it, too. The file does not include sign-in links or other secret keys.
          </li>
          <li>
            Erase: press “Delete my account”. We email you a link, which works for 24 hours. It opens a page with a button that
            deletes everything right away: your account, everything in it, and what we keep under the same email address.
          </li>
          <li>
            If you are under 13, the link goes to your parents, and they decide. If no parent has answered yet, your account is
            deleted right away, without a link. A parent who gave consent for a child has to withdraw it first. If you pay for a
            programme, it has to end first, or you would keep paying.
          </li>
          <li>
            Withdraw: you can withdraw your consent. Parents can do this in their child’s settings, with immediate effect.
            Newsletters have an unsubscribe link.
          </li>
        </ul>
        <p>Not happy with our answer? Many countries have a data protection office that you can complain to.</p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep data safe',
    body: (
      <ul>
        <li>We use no passwords, so none can be stolen. We email you a link that works once.</li>
        <li>Our server checks who may see what, every time.</li>
        <li>When you sign out, your session ends on the server too.</li>
        <li>No one can promise that nothing will ever go wrong. If your data gets out, we will tell you.</li>
      </ul>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        This page applies from <time dateTime="2026-11-21">{effectiveDate}</time>. Before we change what we store, we change this
        page and its date. If it is a big change, we email you first.
      </p>
    ),
  },
]
