import {
  alerts,
  all,
  button,
  comesTo,
  disabledButton,
  field,
  figure,
  heading,
  keeps,
  press,
  see,
  shows,
  showsIn,
} from '../checks.ts'
import { type Check, each, type Row, row, type Visit } from '../table.ts'

const skills = {
  Entrepreneur: ['Business Strategy', 'AI Tools', 'Market Research'],
  Writer: ['Creative Writing', 'Content Creation', 'Storytelling'],
  'Digital Creator': ['Design', 'Programming', 'Digital Art'],
  Campaigner: ['Leadership', 'Communication', 'Social Impact'],
} as const
const paths = Object.keys(skills) as (keyof typeof skills)[]

/** Prices and wording of the plans in the wizard, which differ from those of the landing page. */
const plans = {
  'Free Explorer': ['$0', 'forever', '3 lessons per month', 'Basic AI tools'],
  Creator: ['$19', 'per month', 'Project sharing', 'Priority support', 'Most Popular'],
  'Academy Pro': ['$49', 'per month', 'Everything in Creator', '1:1 mentoring', 'Advanced tools', 'Certificates'],
} as const

const step = (number: number): Check => shows(`Step ${number} of 5`)
const forward = press('Continue')

function fill(values: Record<string, string>): Check {
  return async ({ page }) => {
    for (const [label, value] of Object.entries(values)) await page.getByRole('textbox', { name: label }).fill(value)
  }
}

function age(years: string): Check {
  return ({ page }) => page.getByLabel('Age').selectOption(years)
}

function tick(label: RegExp): Check {
  return ({ page }) => page.getByLabel(label).check()
}

const agreed = all(tick(/I accept the terms/), tick(/I accept the privacy/))

const ofChild: Row[] = [
  row(
    '2.signup-first',
    'the wizard begins with Step 1 of 5 and a progress bar',
    all(step(1), ({ page }) => see(page.getByRole('progressbar')).toBeVisible()),
  ),
  row('2.signup-back-disabled', 'Back is disabled on step 1', disabledButton('Back')),
  ...each(
    '2.signup-step-1',
    ['First name', 'Last name', 'Email'],
    (name) => `step 1 asks for: ${name}`,
    (name) => field('textbox', name),
  ),
  row('9.signup-ages', 'the age is a dropdown of 6 to 21', async ({ page }) => {
    const ages = await page.getByLabel('Age').locator('option').allTextContents()
    see(ages.slice(1)).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 6)))
  }),
  row('2.signup-under-13-notice', 'under 13 sees: Parent/Guardian Required', all(age('12'), shows('Parent/Guardian Required'))),
  row(
    '9.signup-threshold',
    'from 13 on no parent is asked for',
    all(age('13'), ({ page }) => see(page.getByText('Parent/Guardian Required')).toHaveCount(0)),
  ),
  row(
    '5.signup-under-13-by-age',
    'under 13 is decided by the age: at 12 step 2 follows',
    all(age('12'), fill({ 'First name': 'Kim', Email: 'kim.wizard@conformance.example' }), forward, step(2)),
  ),
  ...each(
    '2.signup-step-2',
    ["Parent's first name", "Parent's last name", "Parent's email", "Parent's phone"],
    (name) => `step 2 asks for: ${name}`,
    (name) => field('textbox', name),
  ),
  row('2.signup-step-2-consent', 'step 2 asks for consent with a checkbox', field('checkbox', /parent or guardian knows/)),
  row(
    '4.signup-forward',
    'Continue leads forward',
    all(
      fill({ "Parent's first name": 'Sam', "Parent's email": 'sam.wizard@conformance.example' }),
      tick(/parent or guardian knows/),
      forward,
      step(3),
    ),
  ),
  ...each(
    '2.signup-path',
    paths,
    (name) => `the path ${name} has its skills`,
    (name) => showsIn(({ page }) => page.locator('label').filter({ hasText: name }), ...skills[name]),
  ),
  row('4.signup-back', 'Back leads backward', all(press('Back'), step(2), forward, step(3))),
  row(
    '2.signup-step-4',
    'choosing a plan follows',
    all(
      ({ page }) => page.getByRole('radio', { name: /Writer/ }).check({ force: true }),
      forward,
      step(4),
      heading('Choose your plan'),
    ),
  ),
  ...each(
    '9.signup-plan',
    Object.keys(plans) as (keyof typeof plans)[],
    (name) => `the wizard words ${name} its own way, for the same price`,
    (name) => showsIn(({ page }) => page.locator('label').filter({ has: page.getByText(name, { exact: true }) }), ...plans[name]),
  ),
  row(
    '9.signup-free-community',
    'free has Community access there, where the landing page says Community forum',
    showsIn(({ page }) => page.locator('label').filter({ hasText: 'Free Explorer' }), 'Community access'),
  ),
  row('3.signup-tier-default', 'selectedTier is free by default', ({ page }) =>
    see(page.getByRole('radio', { name: 'Free Explorer' })).toBeChecked(),
  ),
  row('2.signup-last', 'the last step is step 5, with Create Account', all(forward, step(5), button('Create Account'))),
  row('2.signup-summary-name', 'the summary says the name', figure('Name', 'Kim')),
  row('2.signup-summary-path', 'the summary says the path', figure('Path', 'Writer')),
  row('2.signup-summary-plan', 'the summary says the plan', figure('Plan', 'Free Explorer')),
  ...each(
    '2.signup-agree',
    ['I accept the terms of use', 'I accept the privacy policy'],
    (name) => `step 5 has: ${name}`,
    (name) => field('checkbox', new RegExp(name)),
  ),
  row('5.signup-neither', 'Create Account is disabled without terms and privacy', disabledButton('Create Account')),
  row('5.signup-terms-alone', 'terms alone are not enough', all(tick(/I accept the terms/), disabledButton('Create Account'))),
  row(
    '5.signup-both',
    'with both, Create Account can be pressed',
    all(tick(/I accept the privacy/), ({ page }) => see(page.getByRole('button', { name: 'Create Account' })).toBeEnabled()),
  ),
  row(
    '5.signup-consent',
    'under 13 it cannot be pressed without the parent’s consent',
    async (scene) => {
      const kept = await scene.page.evaluate(() => JSON.stringify(sessionStorage))
      see(kept).toContain('parentConsent')
      await scene.page.getByRole('button', { name: 'Back' }).click()
      await scene.page.getByRole('button', { name: 'Back' }).click()
      await scene.page.getByRole('button', { name: 'Back' }).click()
      await scene.page.getByLabel(/parent or guardian knows/).uncheck()
      await scene.page.getByRole('button', { name: 'Continue' }).click()
      await see(scene.page.getByText('Step 2 of 5')).toBeVisible()
    },
    'record 009',
  ),
]

