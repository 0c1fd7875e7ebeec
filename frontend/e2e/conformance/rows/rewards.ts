import { all, bar, button, comesTo, count, figure, heading, lacks, press, see, shows, showsIn } from '../checks.ts'
import { opened } from '../opened.ts'
import { each, row, type Visit } from '../table.ts'

export const rewardVisits: Visit[] = [
  {
    what: 'the progress of the demo learner',
    who: 'learner',
    at: '/progress',
    rows: [
      opened('/progress', 'Your progress'),
      row('3.progress-xp', 'Total XP reads 1250', figure('Total XP', '1,250'), 'real figures'),
      row('3.progress-level', 'Current Level reads 3', figure('Current Level', '3'), 'real figures'),
      row('3.progress-streak', 'Day Streak reads 5', figure('Day Streak', '5'), 'real figures'),
      row('9.progress-lessons', 'Lessons Done reads 24/48', figure('Lessons Done', '24/48'), 'real figures'),
      ...each(
        '2.progress-skill',
        ['AI Fundamentals 85', 'Creative Tools 65', 'Problem Solving 45', 'Digital Safety 90'],
        (skill) => `a skill bar: ${skill}`,
        (skill) => bar(skill.replace(/ \d+$/, ''), Number(skill.match(/\d+$/)?.[0])),
        'real figures',
      ),
      ...each(
        '2.progress-achievement',
        ['AI Explorer', 'Creative Genius', 'Safety Expert'],
        (name) => `a recent achievement: ${name}`,
        (name) => shows(new RegExp(name)),
        'real figures',
      ),
      ...each(
        '2.progress-stage',
        ['Completed', 'Current', 'Locked'],
        (stage) => `the journey has stages that read ${stage}`,
        (stage) => showsIn(({ page }) => page.getByRole('region', { name: /^Learning journey/ }), new RegExp(`^${stage}`)),
      ),
    ],
  },
  {
    what: 'the achievements of the demo learner',
    who: 'learner',
    at: '/achievements',
    rows: [
      opened('/achievements', 'Achievements'),
      row('2.achievements-level', 'the head has the level', ({ page }) =>
        see(page.getByRole('img', { name: 'Level 3' })).toBeVisible(),
      ),
      row('2.achievements-unlocked', 'a card counts achievements unlocked', figure('Achievements unlocked', '6 of 17')),
      row('2.achievements-xp', 'a card sums XP from achievements', figure('XP from achievements', '650')),
      row('2.achievements-streak', 'a card has the current streak', figure('Current streak', '5 days')),
      row('2.achievements-rate', 'a card has the completion rate', figure('Completion rate', '35%')),
      ...each(
        '3.achievement-category',
        ['Learning 4 of 11', 'Streak 1 of 3', 'Social 0 of 1', 'Creative 1 of 2'],
        (name) => `a category with its count: ${name} unlocked`,
        (name) =>
          ({ page }) =>
            see(page.getByRole('radio', { name: `${name} unlocked` })).toBeAttached(),
      ),
      row(
        '3.achievement-twelve',
        'the gallery has the 12 samples and 4 more',
        count(({ page }) => page.getByRole('region', { name: 'Gallery' }).getByRole('heading', { level: 3 }), 17),
      ),
      ...each(
        '3.rarity',
        ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary'],
        (name) => `a rarity: ${name}`,
        (name) => shows(new RegExp(`^${name}`)),
      ),
      row('2.achievement-locked', 'a locked one is dimmed', async ({ page }) => {
        const border = (name: string) =>
          page
            .getByRole('listitem')
            .filter({ has: page.getByRole('heading', { name, exact: true }) })
            .evaluate((card) => getComputedStyle(card).borderStyle)
        see([await border('Academy Graduate'), await border('First Steps')]).toEqual(['dashed', 'solid'])
      }),
      row('2.achievement-colour', 'those that are unlocked have the colour of their rarity', async ({ page }) => {
        const cards = await page
          .getByRole('region', { name: 'Gallery' })
          .getByRole('listitem')
          .evaluateAll((all) =>
            all
              .map((card) => ({
                rarity: /Common|Uncommon|Rare|Epic|Legendary/.exec(card.textContent ?? '')?.[0],
                colour: getComputedStyle(card).backgroundColor,
                isLocked: getComputedStyle(card).borderStyle === 'dashed',
              }))
              .filter(({ isLocked }) => !isLocked),
          )
        const rarities = new Set(cards.map(({ rarity }) => rarity))
        see(rarities.size).toBeGreaterThan(1)
        see(new Set(cards.map(({ colour }) => colour)).size).toBe(rarities.size)
        see(new Set(cards.map(({ rarity, colour }) => `${rarity} ${colour}`)).size).toBe(rarities.size)
      }),
      row('2.achievements-leaderboard', 'there is a weekly leaderboard', heading('Weekly leaderboard')),
    ],
  },
  {
    what: 'an unlocked legendary achievement',
    who: 'graduate',
    at: '/achievements',
    options: { reducedMotion: 'no-preference' },
    rows: [
      row('2.achievement-legendary', 'it glows, with sparkles', ({ page }) =>
        see(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Academy Graduate' }) })).toHaveAttribute(
          'data-glow',
          '',
        ),
      ),
    ],
  },
  {
    what: 'the screens of somebody who joined today',
    who: 'maker',
    at: '/progress',
    rows: [
      row(
        '3.progress-zeros',
        'what is missing reads 0, level 1',
        all(figure('Total XP', '0'), figure('Current Level', '1'), figure('Day Streak', '0'), lacks('1250')),
        'real figures',
      ),
    ],
  },
  {
    what: 'the tutorial',
    who: 'day29',
    at: '/onboarding',
    rows: [
      opened('/onboarding', 'Welcome to DEEPM Academy'),
      row('2.onboarding-skip', 'there is Skip Tutorial', button('Skip Tutorial')),
      ...tutorialRows(),
      row('4.onboarding-xp', 'tutorial XP are kept in the browser', ({ page }) =>
        see.poll(() => page.evaluate(() => localStorage.getItem('tutorial-xp'))).toBe('550'),
      ),
      row('4.onboarding-badges', 'tutorial badges are kept in the browser', async ({ page }) => {
        see(await page.evaluate(() => JSON.parse(localStorage.getItem('tutorial-badges') ?? '[]').length)).toBe(5)
      }),
      row('4.onboarding-completed', 'it is marked as completed', async ({ page }) => {
        see(await page.evaluate(() => localStorage.getItem('onboarding-completed'))).toBe('true')
      }),
      row(
        '4.onboarding-to-personas',
        'the button of the last screen goes to /personas',
        all(press('Choose my path'), comesTo('/personas')),
      ),
      row('4.replay', 'Replay Tutorial clears flag, XP and badges, and goes to /onboarding', async ({ page }) => {
        await page.getByRole('button', { name: 'Replay Tutorial' }).click()
        await page.waitForURL('**/onboarding')
        const kept = await page.evaluate(() =>
          ['onboarding-completed', 'tutorial-xp', 'tutorial-badges'].map((key) => localStorage.getItem(key)),
        )
        see(kept).toEqual([null, null, null])
      }),
      row('4.onboarding-skip', 'Skip Tutorial marks it as completed and goes to /personas', async ({ page }) => {
        await page.getByRole('button', { name: 'Skip Tutorial' }).click()
        await page.waitForURL('**/personas')
        see(await page.evaluate(() => localStorage.getItem('onboarding-completed'))).toBe('true')
      }),
    ],
  },
]

function tutorialRows() {
  const actions = ['Let’s go', 'Show me lessons', 'Got it', 'I will check', 'Finish']
  const rewards = [50, 75, 100, 125, 200]
  const steps = rewards.flatMap((xp, index) => [
    row(
      `9.tutorial-xp-${index + 1}`,
      `step ${index + 1} of 5 rewards ${xp} XP and a badge`,
      shows(`Step ${index + 1} of 5`, new RegExp(`\\+${xp} XP and the .* badge`)),
    ),
    row(
      `4.onboarding-step-${index + 1}`,
      `its action button advances`,
      all(press(actions[index] ?? ''), index < 4 ? shows(`Step ${index + 2} of 5`) : heading('Congratulations!')),
    ),
  ])
  return [...steps]
}
