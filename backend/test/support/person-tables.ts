import { getDatamodel } from '../../src/generated/pothos-types.ts'

// Which tables of the database hang on a person, as the datamodel says, so that no list of ours can miss one.

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

/** Relations of a model by which its rows go when a row of the other model goes. */
export function parentsOf(name: string): { field: string; model: string; column: string }[] {
  return (models[name]?.fields ?? []).flatMap(({ name: field, type, kind, relationFromFields: [column] = [] }) =>
    kind === 'object' && column ? [{ field, model: type, column }] : [],
  )
}

/** Models whose rows belong to a person, directly or through others. */
export const hanging: ReadonlySet<string> = grow(new Set(['User']))

function grow(known: Set<string>): Set<string> {
  const more = Object.keys(models).filter((name) => !known.has(name) && parentsOf(name).some(({ model }) => known.has(model)))
  return more.length === 0 ? known : grow(new Set([...known, ...more]))
}

/** A filter for the rows of a hanging model that belong to this person. A learner has the id of the user. */
export function whereOf(name: string, userId: string): object {
  if (name === 'User' || name === 'Learner') return { id: userId }
  const ways = parentsOf(name).filter(({ model }) => hanging.has(model))
  return { OR: ways.map(({ field, model }) => ({ [field]: whereOf(model, userId) })) }
}

/** Columns whose value says something, so not the numbers that only join one row to a person's other rows. */
export function privateFields(name: string): Field[] {
  const joins = parentsOf(name).flatMap(({ model, column }) => (hanging.has(model) ? [column] : []))
  return (models[name]?.fields ?? []).filter(
    ({ name: field, kind, isId }) => kind !== 'object' && !isId && !joins.includes(field) && field !== 'id',
  )
}

// biome-ignore lint/suspicious/noExplicitAny: a delegate of Prisma by a name that is only known at run time
export function delegate(db: object, name: string): any {
  return (db as Record<string, unknown>)[`${name.charAt(0).toLowerCase()}${name.slice(1)}`]
}
