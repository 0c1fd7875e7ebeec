import { passCheck } from '../../support/lessons.ts'
import { changeAnswers } from '../answers.ts'
import { all, bar, button, count, disabledButton, figure, heading, link, press, see, shows, showsIn } from '../checks.ts'
import { opened } from '../opened.ts'
import { type Check, each, row, type Visit } from '../table.ts'

const courses = {
  ChatGPT: ['Beginner', '8 modules', '2-3 hours', '12 videos'],
  Gemini: ['Beginner', '6 modules', '2 hours', '8 videos'],
  Claude: ['Intermediate', '7 modules', '2.5 hours', '10 videos'],
  'DALL-E': ['Intermediate', '5 modules', '2 hours', '6 videos'],
  Midjourney: ['Advanced', '6 modules', '3 hours'],
  Runway: ['Advanced', '8 modules', '4 hours'],
} as const
const courseNames = Object.keys(courses) as (keyof typeof courses)[]
const locked = ['DALL-E', 'Midjourney', 'Runway'] as const

const resourceIcons = { pdf: '📄', video: '🎬', link: '🔗' } as const

/** Lessons open in steps; the specification describes the page. */
const readLessonsAsPage: Check = ({ page }) => page.addInitScript(() => localStorage.setItem('lesson-view', 'page'))

const bar_ = ({ page }: { page: import('@playwright/test').Page }) => page.getByRole('navigation', { name: 'Main' })

function isActive(name: string, is: boolean): Check {
  return async (scene) => {
    const item = bar_(scene).getByRole('link', { name })
    await (is
      ? see(item).toHaveAttribute('aria-current', /page|true/)
      : see(item).not.toHaveAttribute('aria-current', /page|true/))
  }
}

