// `npm run curriculum` prints all lessons as a table, and which lesson teaches which part of the AI literacy framework.
// `npm run curriculum -- my-lesson` prints the figures and problems of one lesson at all its levels, and of its plan for a class.
// `npm run curriculum -- --steps my-lesson` prints the steps of a lesson as a learner meets them.
// `npm run curriculum -- --stale` prints the statements of lessons and of the guide for parents that were not checked for 180 days. `npm run curriculum -- --literacy`
// writes docs/ai-literacy.md.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { competences, literacyDomains } from '@deepm/schema/rules/learning/ai-literacy'
import { explainersIn, notesBlocks, notesText } from '@deepm/schema/rules/learning/notes'
import { skills } from '@deepm/schema/rules/learning/skills'
import { staleFacts } from '@deepm/schema/rules/learning/stale-facts'
import { readGuideFacts } from '../modules/outreach/guide-facts.service.ts'
import { type LessonContent, readContent } from './content.ts'
import { durationOf, videoCountOf } from './course-figures.ts'
import { noteSentences, readingGrade, wordsOf } from './lesson-metrics.ts'
import { planProblems, wordsIn } from './lesson-plan-standards.ts'
import { readLessonPlans } from './lesson-plans.ts'
import { lessonProblems } from './lesson-quality.ts'
import { stepList } from './lesson-step-list.ts'
import { literacyPage } from './literacy-table.ts'

const { values, positionals } = parseArgs({
  options: { stale: { type: 'boolean' }, literacy: { type: 'boolean' }, steps: { type: 'boolean' } },
  allowPositionals: true,
})
const content = readContent()
const { paths, courses } = content
const places = [
  ...paths
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ name, folders }) => folders.flatMap(({ title, lessons }) => lessons.map((lesson) => ({ name, title, lesson })))),
  ...courses
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ name, lessons }) => lessons.map((lesson) => ({ name, title: 'course', lesson }))),
]
const all = places.map(({ lesson }) => lesson)
const chosen =
  positionals.length > 0
    ? places.filter(({ lesson: { id, baseId } }) => positionals.includes(id) || positionals.includes(baseId ?? ''))
    : places
const unknown = positionals.filter((id) => !all.some((lesson) => lesson.id === id))
if (unknown.length > 0)
  throw new Error(
    `There is no lesson ${unknown.join(', ')}. The id is the file name without its number; levels end in -younger or -older.`,
  )

if (values.stale) printStale()
else if (values.steps) console.log(chosen.flatMap(({ lesson }) => stepList(lesson)).join('\n'))
else if (values.literacy) writeFileSync(path.resolve(import.meta.dirname, '../../../docs/ai-literacy.md'), literacyPage(content))
else {
  print(
    [
      'path',
      'folder',
      'lesson',
      'level',
      'shape',
      'min',
      'words',
      'longest sentence',
      'grade',
      'actions',
      'questions',
      'videos',
      ...skills.map((it) => it.name),
      'competences',
    ],
    chosen.map(({ name, title, lesson }) => row(name, title, lesson)),
  )
  const plans = readLessonPlans().filter(({ lessonId }) => positionals.length === 0 || positionals.includes(lessonId))
  const problems = [
    ...chosen.flatMap(({ lesson }) => lessonProblems(lesson).map((problem) => `${lesson.id}: ${problem}`)),
    ...plans.flatMap((plan) =>
      planProblems(plan, levelsOf(plan.lessonId)).map((problem) => `plan of ${plan.lessonId}: ${problem}`),
    ),
  ]
  if (positionals.length === 0) printTotals()
  if (plans.length > 0) printPlans(plans)
  console.log(problems.length > 0 ? `\nTo repair:\n${problems.join('\n')}` : '\nNothing to repair.')
}

function levelsOf(lessonId: string): LessonContent[] {
  return all.filter(({ id, baseId }) => lessonId === (baseId ?? id))
}

function printPlans(plans: ReturnType<typeof readLessonPlans>): void {
  console.log()
  print(
    ['plan for a class', 'minutes', 'words', 'questions', 'experiment'],
    plans.map((plan) => [
      plan.lessonId,
      plan.steps.map(({ minutes }) => minutes).join(' + '),
      String(wordsIn(plan)),
      String(plan.discussion.length),
      plan.experiment ?? 'none without an account',
    ]),
  )
}

function printTotals(): void {
  console.log(`\n${all.length} lessons, ${all.reduce((sum, it) => sum + it.minutes, 0)} minutes\n`)
  print(
    ['course', 'modules', 'lessons', 'duration', 'videos'],
    courses.map((it) => [
      it.name,
      String(it.modules.length),
      String(it.lessons.filter(({ baseId }) => baseId === null).length),
      durationOf(it.lessons),
      String(videoCountOf(it.lessons) ?? 0),
    ]),
  )
  console.log()
  print(
    ['domain', 'competence', 'lessons'],
    competences.map(({ id, domain, name }) => [
      literacyDomains.find((it) => it.id === domain)?.name ?? '',
      name,
      all
        .filter((it) => it.competences.includes(id))
        .map((it) => it.id)
        .join(' ') || 'NONE',
    ]),
  )
}

function printStale(): void {
  const stale = staleFacts([...all, ...readGuideFacts()], new Date())
  if (stale.length === 0) console.log('All statements were checked within 180 days.')
  else
    print(
      ['checked on', 'lesson or part', 'statement', 'source'],
      stale.map((it) => [it.checkedOn, it.lessonId, it.statement, it.source]),
    )
}

function row(path: string, folder: string, lesson: LessonContent): string[] {
  return [
    path,
    folder,
    lesson.id,
    lesson.level,
    lesson.shape,
    String(lesson.minutes + (lesson.projectMinutes ?? 0)),
    String(wordsOf(notesText(lesson.body)).length),
    String(Math.max(...noteSentences(lesson.body).map((it) => wordsOf(it).length))),
    readingGrade(lesson.body).toFixed(1),
    String(notesBlocks(lesson.body).filter(({ kind }) => kind !== 'text').length),
    String(lesson.check.length),
    String(explainersIn(lesson.body).length),
    ...skills.map(({ id }) => String(lesson.skills[id] ?? '')),
    lesson.competences.join(' '),
  ]
}

function print(head: string[], body: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((cells) => cells[column]?.length ?? 0)))
  for (const cells of [head, widths.map((width) => '-'.repeat(width)), ...body]) {
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}
