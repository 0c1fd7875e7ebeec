import { personas } from '@deepm/schema/rules/accounts/personas'
import {
  type AgeBand,
  ageBands,
  type Direction,
  type RosterSort,
  rosterSorts,
  type SafetyBand,
  safetyBands,
} from '@deepm/schema/rules/staff/roster'
import { type StudentStatus, studentStatuses } from '@deepm/schema/rules/staff/student-status'

// The roster's state lives in the URL, so that back, reload and shared links show the same page.

export type RosterView = {
  sort: RosterSort
  direction: Direction
  search: string
  persona: string
  status: StudentStatus | ''
  ages: AgeBand | ''
  safety: SafetyBand | ''
  /** Cursor of the page; at most one of `after` and `before` is set. */
  after: string
  before: string
}

/** Labels of the filters; an empty value means all. */
export const filters = {
  persona: { label: 'Path', options: Object.fromEntries(personas.map(({ id, name }) => [id, name])) },
  status: { label: 'Status', options: studentStatuses as Record<string, string> },
  ages: { label: 'Age', options: titles(ageBands) },
  safety: { label: 'Safety score', options: titles(safetyBands) },
} as const
export type Filter = keyof typeof filters

function titles(bands: Record<string, { title: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(bands).map(([id, { title }]) => [id, title]))
}

/** Reads a view from the URL and ignores invalid parameters. */
export function readView(params: URLSearchParams): RosterView {
  const one = (name: string, allowed: object) => {
    const value = params.get(name) ?? ''
    return Object.hasOwn(allowed, value) ? value : ''
  }
  return {
    sort: (one('sort', rosterSorts) || 'name') as RosterSort,
    direction: params.get('direction') === 'descending' ? 'descending' : 'ascending',
    search: (params.get('search') ?? '').slice(0, 100),
    persona: one('persona', filters.persona.options),
    status: one('status', studentStatuses) as StudentStatus | '',
    ages: one('ages', ageBands) as AgeBand | '',
    safety: one('safety', safetyBands) as SafetyBand | '',
    after: params.get('after') ?? '',
    before: params.get('before') ?? '',
  }
}

/** Returns the URL of a view, without defaults. */
export function addressOf(view: RosterView): string {
  const { sort, direction, ...rest } = view
  const isUsual = sort === 'name' && direction === 'ascending'
  const entries = [...Object.entries(isUsual ? {} : { sort, direction }), ...Object.entries(rest)].filter(
    ([, value]) => value !== '',
  )
  return `?${new URLSearchParams([['tab', 'students'], ...entries])}`
}

/** Applies changes and returns to the first page. */
export function withChanges(view: RosterView, changes: Partial<RosterView>): RosterView {
  return { ...view, after: '', before: '', ...changes }
}

/** Sorts by a column in its most useful direction, or reverses the direction if already sorted by it. */
export function withSort(view: RosterView, sort: RosterSort): RosterView {
  const first: Direction = sort === 'name' || sort === 'safetyScore' ? 'ascending' : 'descending'
  const other: Direction = view.direction === 'ascending' ? 'descending' : 'ascending'
  return withChanges(view, { sort, direction: view.sort === sort ? other : first })
}

/** Returns the URL of the CSV file with the same students. */
export function fileAddress({ after: _after, before: _before, ...view }: RosterView): string {
  return `/api/admin/students.csv?${new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''))}`
}

export function hasFilters({ search, persona, status, ages, safety }: RosterView): boolean {
  return [search, persona, status, ages, safety].some((it) => it !== '')
}
