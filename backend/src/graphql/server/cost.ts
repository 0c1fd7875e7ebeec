import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { complexityLimits, documentLimits, maxRows } from '../limits.ts'
import { rootFields } from './authorize.ts'
import { schema } from './schema.ts'

export type Cost = { complexity: number; depth: number; breadth: number; rows: number }

type Variables = Record<string, unknown>

/** Default page size. */
const page = 20

/**
 * Returns the cost of an operation before it runs: the measures that apply to every operation, and the total rows of nested pages, which
 * those measures do not cover.
 */
export function costOf(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): Cost {
  const fragments = document.definitions.filter((it) => it.kind === Kind.FRAGMENT_DEFINITION)
  const query = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const
  const { complexity, depth, breadth } = complexityFromQuery(query, { schema, variables })
  // Only a cheap enough document is walked, so that nested fragments cannot make the walk expensive.
  const rows = complexity > complexityLimits.complexity ? 0 : rowsOf(operation.selectionSet, byName(fragments), variables)
  return { complexity, depth, breadth, rows }
}

/** Returns a description of the exceeded limit; `null` when the operation is within all limits. */
export function describeExceededLimit(document: DocumentNode, operation: OperationDefinitionNode, cost: Cost): string | null {
  return costPassed(cost) ?? partPassed(document, operation)
}

function costPassed(cost: Cost): string | null {
  const limits: Cost = { ...complexityLimits, rows: maxRows }
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

/** Checks what makes a document expensive without more fields: aliases, directives, and many mutations in one request. */
function partPassed(document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode): string | null {
  const found = { aliases: 0, directives: 0, mutations: 0 }
  if (operation === OperationTypeNode.MUTATION) found.mutations = rootFields(document, selectionSet).length
  visit(document, {
    Field: ({ alias }) => {
      if (alias) found.aliases += 1
    },
    Directive: () => {
      found.directives += 1
    },
  })
  for (const name of ['aliases', 'directives', 'mutations'] as const) {
    if (found[name] > documentLimits[name])
      return `This document has ${found[name]} ${name}; the limit is ${documentLimits[name]}. Send it in parts.`
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
    return sum + (isPage(it.selectionSet, fragments) ? pageSize(it, variables) * (1 + within) : within)
  }, 0)
}

function isPage({ selections }: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>): boolean {
  return selections.some((it) => {
    if (it.kind === Kind.FIELD) return it.name.value === 'edges'
    const inner = it.kind === Kind.INLINE_FRAGMENT ? it : fragments.get(it.name.value)
    return inner !== undefined && isPage(inner.selectionSet, fragments)
  })
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
