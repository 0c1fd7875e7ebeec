import { interactionDays } from '@deepm/schema/rules/lab/lab'
import { emergencyText } from '@deepm/schema/rules/safety/care-texts'
import { allHelplines, helplinesAsOf } from '@deepm/schema/rules/safety/helplines'
import { crisisReminderMinutes, queueKinds } from '@deepm/schema/rules/staff/safety-queue'
import { Link } from 'react-router-dom'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { StackTable } from './stack-table.tsx'

const [firstReminder, secondReminder] = crisisReminderMinutes
const { crisis, reportedAnswer, review, share } = queueKinds

/** Effective date of this page. */
export const safetyDate = '27 November 2026'

export const safetyInShort = [
  'Our rules read each prompt in the AI lab before anything answers it, and each answer before you see it.',
  'If a child may be in danger, no AI answers. They see who can help, and a person on our team gets an email.',
  `We aim to read that message within ${crisis.hours === 1 ? 'one hour' : `${crisis.hours} hours`}, but we are not awake all night.`,
  'In an emergency, call the number for your country. Do not wait for us.',
] as const

export const safetySections: readonly LegalSection[] = [
  {
    id: 'checks',
    title: 'What we check',
    body: (
      <>
        <p>Our own server checks each prompt before it goes anywhere. It looks for four things:</p>
        <ul>
          <li>Signs that someone is in danger.</li>
          <li>Things that could hurt someone: violence, weapons, drugs, crime, hate, bullying and sexual content.</li>
          <li>Private things such as names, addresses and phone numbers. We take these out before we save the prompt.</li>
          <li>Tricks that tell the AI to forget its rules.</li>
        </ul>
        <p>
          If an AI model answers, we check its answer too, one sentence at a time. You only see the sentences that pass. If a
          check breaks, the prompt is not sent.
        </p>
      </>
    ),
  },
  {
    id: 'danger',
    title: 'When a child may be in danger',
    body: (
      <>
        <p>
          This is about suicide and self-harm, abuse, someone who asks for pictures or a meeting, threats with pictures, eating
          disorders and bullying.
        </p>
        <ul>
          <li>
            <b>At the same moment:</b> the child reads a short, kind reply and sees helplines for their country. No AI model
            answers it. All our staff get an email. It does not say what the child wrote.
          </li>
          <li>
            <b>After {firstReminder} minutes:</b> staff get a second email if no one has opened the message.
          </li>
          <li>
            <b>After {secondReminder} minutes:</b> staff get a third email.
          </li>
          <li>
            <b>Then:</b> a person reads the message and decides what to do. They write down what they did and who they called. The
            child gets an answer.
          </li>
        </ul>
        <p>
          We measure how long each message waited. All of this also works in quiet hours and when the lab is turned off. We can
          only see what is sent to us. What a child types and deletes stays on their device.
        </p>
      </>
    ),
  },
  {
    id: 'parents',
    title: 'What parents see',
    body: (
      <>
        <p>
          Parents can read the prompts in their child’s activity, also the ones we blocked. There is one exception: messages from
          a child who may be in danger. Some children write about someone at home, and they need a safe place to do it.
        </p>
        <p>
          In that case a person on our team decides who has to know. If no one at home seems to be part of the problem, this is
          often a parent. If a child is not safe, we tell people who can protect them, such as the police or child protection
          services.
        </p>
      </>
    ),
  },
  {
    id: 'times',
    title: 'How fast we answer',
    body: (
      <StackTable
        caption="When a person has to decide, at the latest"
        columns={['What', 'Within', 'Who gets an answer']}
        rows={[
          ['A child may be in danger', hours(crisis.hours), 'The child'],
          ['A learner reported an answer or a project', hours(reportedAnswer.hours), 'The learner'],
          ['A learner says a prompt was blocked by mistake', hours(review.hours), 'The learner; under 13, the parents too'],
          ['A learner wants to share a project', hours(share.hours), 'The learner'],
        ]}
      />
    ),
  },
  {
    id: 'limits',
    title: 'What we cannot do',
    body: (
      <ul>
        <li>
          We do not find everything. In our tests with 800 prompts like those that children type, our checks found about 96 out of
          100 that they should find, and blocked about 3 out of 100 by mistake. With prompts that were made to be hard, they found
          93 out of 100.
        </li>
        <li>They work best in English. In other languages they find most signs of danger, but block more by mistake.</li>
        <li>We are not an emergency service. Our team sleeps, too.</li>
        <li>We are not doctors or therapists, and neither is an AI.</li>
      </ul>
    ),
  },
  {
    id: 'report',
    title: 'Tell us',
    body: (
      <p>
        Learners can report any answer and any shared project with the flag next to it. If you see something on our pages that
        could hurt a child, write to <MailLink />. Our <Link to="/privacy">privacy page</Link> says what we store. A prompt is
        erased after {interactionDays} days.
      </p>
    ),
  },
  {
    id: 'helplines',
    title: 'Helplines',
    body: (
      <>
        <p>{emergencyText}</p>
        <p>
          The people on these lines listen, and most lines are free. Is your country missing? In many countries of Europe, 116 111
          reaches a line for children. For all others, see{' '}
          <a href="https://childhelplineinternational.org">Child Helpline International</a>.
        </p>
        <StackTable
          caption={`Helplines by country, last checked in ${helplinesAsOf}`}
          columns={['Country', 'Lines']}
          rows={allHelplines().map(({ where, lines }) => [
            where,
            lines.map(({ name, number, url }) => (
              <span key={name} style={{ display: 'block' }}>
                {url ? <a href={url}>{name}</a> : name}: {number}
              </span>
            )),
          ])}
        />
      </>
    ),
  },
]

function hours(count: number): string {
  if (count === 1) return '1 hour'
  return count % 24 === 0 && count > 24 ? `${count / 24} days` : `${count} hours`
}
