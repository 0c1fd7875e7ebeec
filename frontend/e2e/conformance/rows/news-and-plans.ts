import { answerNext } from '../answers.ts'
import { all, button, count, destructiveToast, figure, heading, link, press, see, shows, showsIn, tab, toast } from '../checks.ts'
import { opened } from '../opened.ts'
import { each, row, type Visit } from '../table.ts'

const programmes = {
  Starter: ['$197', '3 AI tools', '10 projects a month'],
  Academy: ['$397', '6 AI tools', 'Unlimited projects', 'Most Popular'],
  Leadership: ['$597'],
} as const
const names = Object.keys(programmes) as (keyof typeof programmes)[]

export const newsAndPlansVisits: Visit[] = [
  {
    what: 'the news hub',
    who: 'learner',
    at: '/ai-news',
    rows: [
      opened('/ai-news', 'AI News Hub'),
      row('2.news-refresh', 'there is a Refresh button', button('Refresh')),
      row(
        '2.news-counters',
        'there are four counters',
        count(({ page }) => page.getByRole('main').getByRole('term'), 4),
      ),
      row('2.news-week', 'a counter has the news of the week', figure('New in 7 days', '2'), 'used'),
      row(
        '2.news-breaking',
        'there is a banner of breaking news',
        all(heading('Breaking news'), shows('A machine learns to say that it does not know')),
        'record 021',
      ),
      ...each(
        '2.news-tab',
        ['All Updates', 'Text AI', 'Image AI', 'Video AI', 'Breaking'],
        (name) => `it has the tab ${name}`,
        (name) => tab(name),
      ),
      row(
        '2.news-all',
        'All Updates has stories',
        ({ page }) => see(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible(),
        'record 021',
      ),
      ...each(
        '2.news-tab-content',
        ['Text AI', 'Image AI'],
        (name) => `${name} has content, as All Updates and Breaking have`,
        (name) =>
          async ({ page }) => {
            await page.getByRole('tab', { name, exact: true }).click()
            await see(page.getByRole('tabpanel', { name }).getByRole('article').first()).toBeVisible()
          },
        'record 021',
      ),
      row('2.news-courses', 'there is a notice of course updates', shows(/courses were last updated|Our courses/)),
      row(
        '2.news-breaking-tab',
        'Breaking has stories',
        all(
          ({ page }) => page.getByRole('tab', { name: 'Breaking' }).click(),
          showsIn(({ page }) => page.getByRole('tabpanel'), 'A machine learns to say that it does not know'),
        ),
      ),
    ],
  },
  {
    what: 'the prices of programmes',
    who: 'parent',
    at: '/subscribe',
    rows: [
      opened('/subscribe', 'Choose a programme'),
      ...each(
        '9.programme',
        names,
        (name) => `${name}: ${programmes[name].join(', ')}`,
        (name) =>
          async ({ page }) => {
            const card = page
              .locator('div')
              .filter({ has: page.getByRole('radio', { name, exact: true }) })
              .filter({ hasText: '$' })
              .filter({ hasText: name })
              .last()
            await see(card).toBeVisible()
            for (const fact of programmes[name])
              await see(page.getByRole('group', { name: 'Our three programmes' })).toContainText(fact)
          },
      ),
      row(
        '9.programme-month',
        'prices are per month',
        count(({ page }) => page.getByRole('main').getByText('a month', { exact: true }), 3),
      ),
      row('4.programme-preselected', 'Academy is preselected', ({ page }) =>
        see(page.getByRole('radio', { name: 'Academy', exact: true })).toBeChecked(),
      ),
      row('2.programme-select', 'there is a button to select the plan', button('Select Academy plan')),
      row(
        '2.programme-notice',
        'a notice says that payment is unavailable, with Contact Support',
        all(shows(/Online payment isn’t available yet/), link('Contact Support', /^mailto:/)),
        'payment',
      ),
      row('2.programme-why', 'there is a why-choose section', heading('Why choose DEEPM Academy')),
      row('9.programme-guarantee', 'the guarantee is 30 days', shows(/30-day money-back guarantee/)),
      row('2.programme-faq', 'there is an FAQ', heading('Questions about the programmes')),
      row('4.programme-selected', 'selecting a plan highlights it as Selected', async ({ page }) => {
        await page.getByRole('radio', { name: 'Leadership' }).check({ force: true })
        await see(page.getByRole('main').getByText('Selected', { exact: true })).toHaveCount(1)
        await see(page.getByRole('radio', { name: 'Leadership' })).toBeChecked()
      }),
      row(
        '8.payment-unavailable',
        'then: Payment Processing Unavailable, Payment system is not configured. Contact support for manual enrollment.',
        destructiveToast(
          'Payment Processing Unavailable',
          'Payment system is not configured. Contact support for manual enrollment.',
        ),
        'payment',
      ),
      row(
        '8.payment-button',
        'the button says the same',
        all(press('Close message'), press('Select Leadership plan'), destructiveToast('Payment Processing Unavailable')),
        'payment',
      ),
      row(
        '8.payment-failed',
        'back from a payment that failed: Payment Failed, with the message',
        all(
          ({ page, url }) => page.goto(`${url}/subscribe?checkout=cs_test_nothing`),
          async ({ page }) => see(page.getByRole('alert').getByText('Payment Failed', { exact: true })).toBeVisible(),
        ),
        'payment',
      ),
      row(
        '8.payment-successful',
        'back from a payment: Payment Successful, You are subscribed!',
        all(
          ({ page }) =>
            answerNext(page, 'ConfirmCheckout', {
              confirmCheckout: { __typename: 'ProgrammeEnrolment', id: 'x', programme: 'academy', status: 'paid' },
            }),
          ({ page, url }) => page.goto(`${url}/subscribe?checkout=cs_test_paid`),
          toast('Payment Successful', 'You are subscribed!'),
        ),
        'payment',
      ),
    ],
  },
]
