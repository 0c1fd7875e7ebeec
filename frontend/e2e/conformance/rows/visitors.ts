import { all, at, button, comesTo, count, field, heading, link, press, see, shows } from '../checks.ts'
import { type Check, each, row, type Visit } from '../table.ts'

function fill(values: Record<string, string>): Check {
  return async ({ page }) => {
    for (const [label, value] of Object.entries(values)) await page.getByRole('textbox', { name: label }).fill(value)
  }
}

export const visitorVisits: Visit[] = [
  {
    what: 'the login page',
    who: 'visitor',
    at: '/auth/login',
    rows: [
      ...each(
        '2.login',
        ['Username', 'Password'],
        (name) => `it asks for: ${name}`,
        (name) => field('textbox', name),
      ),
      row('2.login-sign-in', 'it has Sign In to Academy', button('Sign In to Academy')),
      row('2.login-demo', 'it has Demo Sign In', button('Demo Sign In')),
      ...each(
        '5.login-needs',
        ['Username', 'Password'],
        (name) => `Demo Sign In does nothing without: ${name}`,
        (name) =>
          async ({ page, url }) => {
            for (const other of ['Username', 'Password']) await page.getByLabel(other).fill(other === name ? '' : 'x')
            await page.getByLabel('Password').press('Enter')
            await see(page.getByRole('button', { name: 'Demo Sign In' })).toBeDisabled()
            see(page.url()).toBe(`${url}/auth/login`)
          },
      ),
      row(
        '7.login-navigates',
        'Sign In to Academy navigates the browser to /api/login',
        async ({ page }) => {
          const asked = page.waitForRequest('**/api/login')
          await page.getByRole('button', { name: 'Sign In to Academy' }).click()
          see((await asked).isNavigationRequest()).toBe(true)
        },
        'sign-in',
      ),
      row(
        '4.login-demo',
        'with both filled, whatever stands there, Demo Sign In goes to /dashboard',
        at('/auth/login', fill({ Username: 'whoever', Password: 'whatever' }), press('Demo Sign In'), comesTo('/dashboard')),
      ),
    ],
  },
  {
    what: 'the page of the parent guide',
    who: 'visitor',
    at: '/parent-guide',
    rows: [
      ...each(
        '2.guide',
        ['Your name', 'Your email', 'Your phone', "Your child's interests"],
        (name) => `the form asks for: ${name}`,
        (name) => field('textbox', new RegExp(name)),
      ),
      row('2.guide-age', 'the form asks for: Your child’s age', field('spinbutton', /age/)),
      row('2.guide-tip', 'interests come with a tip of commas', shows(/Tip: separate them with commas/)),
      row('2.guide-button', 'it has Download Free Guide', button('Download Free Guide')),
      ...each(
        '2.guide-claim',
        ['10-minute', '4.8/5', '14K+'],
        (claim) => `it claims ${claim}`,
        (claim) => shows(claim),
        'promotion',
      ),
      row(
        '2.guide-benefits',
        'three benefits are told',
        count(({ page }) => page.getByRole('region', { name: 'What you can do after ten minutes' }).getByRole('article'), 3),
      ),
      row(
        '2.guide-testimonials',
        'two testimonials are told',
        count(({ page }) => page.getByRole('figure').filter({ hasText: 'Sample written by our team' }), 2),
        'record 019',
      ),
      row('5.guide-name', 'a name is required', all(press('Download Free Guide'), shows('Enter your name.'))),
      row(
        '5.guide-email',
        'an email is required',
        all(fill({ 'Your name': 'Sam Hill' }), press('Download Free Guide'), ({ page }) =>
          see(page.getByLabel(/^Your email/)).toHaveAttribute('aria-invalid', 'true'),
        ),
      ),
      row(
        '5.guide-email-format',
        'the email has to have the format of one',
        all(
          ({ page }) => page.getByLabel(/^Your email/).fill('no address'),
          press('Download Free Guide'),
          ({ page }) => see(page.getByLabel(/^Your email/)).toHaveAttribute('aria-invalid', 'true'),
        ),
      ),
      ...each(
        '9.guide-child-age',
        ['5', '19'],
        (years) => `a child’s age of ${years} is refused`,
        (years) =>
          async ({ page }) => {
            await page.getByLabel(/^Your email/).fill('guide@conformance.example')
            await page.getByLabel(/age/).fill(years)
            await page.getByRole('button', { name: 'Download Free Guide' }).click()
            await see(page.getByLabel(/age/)).toHaveAttribute('aria-invalid', 'true')
          },
      ),
      row(
        '8.guide-failed',
        'a failure leaves the form, and is logged',
        async ({ page }) => {
          const logged = page.waitForEvent('console', (message) => message.text().includes('The guide was not sent.'))
          await page.route('**/api/parent-guide/signup', (route) => route.fulfill({ status: 500, body: '{}' }))
          await page.getByLabel(/age/).fill('18')
          await page.getByRole('button', { name: 'Download Free Guide' }).click()
          await logged
          await see(page.getByLabel(/^Your name/)).toHaveValue('Sam Hill')
          await page.unroute('**/api/parent-guide/signup')
        },
        'told, too',
      ),
      row('4.guide-submitting', 'while it is sent, the button says Sending Guide...', async ({ page }) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        await page.route('**/api/parent-guide/signup', (route) => promise.then(() => route.continue()))
        await page.getByRole('button', { name: 'Download Free Guide' }).click()
        await see(page.getByRole('button', { name: 'Sending Guide...' })).toBeVisible()
        resolve()
      }),
      row('4.guide-submitted', 'then: Success! Check Your Email', heading('Success! Check Your Email')),
      row('2.guide-sent-to', 'it says the address, and to look into spam', shows('guide@conformance.example', /spam/)),
      row('2.guide-home', 'a button leads back home', link(/home|first page|back/i, '/landing')),
      row('2.guide-signup', 'a button leads to /signup', ({ page }) =>
        see(page.getByRole('main').locator('a[href="/signup"]')).toBeVisible(),
      ),
    ],
  },
]
