import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { complexityLimits, explorerLimits } from './limits.ts'
import { schema } from './schema.ts'

export type Cost = { complexity: number; depth: number; breadth: number; rows: number }

type Variables = Record<string, unknown>

/** Rows of a page when nobody says how many. */
const page = 20

/**
 * What an operation costs, before it runs: the measures that every operation is held to, and the rows that pages within pages could
 * have, which those do not see.
 */
export function costOf(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): Cost {
  const fragments = document.definitions.filter((it) => it.kind === Kind.FRAGMENT_DEFINITION)
  const query = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const
  const { complexity, depth, breadth } = complexityFromQuery(query, { schema, variables })
  // Only what is cheap enough is walked, so that fragments within fragments cost no more than they may.
  const rows = complexity > complexityLimits.complexity ? 0 : rowsOf(operation.selectionSet, byName(fragments), variables)
  return { complexity, depth, breadth, rows }
}

/** Which limit is passed, in words; `null` when none is. */
export function limitPassed(cost: Cost): string | null {
  const limits: Cost = { ...complexityLimits, rows: explorerLimits.rows }
  const hints: Record<keyof Cost, string> = {
    complexity: 'Ask for fewer fields, or for fewer lists within lists.',
    depth: 'Ask for less within each other.',
    breadth: 'Ask for fewer fields.',
    rows: 'Ask for shorter pages with “first”, or for fewer pages within pages.',
  }
  for (const name of ['depth', 'breadth', 'complexity', 'rows'] as const) {
    if (cost[name] > limits[name])
      return `The ${name} of this query is ${cost[name]}; the limit is ${limits[name]}. ${hints[name]}`
  }
  return null
}

function rowsOf(set: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>, variables: Variables): number {
  return set.selections.reduce((sum, it) => {
    if (it.kind === Kind.INLINE_FRAGMENT) return sum + rowsOf(it.selectionSet, fragments, variables)
    if (it.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(it.name.value)
      return sum + (fragment ? rowsOf(fragment.selectionSet, fragments, variables) : 0)
    }
    if (!it.selectionSet) return sum
    const within = rowsOf(it.selectionSet, fragments, variables)
    return sum + (isPage(it) ? pageSize(it, variables) * (1 + within) : within)
  }, 0)
}

function isPage({ selectionSet }: FieldNode): boolean {
  return Boolean(selectionSet?.selections.some((it) => it.kind === Kind.FIELD && it.name.value === 'edges'))
}

function pageSize({ arguments: given = [] }: FieldNode, variables: Variables): number {
  const sizes = given
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map(({ value }) =>
      Number(value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.INT && value.value),
    )
    .filter((size) => Number.isSafeInteger(size) && size > 0)
  return Math.max(...sizes, 0) || page
}

function byName(fragments: FragmentDefinitionNode[]): Map<string, FragmentDefinitionNode> {
  return new Map(fragments.map((it) => [it.name.value, it]))
}
