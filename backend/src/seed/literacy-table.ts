import { competences, literacyDomains } from '@deepm/schema/rules/learning/ai-literacy'
import type { Content, LessonContent } from './content.ts'

type Column = { name: string; lessons: LessonContent[] }

/** The core course, the paths and the tool courses, in the order of the web app. */
function curriculumColumns({ paths, courses }: Pick<Content, 'paths' | 'courses'>): Column[] {
  const byPosition = <T extends { position: number }>(list: readonly T[]) => list.toSorted((a, b) => a.position - b.position)
  return [
    ...courses.filter((it) => it.isCore),
    ...byPosition(paths).map(({ name, folders }) => ({ name, lessons: folders.flatMap((it) => it.lessons) })),
    ...byPosition(courses.filter((it) => !it.isCore)),
  ]
}

/** Returns the page of docs/ai-literacy.md: how many lessons of each path and course train each competence. Levels count once. */
export function literacyPage(content: Pick<Content, 'paths' | 'courses'>): string {
  const columns = curriculumColumns(content)
  const rows = competences.map(({ id, domain, name }) => [
    literacyDomains.find((it) => it.id === domain)?.name ?? '',
    name,
    ...columns.map(({ lessons }) => countOf(id, lessons)),
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['Domain', 'Competence', ...columns.map(({ name }) => name)]
  return `# AI literacy in the curriculum

How many lessons train each of the ${competences.length} competences of the AI Literacy Framework (\`schema/rules/learning/ai-literacy.ts\`). A path together with
the core course trains all of them. The table is generated: \`npm run curriculum -- --literacy\`.

${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}
`
}

function countOf(id: string, lessons: readonly LessonContent[]): string {
  const bases = new Set(lessons.filter((it) => it.competences.some((own) => own === id)).map((it) => it.baseId ?? it.id))
  return bases.size === 0 ? '' : String(bases.size)
}
