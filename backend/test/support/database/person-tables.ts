import { getDatamodel } from '../../../src/generated/pothos-types.ts'

// Finds the tables with data about a person in the data model, so that no list can miss one.

export type Field = {
  name: string
  type: string
  kind: string
  isList: boolean
  isId: boolean
  relationFromFields?: readonly string[]
}
export type Model = { fields: Field[]; primaryKey: { fields: string[] } | null }

export const models = (getDatamodel() as unknown as { datamodel: { models: Record<string, Model> } }).datamodel.models

/** Returns the relations through which rows of a model are deleted with a parent row. */
export function parentsOf(name: string): { field: string; model: string; column: string }[] {
  return (models[name]?.fields ?? []).flatMap(({ name: field, type, kind, relationFromFields: [column] = [] }) =>
    kind === 'object' && column ? [{ field, model: type, column }] : [],
  )
}

/** Models whose rows belong to a person, directly or through other models. */
export const hanging: ReadonlySet<string> = grow(new Set(['User']))

function grow(known: Set<string>): Set<string> {
  const more = Object.keys(models).filter((name) => !known.has(name) && parentsOf(name).some(({ model }) => known.has(model)))
  return more.length === 0 ? known : grow(new Set([...known, ...more]))
}

/** Returns a filter for the rows of a model that belong to a person. A learner has the id of the user. */
export function whereOf(name: string, userId: string): object {
  if (name === 'User' || name === 'Learner') return { id: userId }
  const ways = parentsOf(name).filter(({ model }) => hanging.has(model))
  return { OR: ways.map(({ field, model }) => ({ [field]: whereOf(model, userId) })) }
}

/** Returns columns with data, without ids that only join rows of the same person. */
export function privateFields(name: string): Field[] {
  const joins = parentsOf(name).flatMap(({ model, column }) => (hanging.has(model) ? [column] : []))
  return (models[name]?.fields ?? []).filter(
    ({ name: field, kind, isId }) => kind !== 'object' && !isId && !joins.includes(field) && field !== 'id',
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the name of the Prisma delegate is known only at run time
export function delegate(db: object, name: string): any {
  return (db as Record<string, unknown>)[`${name.charAt(0).toLowerCase()}${name.slice(1)}`]
}
