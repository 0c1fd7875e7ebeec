import { expect, type Page } from '@playwright/test'
import { all, figure, heading, press, see, shows, showsIn } from '../checks.ts'
import { type Check, each, row, type Scene, type Visit } from '../table.ts'

const freeze: Check = async ({ page }) => {
  await page.clock.install()
}

/** Pauses the clock shortly after the page was opened. */
const pause: Check = ({ page }) => page.clock.pauseAt(new Date(Date.now() + 60_000))

/** Serves the page with another start time of its countdown, so that no test waits a day for its end. */
function beginningAt(hours: number, minutes: number, seconds: number): Check {
  return async (scene) => {
    await freeze(scene)
    await scene.page.route('**/*.js', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        '{hours:23,minutes:47,seconds:33}',
        `{hours:${hours},minutes:${minutes},seconds:${seconds}}`,
      )
      await route.fulfill({ response: answer, body })
    })
  }
}

async function left(page: Page): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).match(/\d+/g)?.map(Number) ?? []
  return hours * 3600 + minutes * 60 + seconds
}

async function badge(page: Page): Promise<[students: number, spots: number]> {
  const text = await page
    .getByText(/early spots left/)
    .locator('..')
    .innerText()
  const [students = 0, spots = 0] = text.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
  return [students, spots]
}

