import { readFileSync } from 'node:fs'
import path from 'node:path'
import { competences } from '@deepm/schema/rules/learning/ai-literacy'
import { explainers } from '@deepm/schema/rules/learning/explainers'
import { explainersIn } from '@deepm/schema/rules/learning/notes'
import { isLessonLocked } from '@deepm/schema/rules/learning/progress'
import { maxSkillPoints, skills } from '@deepm/schema/rules/learning/skills'
import { describe, expect, it } from 'vitest'
import { checkedNotes, type LessonContent, readContent } from './content.ts'
import { durationOf, videoCountOf } from './course-figures.ts'
import { noteSentences, readingGrade, wordsOf } from './lesson-metrics.ts'
import { hiddenMarkup, lessonProblems, sharedSentences } from './lesson-quality.ts'
import { wornPhrases } from './lesson-standards.ts'
import { literacyPage } from './literacy-table.ts'

const content = readContent()
const pathLessons = content.paths.flatMap((it) => it.folders).flatMap((folder) => folder.lessons)
const toolCourses = content.courses.filter((it) => !it.isCore).toSorted((a, b) => a.position - b.position)
const core = content.courses.filter((it) => it.isCore)
/** Lessons at all their levels. */
const lessons = [...pathLessons, ...content.courses.flatMap((it) => it.lessons)]
const bases = lessons.filter((it) => it.baseId === null)
const named = lessons.map((lesson): [string, LessonContent] => [lesson.id, lesson])

