import { isLessonLocked } from '@deepm/schema/rules/progress'
import { describe, expect, it } from 'vitest'
import { type LessonContent, readContent } from './content.ts'

const content = readContent()
const lessons = content.paths.flatMap((it) => it.folders).flatMap((folder) => folder.lessons)
const named = lessons.map((lesson): [string, LessonContent] => [lesson.id, lesson])

describe('shipped content', () => {
  it('reads the same twice, and its digest says so', () => {
    expect(readContent()).toEqual(content)
    expect(content.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  it('has the four paths of the specification with their names and skills, in order', () => {
    const paths = content.paths.toSorted((a, b) => a.position - b.position)
    expect(paths.map(({ id, name, skills }) => ({ id, name, skills }))).toEqual([
      { id: 'entrepreneur', name: 'Entrepreneur', skills: ['Business Strategy', 'AI Tools', 'Market Research'] },
      { id: 'writer', name: 'Writer', skills: ['Creative Writing', 'Content Creation', 'Storytelling'] },
      { id: 'creator', name: 'Digital Creator', skills: ['Design', 'Programming', 'Digital Art'] },
      { id: 'campaigner', name: 'Campaigner', skills: ['Leadership', 'Communication', 'Social Impact'] },
    ])
  })

  it('has at most the 8, 6, 7 and 5 folders and 48 lessons of the specification, and no empty folder', () => {
    const most: Record<string, number> = { entrepreneur: 8, writer: 6, creator: 7, campaigner: 5 }
    for (const { id, folders } of content.paths) {
      expect(folders.length).toBeGreaterThan(0)
      expect(folders.length).toBeLessThanOrEqual(most[id] ?? 0)
      expect(folders.filter((folder) => folder.lessons.length === 0)).toEqual([])
    }
    expect(lessons.length).toBeLessThanOrEqual(48)
  })

  it('numbers folders and lessons from one, without gaps', () => {
    const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
    for (const { folders } of content.paths) {
      expect(folders.map((folder) => folder.position)).toEqual(oneTo(folders.length))
      for (const folder of folders) expect(folder.lessons.map((it) => it.position)).toEqual(oneTo(folder.lessons.length))
    }
  })

  it('has the six tool courses with the figures of the specification, in order', () => {
    const courses = content.courses.toSorted((a, b) => a.position - b.position)
    expect(
      courses.map((it) => [it.id, it.name, it.modules.length, it.duration, it.videos, it.difficulty, it.needsPrevious]),
    ).toEqual([
      ['chatgpt', 'ChatGPT', 8, '2-3 hours', 12, 'Beginner', false],
      ['gemini', 'Gemini', 6, '2 hours', 8, 'Beginner', false],
      ['claude', 'Claude', 7, '2.5 hours', 10, 'Intermediate', false],
      ['dalle', 'DALL-E', 5, '2 hours', 6, 'Intermediate', true],
      ['midjourney', 'Midjourney', 6, '3 hours', undefined, 'Advanced', true],
      ['runway', 'Runway', 8, '4 hours', undefined, 'Advanced', true],
    ])
  })

  it('gives every module of the courses an id of its own and something to read', () => {
    const modules = content.courses.flatMap((course) => course.modules)
    expect(new Set(modules.map((module) => module.id)).size).toBe(modules.length)
    for (const { title, summary, outcome } of modules) {
      expect(Math.min(title.length, summary.length, outcome.length)).toBeGreaterThan(0)
    }
  })

  it('has achievements of 50 to 1500 XP, with the three of the progress page and streaks of 3, 7 and 30 days', () => {
    const { achievements } = content
    expect(new Set(achievements.map((it) => it.id)).size).toBe(achievements.length)
    for (const { xpReward } of achievements) expect(xpReward >= 50 && xpReward <= 1500).toBe(true)
    expect(achievements.map((it) => it.name)).toEqual(expect.arrayContaining(['AI Explorer', 'Creative Genius', 'Safety Expert']))
    const streaks = achievements.filter((it) => it.category === 'streak').map((it) => it.rule)
    expect(streaks).toEqual([3, 7, 30].map((atLeast) => ({ metric: 'longestStreak', atLeast })))
  })
})

describe('lessons', () => {
  it.each(named)('%s has notes of 700 to 1,200 words', (_id, { body }) => {
    const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1200)
  })

  it.each(named)('%s uses only the Markdown that the page shows', (_id, { body }) => {
    expect(notShown(body)).toEqual([])
  })

  it.each(named)('%s asks at least three questions of at least three kinds', (_id, { check }) => {
    expect(check.length).toBeGreaterThanOrEqual(3)
    expect(new Set(check.map((item) => item.kind)).size).toBeGreaterThanOrEqual(3)
  })

  it.each(named)('%s can be answered: what is chosen, ordered or matched differs in id and in words', (_id, { check }) => {
    for (const item of check) {
      const choices = 'options' in item ? item.options : 'steps' in item ? item.steps : 'pairs' in item ? item.pairs : []
      const texts = choices.flatMap((it) => ('text' in it ? [it.text] : [it.left, it.right]))
      expect(new Set(choices.map((it) => it.id)).size).toBe(choices.length)
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it.each(named)('%s is guided by a known sidekick, uses known tools and trains a skill', (_id, { sidekick, tools, skills }) => {
    expect(['mentor-guide', 'brain-bot', 'design-dynamo', 'maestro']).toContain(sidekick)
    for (const tool of tools) expect(['chatgpt', 'gemini', 'claude', 'dalle', 'midjourney', 'runway']).toContain(tool)
    expect(Object.keys(skills).length).toBeGreaterThan(0)
  })

  it('have names that stand once in addresses, and never under the address of a course lesson', () => {
    const ids = lessons.map((lesson) => lesson.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => /^(chatgpt|gemini|claude|dalle|dall-e|midjourney|runway)-(basics|advanced)$/.test(id))).toEqual([])
  })

  it('can all be reached by a new learner, one after the other: no prerequisites in a circle', () => {
    const completed = new Set<string>()
    for (;;) {
      const open = lessons.filter((it) => !completed.has(it.id) && !isLessonLocked(it.prerequisites, completed))
      if (open.length === 0) break
      for (const lesson of open) completed.add(lesson.id)
    }
    expect(lessons.filter((lesson) => !completed.has(lesson.id)).map((lesson) => lesson.id)).toEqual([])
  })

  it('of each path begin with one that is open from the start', () => {
    expect(content.paths.map((it) => it.folders[0]?.lessons[0]?.prerequisites)).toEqual([[], [], [], []])
  })
})

describe('Markdown that the page would not show', () => {
  it('is nothing of what lessons are written in', () => {
    const body = [
      '## A heading',
      '### A smaller one',
      'A paragraph with **bold**, *italic*, ***both***, 3 * 4 and a [link](https://example.org/a_b(c)).',
      '- **One.** A bullet',
      '- Two',
    ]
    expect(notShown(body.join('\n\n'))).toEqual([])
  })

  it.each([
    '# A heading of the page itself',
    '#### A heading too deep',
    '##No blank',
    'Underlined\n===',
    'Underlined\n---',
    '* A star',
    '+ A plus',
    '1. A number',
    '  - A bullet inside another',
    '    code',
    '> A quotation',
    '```\ncode\n```',
    'Some `code`',
    '| a | b |',
    '<b>markup</b>',
    '<!-- a note -->',
    '<https://example.org>',
    '![A picture](https://example.org/a.png)',
    'A [link](http://example.org)',
    'A [link](javascript:alert(1))',
    'A [link](/lessons)',
    'A [link][1]',
    'A footnote[^1]',
    '[1]: https://example.org',
    '~~struck~~',
    '__bold__',
    '**never closed',
    'an *open star',
    '***',
  ])('is found in %j', (body) => {
    expect(notShown(body)).not.toEqual([])
  })
})

/** Lines with anything but headings of level 2 and 3, `-` bullets, paragraphs, bold, italic and https links. */
function notShown(body: string): string[] {
  return body.split('\n').filter((line) => {
    if (/^\s+\S/.test(line)) return true
    if (/^#/.test(line) && !/^#{2,3} \S/.test(line)) return true
    if (/^([*+]|\d+[.)])\s|^>|^\||^(=+|-{2,}|\*{3,}|_{3,})\s*$|^-(?! \S)/.test(line)) return true
    const text = line
      .replaceAll(/(?<!!)\[[^\][]+\]\(https:\/\/(?:[^\s()]|\([^\s()]*\))+\)/g, '')
      .replaceAll(/(\*{1,3})(?=[^\s*])(?:(?!\1).)+?(?<=\S)\1/g, '')
    return /[`<[\]~|]|__|\*\S|\S\*/.test(text)
  })
}
