import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Reading } from './readings.ts'
import type { Who, World } from './world.ts'

/** The input of a check: the visitor's window, and the same session for requests. */
export type Scene = { page: Page; api: APIRequestContext; url: string; world: World }

/** Throws when the product deviates from the point. */
export type Check = (scene: Scene) => Promise<unknown>

/** One point of the specification. A row that cannot pass yet has a reason instead of a check, and fails the run. */
export type Row = { id: string; point: string; reading?: Reading | undefined } & ({ check: Check } | { open: string })

/** Rows that are checked in order in one window. */
export type Visit = {
  what: string
  who: Who
  /** The path opened before the first row. */
  at?: string
  /** Runs before the first row. */
  before?: Check
  options?: BrowserContextOptions
  rows: Row[]
}

/** Sections of the specification about behavior, screens and responses. A row's id starts with its section number. */
export const sections = {
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
} as const

export function row(id: string, point: string, check: Check, reading?: Reading): Row {
  return { id, point, check, reading }
}

/** A point that is not fulfilled, with the reason. */
export function open(id: string, point: string, why: string): Row {
  return { id, point, open: why }
}

/** Returns a row for each item of a list, such as the fields of an entity. */
export function each<Item extends string>(
  id: string,
  items: readonly Item[],
  point: (item: Item) => string,
  check: (item: Item) => Check,
  reading?: Reading,
): Row[] {
  return items.map((item) => row(`${id}-${slug(item)}`, point(item), check(item), reading))
}

export function rowsOf(visits: Visit[]): Row[] {
  return visits.flatMap(({ rows }) => rows)
}

export function sectionOf({ id }: Row): string {
  return id.slice(0, id.indexOf('.'))
}

/** Returns errors of the table itself: duplicate ids, rows without a section, rows without a point. */
export function faultsOf(visits: Visit[]): string[] {
  const all = rowsOf(visits)
  const twice = all.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)
  const astray = all.filter((it) => !(sectionOf(it) in sections))
  const silent = all.filter(({ point }) => point.trim() === '')
  return [
    ...[...new Set(twice)].map((id) => `two rows are called ${id}`),
    ...astray.map(({ id }) => `${id} is of no section`),
    ...silent.map(({ id }) => `${id} says no point`),
  ]
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
