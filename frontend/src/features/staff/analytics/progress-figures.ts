import type { ChartData, Column } from '../../../ui/charts/data.ts'
import { formatLearnerCount, learnersCell } from './figure-texts.ts'
import type { ProgressTabQuery } from './progress-tab.generated.ts'

type Path = ProgressTabQuery['academyProgress']['paths'][number]
type Funnel = Pick<Path, 'begun' | 'half' | 'completed'>

const half: Column = { name: 'Completed half', hue: 'amber' }
const all: Column = { name: 'Completed all lessons', hue: 'teal' }

const funnelCells = ({ begun, half: halfWay, completed }: Funnel) => [begun, halfWay, completed].map(learnersCell)

/** Builds the funnels of all paths. */
export function pathsData(paths: readonly Path[]): ChartData {
  const rows = paths.map((path) => ({ id: path.id, name: path.name, cells: funnelCells(path) }))
  return { head: 'Path', columns: [{ name: 'Started the path', hue: 'violet' }, half, all], rows }
}

export function describePaths({ rows }: ChartData): string {
  const size = ({ cells: [begun] }: ChartData['rows'][number]) => (typeof begun === 'number' ? begun : 0)
  const largest = rows.toSorted((one, other) => size(other) - size(one))[0]
  if (!largest) return ''
  const [begun = 0, halfWay = 0, completed = 0] = largest.cells
  return `Most learners started ${largest.name}: ${formatLearnerCount(begun, 'learner')}, of whom ${halfWay} completed half of its lessons and ${completed} completed all of them.`
}

/** Builds the funnel of each folder, next to the number of learners who began the path. */
export function foldersData(path: Path): ChartData {
  const begun = learnersCell(path.begun)
  const rows = path.folders.map((folder) => ({ id: folder.id, name: folder.title, cells: [begun, ...funnelCells(folder)] }))
  return {
    head: 'Folder',
    columns: [{ name: 'Started the path' }, { name: 'Started the folder', hue: 'violet' }, half, all],
    rows,
  }
}

export function describeFolders({ name, begun, folders }: Path): string {
  const first = folders[0]
  const last = folders.at(-1)
  if (!first || !last) return ''
  const began = learnersCell(begun)
  return `Of ${formatLearnerCount(began, 'learner')} who started ${name}, ${learnersCell(first.begun)} started its first folder, “${first.title}”, and ${learnersCell(last.begun)} its last, “${last.title}”.`
}

/** Counts the learners who completed each lesson. */
export function lessonsData({ lessons }: Path): ChartData {
  const rows = lessons.map(({ id, title, completed }) => ({ id, name: title, cells: [learnersCell(completed)] }))
  return { head: 'Lesson', columns: [{ name: 'Learners who completed it', hue: 'violet' }], rows }
}

export function describeDropOff({ stop, name }: Path): string {
  if (!stop) return `In ${name}, the number of learners does not drop from one lesson to the next.`
  return `Most learners stop before “${stop.title}”: ${formatLearnerCount(stop.lost, 'learner')} fewer completed it than the lesson before.`
}
