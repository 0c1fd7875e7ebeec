import { Link } from 'react-router-dom'
import { effectiveDate } from './effective-date.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { StackTable } from './stack-table.tsx'
import { accountRows, learningRows, machineRows, parentRows, paymentRows, viewerRows, visitorRows } from './stored-about-you.ts'

const columns = ['What', 'Why', 'How long'] as const

export const privacyInShort = [
  'We keep what we need to run your lessons. We sell nothing.',
  'No ads, no trackers, no scripts of other companies.',
  'Are you under 13? Then nothing you learn is saved before your parent says yes.',
  'In the AI lab a prompt may go to an AI company, without your name. Under 13 only if your parent allows it.',
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
          <li>They say nothing: your account and all that belongs to it is erased 7 days after you signed up.</li>
          <li>
            They say no: you can ask them again once a day, and they can change their answer. If it is still no after 7 days, your
            account is erased in the same way.
          </li>
          <li>
            They take the yes back later, in the settings or by the mail a day after their yes: we stop saving at once. Your
            account is erased 7 days after that. Until then a parent who is linked to you can say yes again.
          </li>
          <li>
            They make an account for you themselves: that is their yes. You may have no email address; then they make codes.
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
          Your yes comes by a link that we mail to you. It works once, for 7 days. A no can be changed with the same link for 7
          days. It shows that you can read that mailbox. It cannot show that you are the parent. If somebody used your address,
          say no or write to us. So a second mail confirms a yes a day later, and its link takes it back for 30 days.
        </p>
        <p>
          You can withdraw your consent whenever you like. Sign in, open the settings of your child on the family page and choose
          “Take my consent back”. A family has at most four children here.
        </p>
        <p>
          On Sunday evening we mail you the week of your children, and in between what they ask you for. You choose on your
          profile which of these mails you get, and a link in the weekly mail ends both with one click. Mails about your consent,
          to sign in and to delete an account come in any case.
        </p>
        <p>
          You decide about the AI lab, times, quiet hours and what others see. Prompts under 13 go to no AI company before you
          switch that on. From 13 up a child may invite a parent, sees who is linked, and either of you can end it.
        </p>
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
        <p>
          Our staff can read these entries and save them as a file. A log keeps each time. We mail only who said yes. Write to us,
          and we erase your address from both lists.
        </p>
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
    id: 'ai-companies',
    title: 'AI companies',
    body: (
      <>
        <p>
          In the AI Experiment Lab you can send a prompt. The lab says who will answer before you send it, and each answer says
          who gave it. It can be one of these:
        </p>
        <ul>
          <li>The Practice Coach. It is made of fixed rules and runs on our own machine. No company gets your prompt.</li>
          <li>A model on a machine of our own. No company gets your prompt.</li>
          <li>
            A model of OpenAI or Anthropic, or of another company that the lab names. This is so only where the people who run
            this academy set it up. Then that company gets your prompt.
          </li>
        </ul>
        <p>
          What a company gets: the prompt, with placeholders where we found private things, and our rules for a good answer. It
          gets nothing else. No name, no age, no email address, no number of your account. Where it is set up, OpenAI also checks
          if a prompt and its answer are fit for you. It gets the same words for that.
        </p>
        <p>
          Under 13, nothing goes to an AI company until your parent allows it. That is a question of its own, beside the first
          yes. From 13 on it may go there, and a linked parent can switch it off. Then the Practice Coach answers you.
        </p>
        <p>
          Our own filter reads each prompt first, on our own machine. It follows rules, and it has learned from prompts that we
          made up. We train no AI with what you write. What a company does with a prompt stands in its own rules. Google’s Gemini
          is not asked here: its rules do not allow that for people under 18.
        </p>
      </>
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
        <li>We train no AI with what you write.</li>
        <li>
          Our videos come from our own machine. Should a lesson one day show a video from YouTube or Vimeo, that company learns of
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
            Export: press “Download a page to read” or “Download as JSON”. You get one file with all we hold about you, up to ten
            times an hour. A parent by whose yes a child learns finds the same for the child in the child’s settings. Children can
            do it, too. Keys that open something are left out.
          </li>
          <li>
            Erase: press “Delete my account”. We mail you a link, which works for 24 hours. Its page has a button, and that button
            deletes all of it at once. That is your account, all that belongs to it, and what we keep under the same address.
          </li>
          <li>
            Under 13 the link goes to your parents, and they decide. If no parent has answered yet, your account is deleted right
            away, without a link. A parent who consented for a child withdraws that consent first. If you pay for a programme, it
            has to end first, or you would keep paying.
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
        This page holds from <time dateTime="2026-11-21">{effectiveDate}</time>. When what we store changes, this page changes
        first, with a new date. If it is a big change, we mail you before.
      </p>
    ),
  },
]
