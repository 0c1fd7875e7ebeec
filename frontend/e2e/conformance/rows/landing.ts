import { alerts, all, button, comesTo, count, figure, heading, keeps, link, press, see, shows, showsIn } from '../checks.ts'
import { type Check, each, row, type Visit } from '../table.ts'

const anchors = { Features: '#features', Pricing: '#pricing', Reviews: '#testimonials' } as const
const features = [
  'Safety First',
  'Structured Curriculum',
  'Expert Mentorship',
  'Project-Based Learning',
  'Gamified Progress',
  'Latest AI Tools',
] as const
const deepm = ['Discernment', 'Exploration', 'Expression', 'Playful Innovation', 'Mastery'] as const
const sidekicks = ['Mentor Guide', 'Brain Bot', 'Design Dynamo', 'Maestro'] as const
const inclusions = ['30-day money-back guarantee', 'Cancel anytime', 'Parent dashboard', '24/7 support'] as const
const order = [
  landingHeading('Make things with AI'),
  landingHeading('50% off for early access'),
  landingHeading('A growing community'),
  landingHeading('Look inside the academy'),
  landingHeading('Four paths'),
  landingHeading('The team behind the academy'),
  landingHeading('Your child asks an AI'),
  landingHeading('Reviews'),
  landingHeading('Plans for every learner'),
  landingHeading('Included in every plan'),
  landingHeading('What parents ask'),
  landingHeading('AI tips by email'),
]

function landingHeading(text: string): RegExp {
  return new RegExp(`^${text}`)
}

/** Opens a question of the FAQ and expects this text in its answer. */
function asks(question: RegExp, ...words: RegExp[]): Check {
  return async ({ page }) => {
    const entry = page.locator('details').filter({ hasText: question })
    await see(entry).toBeAttached()
    for (const said of words) await see(entry).toContainText(said)
  }
}