export const learningVisits: Visit[] = [
  {
    what: 'the learning hub',
    who: 'learner',
    at: '/learning',
    rows: [
      opened('/learning', 'Learning hub'),
      row(
        '2.hub-six',
        'it has six courses',
        count(({ page }) => page.getByRole('region', { name: 'Courses', exact: true }).getByRole('article'), 6),
      ),
      ...each(
        '9.course',
        courseNames,
        (name) => `${name}: ${courses[name].join(', ')}`,
        (name) =>
          async ({ page }) => {
            const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
            for (const fact of courses[name]) await see(card).toContainText(fact)
          },
      ),
      ...each(
        '2.hub-locked',
        locked,
        (name) => `${name} is locked: Complete Previous Courses`,
        (name) => all(disabledButton(`Complete Previous Courses: ${name}`), shows(/Complete Previous Courses/)),
      ),
      row(
        '2.hub-start',
        'at 0% the button reads Start Course',
        showsIn(({ page }) => page.getByRole('article').first(), 'Start Course', '0%'),
      ),
      ...each(
        '2.hub-path',
        ['Foundation', 'Creative AI', 'Advanced'],
        (name) => `the recommended path has the step ${name}`,
        (name) => heading(new RegExp(`\\d\\. ${name}$`), 3),
      ),
      ...each(
        '2.hub-deepm',
        ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master'],
        (name) => `the hub reads DEEPM with ${name}`,
        (name) => heading(name, 3),
      ),
    ],
  },
  {
    what: 'the learning hub of somebody who has begun',
    who: 'graduate',
    at: '/learning',
    rows: [
      row(
        '2.hub-continue',
        'above 0% the button reads Continue Learning',
        link('Continue Learning: Gemini', '/lesson/gemini-advanced'),
      ),
      row('2.hub-percent', 'progress is a rounded percent of the fraction', all(bar(/^Gemini/, 50), bar(/^ChatGPT/, 100))),
      ...each(
        '4.progress',
        ['loading', 'complete'],
        (state) => `a progress indicator may be ${state}`,
        (state) =>
          ({ page }) =>
            see(page.getByRole('progressbar', { name: state === 'complete' ? /^ChatGPT/ : /^Gemini/ }).first()).toHaveAttribute(
              'data-state',
              state,
            ),
      ),
    ],
  },
  {
    what: 'the paths',
    who: 'learner',
    at: '/personas',
    rows: [
      opened('/personas', 'Choose your path'),
      row('2.nav-learn-active', 'Learn is active there', isActive('Learn', true)),
      ...each(
        '2.persona',
        ['Entrepreneur', 'Writer', 'Digital Creator', 'Campaigner'],
        (name) => `there is a card for ${name}`,
        (name) => heading(name, 2),
      ),
      ...each(
        '2.persona-opens',
        ['entrepreneur', 'writer', 'creator', 'campaigner'],
        (id) => `a card leads to /persona/${id}`,
        (id) =>
          ({ page }) =>
            see(page.getByRole('main').locator(`a[href="/persona/${id}"]`).first()).toBeVisible(),
      ),
      row('2.persona-start', 'the button reads Start Learning', link('Start Learning: Entrepreneur', '/persona/entrepreneur')),
      row('2.persona-replay', 'there is Replay Tutorial', button('Replay Tutorial')),
    ],
  },
  {
    what: 'the paths of somebody who has completed one',
    who: 'graduate',
    at: '/personas',
    rows: [
      row('2.persona-review', 'a completed path reads Review Journey', link('Review Journey: Campaigner', '/persona/campaigner')),
    ],
  },
  {
    what: 'a path',
    who: 'learner',
    at: '/persona/entrepreneur',
    rows: [
      opened('/persona/entrepreneur', 'Entrepreneur'),
      row('2.nav-learn-active-path', 'Learn is active on a path, too', isActive('Learn', true)),
      row('2.nav-progress-inactive', 'Progress is not', isActive('Progress', false)),
      row('2.path-back', 'a link leads back to /personas', link(/All paths/, '/personas')),
      row('2.path-level', 'it shows the level', figure('Level', '3')),
      row('2.path-xp', 'it shows XP', figure('Total XP', '1,250')),
      row('2.path-progress', 'it shows the overall progress', bar('Overall progress', 52)),
      row('2.path-achievements', 'it shows achievements', heading('Achievements', 2)),
      row('2.path-folders', 'a folder opens and shows its lessons', async ({ page }) => {
        const folder = page.getByRole('button', { name: 'Know Your Customers' })
        await folder.click()
        await see(folder).toHaveAttribute('aria-expanded', 'true')
        await see(page.getByRole('link', { name: /^Review: Ask Questions/ })).toBeVisible()
      }),
      row(
        '2.path-review',
        'a completed lesson reads Review',
        link('Review: Who Does What? Conduct Your Own Orchestra', '/lesson/who-does-what'),
      ),
      row(
        '2.path-start',
        'another lesson reads Start',
        link('Start: Build the Smallest Thing That Works', '/lesson/build-the-smallest-thing'),
      ),
      row('4.lesson-locked', 'a locked lesson has a disabled button', async ({ page }) => {
        await page.getByRole('button', { name: 'Test It Fairly' }).click()
        await see(page.getByRole('button', { name: /A Test That Could Say No/ })).toBeDisabled()
      }),
    ],
  },
  {
    what: 'a lesson as a page',
    who: 'newcomer',
    before: readLessonsAsPage,
    at: '/lesson/problem-detective',
    rows: [
      opened('/lesson/problem-detective', 'Become a Problem Detective'),
      row('2.lesson-back', 'a link leads back to /learning', link('Back to Learning hub', '/learning')),
      row('2.lesson-description', 'it has a description', shows(/A lost-property box is so full of hoodies/)),
      row('2.lesson-duration', 'a badge says the duration', shows(/14 min/)),
      row('2.lesson-objectives', 'it has learning objectives', heading('Learning objectives')),
      row('2.lesson-notes-headings', 'notes have headings', heading(/Why, why and why again/, 2)),
      row('2.lesson-notes-bullets', 'notes have bullets', ({ page }) =>
        see(
          page
            .getByRole('region', { name: /Why, why and why again/ })
            .getByRole('listitem')
            .first(),
        ).toBeVisible(),
      ),
      row('2.lesson-sidekick', 'a sidekick has a button Chat with', button('Chat with Mentor Guide'), 'buttons do'),
      row(
        '2.lesson-tools',
        'it lists tools',
        all(
          heading('Tools in this lesson'),
          showsIn(({ page }) => page.getByRole('complementary'), 'ChatGPT', 'Claude'),
        ),
      ),
      row(
        '2.lesson-resources',
        'it lists additional resources with an icon each',
        all(
          heading('Additional resources'),
          showsIn(({ page }) => page.getByRole('complementary'), '🔗'),
        ),
      ),
      row(
        '4.lesson-not-complete',
        'Mark as Complete waits for the check',
        ({ page }) => see(page.getByRole('button', { name: 'Mark as Complete' })).toHaveAttribute('aria-disabled', 'true'),
        'record 022',
      ),
      row(
        '9.lesson-75',
        'the bar stands at 75% when only that is left',
        async (scene) => {
          await passCheck(scene.page, 'problem-detective')
          await bar('Lesson progress', 75)(scene)
        },
        'record 022',
      ),
      row(
        '4.lesson-complete',
        'Mark as Complete leads to: Lesson Complete!',
        all(press('Mark as Complete'), heading('Lesson Complete!')),
      ),
      row('2.lesson-continue', 'then Continue Learning leads to /learning', link('Continue Learning', '/learning')),
    ],
  },
  {
    what: 'a lesson with a video and every kind of resource',
    who: 'newcomer',
    before: async (scene) => {
      await readLessonsAsPage(scene)
      await changeAnswers(scene.page, 'LessonPage', ({ lesson }) => {
        lesson.videoUrl = 'https://youtu.be/dQw4w9WgXcQ'
        lesson.resources = Object.keys(resourceIcons).map((kind) => ({
          ...lesson.resources[0],
          id: kind,
          title: `A ${kind}`,
          kind,
        }))
      })
    },
    at: '/lesson/problem-detective',
    rows: [
      row('2.lesson-player', 'it has a video player', button(/Play on YouTube/)),
      row('9.player-embed-bar', 'an embedded video has no progress bar of its own', ({ page }) =>
        see(page.getByRole('progressbar', { name: /^Watched/ })).toHaveCount(0),
      ),
      ...each(
        '2.lesson-resource-icon',
        Object.keys(resourceIcons) as (keyof typeof resourceIcons)[],
        (kind) => `a resource of kind ${kind} has an icon`,
        (kind) => showsIn(({ page }) => page.getByRole('complementary'), resourceIcons[kind]),
      ),
    ],
  },
]