const review = (page: Page) =>
  page
    .getByRole('button', { name: /^Show review/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

const figures = {
  'students*': '1,247',
  'courses*': '24',
  'projects*': '3,891',
  'satisfaction*': '98%',
  'spots left*': '47',
} as const
const videos = ['3:24', '4:17', '2:45', '5:03'] as const
const plans = {
  'Free Explorer': ['$0', 'forever', '3 lessons per month', 'Basic AI tools', 'Community forum', 'Mobile app'],
  Creator: [
    '$19',
    'per month',
    '7-day free trial',
    'Unlimited lessons',
    'All AI tools',
    'Portfolio',
    '1:1 mentor sessions',
    'Certificates',
    'Parent dashboard',
    'Most Popular',
  ],
  'Academy Pro': [
    '$49',
    'per month',
    '14-day free trial',
    'Weekly coaching',
    'Advanced models',
    'Masterclasses',
    'College prep',
    'Industry connections',
  ],
} as const

/** Prerendered pages: no clock has ticked yet. */
const still = { javaScriptEnabled: false }

export const timeVisits: Visit[] = [
  {
    what: 'figures the landing page begins with',
    who: 'visitor',
    before: ({ page, url }) => page.goto(`${url}/landing`),
    options: still,
    rows: [
      row(
        '9.countdown-start',
        'the countdown begins at 23:47:33',
        async ({ page }) => expect(await left(page)).toBe(23 * 3600 + 47 * 60 + 33),
        'promotion',
      ),
      ...each(
        '9.stats',
        Object.keys(figures) as (keyof typeof figures)[],
        (name) => `${name.slice(0, -1)} begin at ${figures[name]}`,
        (name) => figure(name, figures[name]),
        'promotion',
      ),
      row('9.discount', 'early access is 50 percent off', heading(/^50% off/), 'promotion'),
      row('9.ages-landing', 'the landing page says ages 11-18', shows(/ages 11-18/)),
      row('9.rating', 'the rating is 4.9/5', shows(/4\.9\/5/), 'promotion'),
      row('9.downloads', 'the guide has 14,000+ downloads', figure('downloads*', '14,000+'), 'promotion'),
      row('9.guide-pages', 'the guide has 30 pages', figure('pages', '30')),
      row('9.guide-minutes', 'the guide is a 10-minute read', figure('read to start with', '10-minute')),
      row('9.trial', 'the trial is 7 days, without a card', shows('7 days free. No card needed.')),
      ...each(
        '9.landing-plan',
        Object.keys(plans) as (keyof typeof plans)[],
        (name) => `${name}: ${plans[name].join(', ')}`,
        (name) =>
          async ({ page }) => {
            const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
            for (const said of plans[name]) await see(card).toContainText(said)
          },
      ),
      ...each(
        '3.testimonial',
        ['name', 'age', 'role', 'content', 'rating 5', 'avatar'],
        (name) => `a review has ${name}`,
        (name) =>
          ({ page }) => {
            const first = page.getByRole('group', { name: 'Sample review 1 of 3' })
            const nameAndAge = first.getByText(/^\p{Lu}\p{L}+, \d+$/u)
            const parts = {
              name: nameAndAge,
              age: nameAndAge,
              role: first.getByText(/mother|father|grand|guardian/),
              content: first.getByRole('blockquote'),
              'rating 5': first.getByRole('img', { name: '5 out of 5 stars' }),
              avatar: first.locator('figure svg, svg').first(),
            }
            return see(parts[name]).toBeVisible()
          },
      ),
    ],
  },
  {
    what: 'clocks of the landing page',
    who: 'visitor',
    before: freeze,
    // Reviews don't rotate with reduced motion.
    options: { reducedMotion: 'no-preference' },
    at: '/landing',
    rows: [
      row(
        '4.stats-step',
        'every 15 seconds students rise by 0-2 and spots fall by 0-1',
        async (scene) => {
          await pause(scene)
          const { page } = scene
          const [students, spots] = await badge(page)
          await page.clock.runFor(15_000)
          const [more, fewer] = await badge(page)
          expect([0, 1, 2]).toContain(more - students)
          expect([0, 1]).toContain(spots - fewer)
        },
        'promotion',
      ),
      row('4.carousel', 'reviews advance every 5 seconds through three', async ({ page }) => {
        const seen = [await review(page)]
        for (let turn = 0; turn < 3; turn += 1) {
          await page.clock.runFor(5000)
          seen.push(await review(page))
        }
        const first = seen[0] ?? 0
        expect(seen).toEqual([first, (first + 1) % 3, (first + 2) % 3, first])
      }),
      row('4.carousel-dot', 'a dot selects a review directly', async ({ page }) => {
        const other = ((await review(page)) + 2) % 3
        await page.getByRole('button', { name: `Show review ${other + 1} of 3` }).click()
        expect(await review(page)).toBe(other)
      }),
      row(
        '9.spots-floor',
        'spots left never fall below 25',
        async ({ page }) => {
          // Each step takes one spot.
          await page.evaluate(() => Object.assign(Math, { random: () => 0.99 }))
          await page.clock.runFor(24 * 15_000)
          expect((await badge(page))[1]).toBe(25)
        },
        'promotion',
      ),
      row('9.cohort', 'enrollment closes until a cohort three months later', async ({ page }) => {
        const now = new Date(await page.evaluate(() => Date.now()))
        const cohort = new Date(now.getFullYear(), now.getMonth() + 3, 1).toLocaleDateString('en', {
          month: 'long',
          year: 'numeric',
        })
        await see(page.getByText(`enrollment closes until the ${cohort} cohort`)).toBeVisible()
      }),
      ...each(
        '9.video',
        videos,
        (length) => `a demo video of ${length}`,
        (length) => async (scene: Scene) => {
          const dialog = scene.page.getByRole('dialog')
          if (!(await dialog.isVisible())) await press('Watch Demo')(scene)
          await showsIn(() => dialog, length)(scene)
        },
      ),
      ...each(
        '3.video',
        ['title', 'duration', 'description', 'videoUrl', 'thumbnail'],
        (name) => `a video has ${name}`,
        (name) =>
          async ({ page }) => {
            const dialog = page.getByRole('dialog')
            const parts = {
              title: dialog.locator('video[aria-label]'),
              duration: dialog.getByText('3:24').first(),
              description: dialog.locator('figcaption, figure p').first(),
              videoUrl: dialog.locator('video source[src]').first(),
              thumbnail: dialog.locator('video[poster]'),
            }
            await see(parts[name as keyof typeof parts]).toBeAttached()
          },
      ),
      row('4.demo-choose', 'choosing a video selects it', async ({ page }) => {
        const video = page.getByRole('dialog').getByRole('button', { name: /2:45/ })
        await video.click()
        await see(video).toHaveAttribute('aria-current', 'true')
      }),
      row('4.player-progress', 'a direct file tracks percent from the time it plays', async ({ page }) => {
        const dialog = page.getByRole('dialog')
        const watched = dialog.getByRole('progressbar', { name: /^Watched/ })
        await see(watched).toHaveAttribute('aria-valuenow', '0')
        await dialog.locator('video').evaluate((video: HTMLVideoElement) => {
          Object.defineProperty(video, 'duration', { configurable: true, value: 100 })
          Object.defineProperty(video, 'currentTime', { configurable: true, writable: true, value: 40 })
          video.dispatchEvent(new Event('timeupdate'))
        })
        await see(watched).toHaveAttribute('aria-valuenow', '40')
      }),
      row('4.player-100', 'at its end it stands at 100', async ({ page }) => {
        const dialog = page.getByRole('dialog')
        await dialog.locator('video').evaluate((video: HTMLVideoElement) => {
          video.currentTime = 100
          video.dispatchEvent(new Event('timeupdate'))
        })
        const watched = dialog.getByRole('progressbar', { name: /^Watched/ })
        await see(watched).toHaveAttribute('aria-valuenow', '100')
        await see(watched).toHaveAttribute('data-state', 'complete')
      }),
      row('4.demo-next', 'when a video completes, the next is selected', async ({ page }) => {
        const dialog = page.getByRole('dialog')
        await dialog.locator('video').evaluate((video) => video.dispatchEvent(new Event('ended')))
        await see(dialog.getByRole('button', { name: /5:03/ })).toHaveAttribute('aria-current', 'true')
      }),
      row('4.demo-end', 'after the last one an email is asked for', async ({ page }) => {
        const dialog = page.getByRole('dialog')
        await dialog.locator('video').evaluate((video) => video.dispatchEvent(new Event('ended')))
        await see(dialog.getByRole('textbox')).toBeVisible()
      }),
      row('5.demo-empty', 'without an email nothing happens', async ({ page }) => {
        let asked = 0
        page.on('dialog', (it) => {
          asked += 1
          void it.accept()
        })
        await page.getByRole('dialog').getByRole('textbox').press('Enter')
        await page.clock.runFor(1000)
        expect(asked).toBe(0)
      }),
      row(
        '4.demo-closed',
        'the dialog closes',
        all(
          ({ page }) => page.keyboard.press('Escape'),
          ({ page }) => see(page.getByRole('dialog')).toBeHidden(),
        ),
      ),
    ],
  },
  {
    what: 'the countdown past an hour',
    who: 'visitor',
    before: beginningAt(1, 0, 2),
    at: '/landing',
    rows: [
      row(
        '4.countdown-ticks',
        'the countdown ticks each second; seconds and minutes roll to 59',
        async (scene) => {
          await pause(scene)
          await scene.page.clock.runFor(3000)
          const before = await left(scene.page)
          expect(before).toBeLessThan(3600)
          expect(before).toBeGreaterThan(3400)
          await scene.page.clock.runFor(65_000)
          expect(await left(scene.page)).toBe(before - 65)
        },
        'promotion',
      ),
    ],
  },
  {
    what: 'the countdown at its end',
    who: 'visitor',
    before: beginningAt(0, 0, 2),
    at: '/landing',
    rows: [
      row(
        '9.countdown-reset',
        'below zero it begins again at 23:59:59',
        async (scene) => {
          await pause(scene)
          await scene.page.clock.runFor(3000)
          const now = await left(scene.page)
          expect(now).toBeLessThanOrEqual(24 * 3600 - 1)
          expect(now).toBeGreaterThan(24 * 3600 - 120)
        },
        'promotion',
      ),
    ],
  },
]