describe('shipped content', () => {
  it('reads the same content twice, with the same digest', () => {
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

  it('has 8, 6, 7 and 5 folders with 48 lessons in total, and no empty folder', () => {
    expect(content.paths.map(({ id, folders }) => [id, folders.length]).toSorted()).toEqual([
      ['campaigner', 5],
      ['creator', 7],
      ['entrepreneur', 8],
      ['writer', 6],
    ])
    expect(content.paths.flatMap((it) => it.folders).filter((folder) => folder.lessons.length === 0)).toEqual([])
    expect(pathLessons.length).toBe(48)
  })

  it('has a lesson for each module of a tool course, in the order of the modules, and basics and advanced under the URLs of the specification', () => {
    for (const { modules, lessons: own } of toolCourses) expect(own.map((it) => it.module)).toEqual(modules.map((it) => it.id))
    for (const tool of ['chatgpt', 'claude', 'dall-e', 'gemini', 'midjourney', 'runway'])
      for (const word of ['basics', 'advanced']) expect(bases.map((it) => it.id)).toContain(`${tool}-${word}`)
  })

  it('has one core course with ten lessons for everyone, each at three levels', () => {
    expect(core).toHaveLength(1)
    const own = core.flatMap((it) => it.lessons)
    const ids = own.filter((it) => it.baseId === null).map((it) => it.id)
    expect(ids).toHaveLength(10)
    for (const id of ids) expect(own.filter((it) => it.baseId === id).map((it) => it.level)).toEqual(['older', 'younger'])
    expect(own.filter((it) => it.prerequisites.length > 0)).toEqual([])
  })

  it('numbers folders and lessons from one, without gaps', () => {
    const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
    for (const { folders } of content.paths) {
      expect(folders.map((folder) => folder.position)).toEqual(oneTo(folders.length))
      for (const folder of folders) expect(folder.lessons.map((it) => it.position)).toEqual(oneTo(folder.lessons.length))
    }
    for (const course of content.courses) {
      const own = course.lessons.filter((it) => it.baseId === null)
      expect(own.map((it) => it.position)).toEqual(oneTo(own.length))
    }
  })

  it('has the six tool courses with the figures of the specification, in order', () => {
    expect(
      toolCourses.map((it) => [it.id, it.name, it.modules.length, durationOf(it.lessons), it.difficulty, it.needsPrevious]),
    ).toEqual([
      ['chatgpt', 'ChatGPT', 8, '2-3 hours', 'Beginner', false],
      ['gemini', 'Gemini', 6, '2 hours', 'Beginner', false],
      ['claude', 'Claude', 7, '2.5 hours', 'Intermediate', false],
      ['dalle', 'DALL-E', 5, '2 hours', 'Intermediate', true],
      ['midjourney', 'Midjourney', 6, '3 hours', 'Advanced', true],
      ['runway', 'Runway', 8, '4 hours', 'Advanced', true],
    ])
  })

  it('has the numbers of videos of the specification in the tool courses', () => {
    expect(toolCourses.map((it) => [it.id, videoCountOf(it.lessons)])).toEqual([
      ['chatgpt', 12],
      ['gemini', 8],
      ['claude', 10],
      ['dalle', 6],
      ['midjourney', null],
      ['runway', null],
    ])
  })

  it('uses every explainer in a lesson', () => {
    const used = new Set<string>(lessons.flatMap(({ body }) => explainersIn(body)))
    expect(Object.keys(explainers).filter((id) => !used.has(id))).toEqual([])
  })

  it('gives every course module a unique id and a text', () => {
    const modules = content.courses.flatMap((course) => course.modules)
    expect(new Set(modules.map((module) => module.id)).size).toBe(modules.length)
    for (const { title, summary, outcome } of modules) {
      expect(Math.min(title.length, summary.length, outcome.length)).toBeGreaterThan(0)
    }
  })

  it('has seventeen achievements of 50 to 1500 XP in five rarities and four categories, with the three of the progress page and streaks of 3, 7 and 30 days', () => {
    const { achievements } = content
    expect(achievements.length).toBe(17)
    expect([...new Set(achievements.map((it) => it.rarity))].toSorted()).toEqual([
      'common',
      'epic',
      'legendary',
      'rare',
      'uncommon',
    ])
    expect([...new Set(achievements.map((it) => it.category))].toSorted()).toEqual(['creative', 'learning', 'social', 'streak'])
    expect(Math.min(...achievements.map((it) => it.xpReward))).toBe(50)
    expect(Math.max(...achievements.map((it) => it.xpReward))).toBe(1500)
    expect(new Set(achievements.map((it) => it.id)).size).toBe(achievements.length)
    for (const { xpReward } of achievements) expect(xpReward >= 50 && xpReward <= 1500).toBe(true)
    expect(achievements.map((it) => it.name)).toEqual(expect.arrayContaining(['AI Explorer', 'Creative Genius', 'Safety Expert']))
    const streaks = achievements.filter((it) => it.category === 'streak').map((it) => it.rule)
    expect(streaks).toEqual([3, 7, 30].map((atLeast) => ({ metric: 'longestStreak', atLeast })))
  })
})

describe('lessons', () => {
  it.each(named)('%s meets the rules for lessons: length, reading grade, parts, questions, points', (_id, lesson) => {
    expect(lessonProblems(lesson)).toEqual([])
  })

  it.each(named)('%s has distinct feedback for every answer', (_id, { check }) => {
    for (const item of check) {
      const words = 'options' in item ? item.options.map((option) => option.feedback) : [item.feedback]
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) expect(wordsOf(word).length).toBeGreaterThan(3)
    }
  })

  it('have unique ids, titles, descriptions and prompts', () => {
    for (const of of [
      (it: LessonContent) => it.id,
      (it: LessonContent) => it.title.toLowerCase(),
      (it: LessonContent) => it.description,
      (it: LessonContent) => it.greeting,
      (it: LessonContent) => it.practice.prompt,
    ]) {
      expect(new Set(bases.map(of)).size).toBe(bases.length)
    }
  })

  it('share no sentence of eight words or more', () => {
    expect(sharedSentences(lessons)).toEqual([])
  })

  it('share no phrase of five words in more than ten', () => {
    expect(wornPhrases(lessons, 10)).toEqual([])
  })

  it('have at least six shapes in each path and in the core course', () => {
    const groups = [...content.paths.map((it) => it.folders.flatMap((folder) => folder.lessons)), ...core.map((it) => it.lessons)]
    for (const own of groups) expect(new Set(own.map((it) => it.shape)).size).toBeGreaterThanOrEqual(6)
  })

  it('send at most a third of their links to one site', () => {
    const sites = lessons.flatMap((it) => it.resources.map(({ url }) => new URL(url).hostname.split('.').slice(-2).join('.')))
    for (const site of new Set(sites))
      expect(sites.filter((it) => it === site).length, site).toBeLessThanOrEqual(sites.length / 3)
  })

  it('can all be reached by a new learner: no circular prerequisites', () => {
    const completed = new Set<string>()
    for (;;) {
      const open = lessons.filter((it) => !completed.has(it.id) && !isLessonLocked(it.prerequisites, completed))
      if (open.length === 0) break
      for (const lesson of open) completed.add(lesson.id)
    }
    expect(lessons.filter((lesson) => !completed.has(lesson.id)).map((lesson) => lesson.id)).toEqual([])
  })

  it('of a folder open together, when the folder before it is completed', () => {
    for (const { folders } of content.paths) {
      folders.forEach(({ lessons: own }, index) => {
        const before = folders[index - 1]?.lessons.map(({ id }) => id) ?? []
        expect(own.map((it) => it.prerequisites)).toEqual(own.map(() => before))
      })
    }
  })

  it('can fill every skill bar, and every path teaches safety', () => {
    for (const { id } of skills) {
      expect(pathLessons.reduce((sum, it) => sum + (it.skills[id] ?? 0), 0)).toBeGreaterThanOrEqual(maxSkillPoints)
    }
    for (const { folders } of content.paths) {
      expect(folders.flatMap((it) => it.lessons).some((it) => it.skills['digital-safety'])).toBe(true)
    }
  })

  it('of a path and the core course together teach every competence of the AI literacy framework', () => {
    for (const { id: path, folders } of content.paths) {
      const own = [...folders, ...core].flatMap((it) => it.lessons).flatMap((it) => it.competences)
      expect(competences.filter(({ id }) => !own.includes(id)).map(({ id }) => `${path}: ${id}`)).toEqual([])
    }
  })

  it('are counted by competence in docs/ai-literacy.md', () => {
    expect(readFileSync(path.resolve(import.meta.dirname, '../../../docs/ai-literacy.md'), 'utf8')).toBe(literacyPage(content))
  })
})

describe('tips of the day', () => {
  it('are at least forty, each with a unique id and text', () => {
    const { tips } = content
    expect(tips.length).toBeGreaterThanOrEqual(40)
    expect(new Set(tips.map((it) => it.id)).size).toBe(tips.length)
    expect(new Set(tips.map((it) => it.text)).size).toBe(tips.length)
  })
})

describe('directives of the notes', () => {
  const file = 'paths/writer/01-a/01-b.md'
  const check = [{ id: 'anchor' }]

  it('name the file and the invalid directive', () => {
    expect(() => checkedNotes(file, { body: 'Read.\n\n::question{id="ancor"}', check })).toThrow(
      `${file}: The check has no question with the id "ancor".`,
    )
  })

  it('leave a lesson with valid directives unchanged', () => {
    const lesson = { body: 'Read.\n\n::question{id="anchor"}\n\n::experiment{id="tokens"}', check }
    expect(checkedNotes(file, lesson)).toBe(lesson)
  })
})

describe('lesson metrics', () => {
  const hard =
    'Notwithstanding considerable computational sophistication, contemporary probabilistic architectures systematically misrepresent institutional responsibilities.'

  it('distinguish a text for children from a legal text', () => {
    expect(readingGrade(hard)).toBeGreaterThan(15)
    expect(readingGrade('The cat sat on the mat. We ask your parent first.')).toBeLessThan(3)
  })

  it('count words without marks, and exclude headings from sentences', () => {
    expect(wordsOf('- One **two** — three … 4')).toEqual(['One', '**two**', 'three', '4'])
    expect(noteSentences('Read.\n\n::question{id="anchor"}\n\nGo on.')).toEqual(['Read.', 'Go on.'])
    expect(noteSentences('## A heading\n\nOne here. Two there?\n\n- A bullet')).toEqual(['One here.', 'Two there?', 'A bullet'])
  })

  it('report the problems of a lesson', () => {
    const lesson = lessons.find((it) => it.level === 'middle')
    if (!lesson) throw new Error('no lessons')
    const long = `${'Here are five plain words. '.repeat(20)}The color is gray.\n\nA \`mark\`.`
    const broken = { ...lesson, body: `## One thing {discover}\n\n${long}`, skills: {}, check: lesson.check.slice(0, 1) }
    const problems = lessonProblems(broken).join('\n')
    for (const part of [
      /notes have \d+ words/,
      /too few/,
      /parts are Discover/,
      /words without an action/,
      /no place/,
      /British/,
      /`mark`/,
    ])
      expect(problems).toMatch(part)
    expect(lessonProblems(lesson)).toEqual([])
  })

  it('count an explainer as an action, but ask for something to try or to guess too', () => {
    const lesson = lessons.find((it) => it.shape && it.level === 'middle')
    if (!lesson) throw new Error('no lesson of the second edition')
    const text = 'Here are five plain words. '.repeat(15).trim()
    const problems = (body: string) => lessonProblems({ ...lesson, body }).join('\n')
    const explainer = '::explainer{id="chatgpt-one-piece"}'
    expect(problems(`${text}\n\n${text}`)).toMatch(/has 0 actions(?:.|\n)*words without an action/)
    expect(problems(`${text}\n\n${explainer}\n\n${text}\n\n${explainer}`)).not.toMatch(/an action|actions for/)
    expect(problems(`${text}\n\n${explainer}`)).toMatch(/has nothing to try or to guess/)
  })

  it('find a sentence shared by two lessons', () => {
    const [one, two] = lessons
    if (!one || !two) throw new Error('too few lessons')
    const body = 'This sentence of nine words stands in both lessons.'
    expect(
      sharedSentences([
        { ...one, body },
        { ...two, body },
      ]),
    ).toHaveLength(1)
  })
})

describe('unsupported Markdown', () => {
  it('excludes the syntax of lessons', () => {
    const body = [
      '## A heading',
      '### A smaller one',
      'A paragraph with **bold**, *italic*, ***both***, 3 * 4 and a [link](https://example.org/a_b(c)).',
      '- **One.** A bullet',
      '- Two',
    ]
    expect(hiddenMarkup(body.join('\n\n'))).toEqual([])
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
  ])('includes %j', (body) => {
    expect(hiddenMarkup(body)).not.toEqual([])
  })
})