const ofFourteen: Row[] = [
  row(
    '2.signup-quirk',
    'from 13 on the total reads 5 and the parent’s step is left out',
    all(age('14'), fill({ 'First name': 'Robin', Email: 'robin.wizard@conformance.example' }), forward, step(3)),
    'signup',
  ),
  row('2.signup-quirk-back', 'Back leads from there to step 1', all(press('Back'), step(1), forward, step(3)), 'signup'),
  row(
    '2.signup-quirk-create',
    'they reach Create Account on step 5',
    all(
      ({ page }) => page.getByRole('radio', { name: /Entrepreneur/ }).check({ force: true }),
      forward,
      forward,
      step(5),
      button('Create Account'),
    ),
    'signup',
  ),
  row(
    '2.signup-agree-send-me-news-by-email',
    'step 5 has: Send me news by email',
    field('checkbox', /Send me news by email/),
    'news from 13',
  ),
  row(
    '9.signup-email-updates',
    'news by email are ticked by default, and optional',
    ({ page }) => see(page.getByRole('checkbox', { name: /Send me news/ })).toBeChecked(),
    'news from 13',
  ),
  row(
    '8.signup-refused',
    'alert: Failed to create account. Please try again.',
    all(
      agreed,
      ({ page }) => page.route('**/api/signup', (route) => route.fulfill({ status: 500, body: '{}' })),
      alerts('Failed to create account. Please try again.', press('Create Account')),
    ),
  ),
  row(
    '8.signup-unreachable',
    'alert: An error occurred. Please try again.',
    all(
      ({ page }) => page.unroute('**/api/signup'),
      ({ page }) => page.route('**/api/signup', (route) => route.abort()),
      alerts('An error occurred. Please try again.', press('Create Account')),
      ({ page }) => page.unroute('**/api/signup'),
    ),
  ),
  row(
    '4.signup-done',
    'a signup clears force-logout and goes to /onboarding',
    all(
      ({ page }) => page.evaluate(() => localStorage.setItem('force-logout', 'true')),
      press('Create Account'),
      comesTo('/onboarding'),
      keeps('force-logout', null),
    ),
  ),
]

export const signupVisits: Visit[] = [
  { what: 'the signup of a child', who: 'visitor', at: '/signup', rows: ofChild },
  { what: 'the signup from 13 on', who: 'visitor', at: '/signup', rows: ofFourteen },
]
