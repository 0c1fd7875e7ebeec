import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../test/render-app.tsx'
import { textOf } from './legal-text.fixture.tsx'

const legalPages = [
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
  ['/cookies', 'Cookies'],
  ['/safety', 'Child safety'],
] as const

/** Counts syllables as groups of vowels, without a silent e. */
function syllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '')
  if (bare.length <= 3) return bare === '' ? 0 : 1
  const sounding = bare.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
  return Math.max(1, sounding.match(/[aeiouy]+/g)?.length ?? 1)
}

/** Returns the Flesch-Kincaid grade level. */
function grade(pieces: readonly string[]): number {
  const sentences = pieces.flatMap((piece) => piece.split(/(?<=[.!?])\s+/)).filter((it) => /[a-z]/i.test(it))
  const words = sentences.flatMap((sentence) => sentence.split(/[\s/]+/)).filter((word) => /[a-z0-9]/i.test(word))
  const sounds = words.reduce((sum, word) => sum + Math.max(1, syllables(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59
}

test('distinguishes a text for children from legalese', () => {
  const legalese =
    'Notwithstanding the aforementioned provisions, the controller reserves the unilateral right to process personal information for legitimate organisational purposes, including but not limited to statistical analysis and personalised advertising communications.'
  expect(grade([legalese])).toBeGreaterThan(15)
  expect(grade(['The cat sat on the mat.', 'We ask your parent first.'])).toBeLessThan(3)
})

test.each(legalPages)('%s is readable at the age of twelve', (address) => {
  const pieces = textOf(address)
  // Headings and table heads are not sentences and would lower the grade.
  const sentences = pieces.filter((piece) => /[.!?]$/.test(piece))
  expect(sentences.length).toBeGreaterThan(12)
  expect(grade(sentences)).toBeLessThanOrEqual(7.5)
  expect(sentences.join(' ').match(/\b(hereby|herein|pursuant|notwithstanding|aforementioned|thereof)\b/gi)).toBeNull()
})

test.each(legalPages)(
  '%s starts with a summary, states its effective date and links to each section',
  async (address, heading) => {
    renderApp(address)
    await screen.findByRole('heading', { level: 1, name: heading })
    const main = screen.getByRole('main')
    expect(within(main).getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('In short')
    expect(main.textContent).toMatch(/In effect since 2[17] November 2026/)
    expect(within(main).getAllByRole('link', { name: 'support@deepm.academy' })[0]?.getAttribute('href')).toMatch(/^mailto:/)
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''))
    expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(links.map((link) => link.textContent))
    expect(links.length).toBeGreaterThan(4)
  },
)

test.each(legalPages)('keeps the tables of %s accessible in the card layout', async (address, heading) => {
  renderApp(address)
  await screen.findByRole('heading', { level: 1, name: heading })
  for (const table of screen.getAllByRole('table')) {
    const heads = within(table).getAllByRole('columnheader').length
    for (const row of within(table).getAllByRole('row').slice(1)) {
      expect(within(row).getAllByRole('rowheader')).toHaveLength(1)
      expect(row.children).toHaveLength(heads)
    }
  }
})

const facts: Record<string, [about: string, words: RegExp][]> = {
  '/privacy': [
    ['the account', /first name, last name and email address/i],
    ['the age as first given', /age you gave when you signed up/i],
    ['lesson progress', /which lessons you finished/i],
    ['answers', /answers to the questions in a lesson/i],
    ['XP', /each XP reward/i],
    ['streak days', /days you learned on, and your streak/i],
    ['parents in a consent request', /parent’s name, email address and phone/i],
    [
      'their erasure when nobody answers',
      /No answer: erased 7 days after the signup\. If the answer is no: erased 7 days after that/,
    ],
    ['the consent log', /consent log: asked, given, refused or withdrawn/i],
    ['under 13', /Until they say yes, .* we do not save what you learn/],
    ['withdrawal', /withdraw their permission .* erased 7 days after/],
    ['sessions', /Your session: .* 30 days, or until you sign out/],
    ['address and browser', /name of your browser and system .* Your IP address is not stored with it/],
    ['rate limits', /Counters: an IP address or an email address/],
    ['the outbox', /text is erased once the email is sent/],
    ['guide leads', /your name, email address, phone, your child’s age and interests/],
    ['how long those stay', /12 months after you last asked/],
    ['the newsletter', /First we email you to make sure/],
    ['unconfirmed addresses', /Not confirmed: erased after 7 days/],
    ['unsubscribed addresses', /Unsubscribed: no more emails, and erased after 30 days/],
    ['no advertising', /no advertising/],
    ['no trackers', /no trackers and no scripts from third parties/],
    ['no selling', /do not sell data/],
    ['which AI companies', /OpenAI or Anthropic, or from another company that the lab names/],
    ['what an AI company gets', /the prompt, with placeholders .* It gets nothing else/],
    ['AI companies under 13', /If you are under 13, nothing goes to an AI company until your parent allows it/],
    ['training', /We do not use what you write to train AI/],
    ['payment', /run by our payment provider.*card details .* never reach us/],
    ['the linked parent', /Your linked parent/],
    ['staff', /Staff who run the academy/],
    ['the public list of new learners', /home page shows the paths of the five newest learners/],
    ['rights', /See: .*Correct: .*Export: .*Erase: .*Withdraw: /],
    ['downloading by oneself', /Export: press “Download to read” or “Download as a data file \(JSON\)”/],
    ['deleting by oneself', /Erase: press “Delete my account”.* works for 24 hours/],
    ['who decides under 13', /If you are under 13, the link goes to your parents, and they decide/],
    ['pictures instead of photos', /Which of our pictures you chose.* no photos/],
    ['minutes', /minutes per day/],
    ['the bell', /Your notifications, and when you read them/],
    ['the leaderboard', /weekly leaderboard.* No one under 13 is on it without a parent’s permission/],
    ['withdrawing in the settings', /Parents can do this in their child’s settings/],
    ['contact', /support@deepm\.academy/],
  ],
  '/terms': [
    ['ages', /from 6 to 21/],
    ['a parent’s yes', /Under 13, you need permission from a parent or guardian/],
    ['kindness', /Be kind/],
    ['private things', /Do not share private things/],
    ['own work', /is yours/],
    ['AI can be wrong', /Sometimes it is wrong and still sounds sure/],
    ['prices of the memberships', /Free Explorer.*\$0.*Creator.*\$19.*Academy Pro.*\$49/],
    ['what holds before memberships start', /signup charges nothing.*every plan opens all lessons/],
    ['prices of the programmes', /\$197.*\$397.*\$597/],
    ['payment', /can pay only where payment has been set up/],
    ['ending', /we erase the account/],
    ['changes', /new date/],
  ],
  '/cookies': [
    ['the session cookie', /__Host-deepm-session.*30 days/],
    ['no advertising', /No cookies for ads/],
    ['third parties', /no scripts from third parties/],
    ['clearing', /settings of your browser/],
  ],
  '/safety': [
    ['the order of checks', /rules read each prompt in the AI lab before anything answers it/],
    ['the first email', /All our staff get an email\. It does not say what the child wrote/],
    ['the reminders', /After 30 minutes:.*After 120 minutes:/],
    ['how fast a person decides', /A child may be in danger 1 hour .*reported an answer or a project 24 hours/],
    ['what parents cannot read', /one exception: messages from a child who may be in danger/],
    ['who decides', /person on our team decides who has to know/],
    ['that it is no emergency service', /not an emergency service/],
    ['retention', /erased after 90 days/],
    ['helplines', /United Kingdom Childline: 0800 1111/],
  ],
}

const allFacts = Object.entries(facts).flatMap(([address, list]) =>
  list.map(([about, words]) => [address, about, words] as const),
)

test.each(allFacts)('%s mentions %s', (address, _about, words) => {
  expect(textOf(address).join(' ')).toMatch(words)
})