export const landingVisits: Visit[] = [
  {
    what: 'the landing page',
    who: 'visitor',
    at: '/landing',
    rows: [
      ...each(
        '2.landing-anchor',
        ['Features', 'Pricing', 'Reviews'],
        (name) => `the bar has the anchor ${name}`,
        (name) => link(name, anchors[name]),
      ),
      row('2.landing-bar-sticky', 'the bar at the top stays in sight', async ({ page }) => {
        await page.evaluate(() => window.scrollTo(0, 3000))
        await see(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeInViewport()
        await page.evaluate(() => window.scrollTo(0, 0))
      }),
      row('2.landing-get-started', 'Get Started leads to /signup', link('Get Started', '/signup')),
      row(
        '2.landing-live-stats-badge',
        'the hero has a badge with live figures',
        shows(/students\s*47 early spots left|early spots left/),
      ),
      row('2.landing-trial', 'Start Free Trial leads to /signup', link('Start Free Trial', '/signup')),
      row('2.landing-watch-demo', 'the hero has Watch Demo', button('Watch Demo')),
      row('2.landing-order', 'its sections stand in the specified order', async ({ page }) => {
        const tops: number[] = []
        for (const name of order) {
          const box = await page.getByRole('heading', { name }).first().boundingBox()
          tops.push(box?.y ?? Number.NaN)
        }
        see(tops).toEqual(tops.toSorted((a, b) => a - b))
      }),
      row('2.landing-countdown', 'an early-access banner counts down', ({ page }) => see(page.getByRole('timer')).toBeVisible()),
      row('2.landing-social-proof', 'there are figures as social proof', figure('students*', /1,\d{3}/), 'promotion'),
      row('2.landing-enrollments', 'there is a list of Recent Enrollments', heading('Recent Enrollments')),
      ...each(
        '2.landing-feature',
        features,
        (name) => `the grid has the feature ${name}`,
        (name) => heading(name, 3),
      ),
      ...each(
        '2.landing-path',
        ['Entrepreneur', 'Writer', 'Digital Creator', 'Campaigner'],
        (name) => `the programme has the path ${name}`,
        (name) => heading(name, 3),
      ),
      row('2.landing-outcomes', 'the programme names outcomes', heading('What you’ll be able to say')),
      ...each(
        '2.landing-sidekick',
        sidekicks,
        (name) => `the sidekick ${name} is introduced`,
        (name) => heading(name, 3),
      ),
      ...each(
        '2.landing-deepm',
        deepm,
        (name) => `the landing page reads DEEPM with ${name}`,
        (name) => heading(name, 3),
      ),
      row('2.landing-founders', 'founders are introduced', heading('The team behind the academy'), 'record 019'),
      row('2.landing-guide', 'Download Free Guide leads to /parent-guide', link('Download Free Guide', '/parent-guide')),
      row(
        '2.landing-testimonials',
        'reviews turn in a carousel of three',
        count(({ page }) => page.getByRole('button', { name: /^Show review/ }), 3),
        'record 019',
      ),
      ...each(
        '2.landing-plan',
        ['Free Explorer', 'Creator', 'Academy Pro'],
        (name) => `prices show the plan ${name}`,
        (name) => heading(name, 3),
      ),
      ...each(
        '2.landing-inclusion',
        inclusions,
        (name) => `every plan includes: ${name}`,
        (name) => heading(name, 3),
      ),
      row('2.landing-faq-safety', 'the FAQ speaks of safety and COPPA', asks(/COPPA/, /COPPA/)),
      row('2.landing-faq-age', 'the FAQ says ages 9-16', asks(/Which ages/, /9\s*(-|–|to)\s*16/)),
      row('2.landing-faq-experience', 'the FAQ says that no AI experience is needed', asks(/need any AI experience/, /No\b/)),
      row(
        '2.landing-faq-tools',
        'the FAQ names the tools taught',
        asks(/Which tools/, /ChatGPT.*Gemini.*Claude.*DALL-E.*Midjourney.*Runway/s),
      ),
      row(
        '2.landing-faq-time',
        'the FAQ says 3-5 hours a week, lessons of 10-20 minutes',
        asks(/How much time/, /3\s*(-|–|to)\s*5 hours/, /10\s*(-|–|to)\s*20/),
      ),
      row(
        '2.landing-newsletter',
        'the newsletter offers the free 30-page guide as a PDF',
        shows(/free 30-page guide for parents as a PDF/),
      ),
      ...each(
        '2.landing-footer',
        ['Learning', 'Support', 'Legal'],
        (name) => `the footer has the group ${name}`,
        (name) =>
          ({ page }) =>
            see(page.getByRole('contentinfo').getByRole('navigation', { name })).toBeVisible(),
      ),
      row(
        '2.landing-footer-contact',
        'the footer has contact details',
        showsIn(({ page }) => page.getByRole('contentinfo'), /@/),
      ),
      ...each(
        '2.landing-legal',
        ['/terms', '/privacy', '/cookies'],
        (path) => `the footer links ${path}`,
        (path) =>
          ({ page }) =>
            see(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toBeVisible(),
      ),
      row(
        '2.landing-clears-logged-out',
        'on load it clears user-logged-out',
        all(
          ({ page }) => page.evaluate(() => localStorage.setItem('user-logged-out', 'true')),
          ({ page }) => page.reload(),
          keeps('user-logged-out', null),
        ),
      ),
      row(
        '2.landing-sign-in',
        'Sign In clears force-logout and goes to /dashboard',
        all(
          ({ page }) => page.locator('html[data-ready]').waitFor(),
          ({ page }) => page.evaluate(() => localStorage.setItem('force-logout', 'true')),
          press('Sign In'),
          comesTo('/dashboard'),
          keeps('force-logout', null),
        ),
      ),
    ],
  },
  {
    what: 'the demo on the landing page',
    who: 'visitor',
    at: '/landing',
    rows: [
      row(
        '2.demo-opens',
        'Watch Demo opens a dialog',
        all(press('Watch Demo'), ({ page }) => see(page.getByRole('dialog')).toBeVisible()),
      ),
      row(
        '2.demo-four',
        'four videos stand in a list to choose from',
        count(({ page }) => page.getByRole('dialog').getByRole('button', { name: /\d:\d\d/ }), 4),
      ),
      row('2.demo-trial', 'the dialog has a button of the trial to /signup', ({ page }) =>
        see(page.getByRole('dialog').getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/signup'),
      ),
      row('2.player-file', 'a direct file plays in the browser’s player, with the fallback text', ({ page }) =>
        see(page.getByRole('dialog').locator('video')).toContainText('Your browser does not support the video tag.'),
      ),
      row('2.demo-email', 'after the last video an email is asked for', async ({ page }) => {
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: /5:03/ }).click()
        await dialog.locator('video').evaluate((video) => video.dispatchEvent(new Event('ended')))
        await see(dialog.getByRole('textbox')).toHaveAttribute('type', 'email')
      }),
      row(
        '8.alert-demo',
        "alert: Thanks! We'll send you our complete AI education guide.",
        alerts("Thanks! We'll send you our complete AI education guide.", async ({ page }) => {
          const field = page.getByRole('dialog').getByRole('textbox')
          await field.fill('watcher@conformance.example')
          await field.press('Enter')
        }),
        'record 019',
      ),
    ],
  },
]
