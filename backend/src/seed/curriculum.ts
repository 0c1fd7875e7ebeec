// `npm run curriculum` prints all lessons as a table, and which lesson teaches which part of the AI literacy framework.

import { competences, literacyDomains } from '@deepm/schema/rules/learning/ai-literacy'
import { notesText } from '@deepm/schema/rules/learning/notes'
import { skills } from '@deepm/schema/rules/learning/skills'
import { type LessonContent, readContent } from './content.ts'
import { lessonProblems, readingGrade, wordsOf } from './lesson-quality.ts'

const { paths, courses } = readContent()

const rows = [
  ...paths
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ name, folders }) => folders.flatMap(({ title, lessons }) => lessons.map((it) => row(name, title, it)))),
  ...courses
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ name, lessons }) => lessons.map((it) => row(name, 'course', it))),
]
print(['path', 'folder', 'lesson', 'min', 'words', 'grade', ...skills.map((it) => it.name), 'competences'], rows)

const all = [...paths.flatMap((it) => it.folders), ...courses].flatMap((it) => it.lessons)
console.log(`\n${all.length} lessons, ${all.reduce((sum, it) => sum + it.minutes, 0)} minutes\n`)
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

const problems = all.flatMap((lesson) => lessonProblems(lesson).map((problem) => `${lesson.id}: ${problem}`))
if (problems.length > 0) console.log(`\nTo mend:\n${problems.join('\n')}`)

function row(path: string, folder: string, lesson: LessonContent): string[] {
  return [
    path,
    folder,
    lesson.id,
    String(lesson.minutes),
    String(wordsOf(notesText(lesson.body)).length),
    readingGrade(lesson.body).toFixed(1),
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
