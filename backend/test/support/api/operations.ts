import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'

export type Operation = { name: string; kind: 'query' | 'mutation'; text: string }

const root = path.resolve(import.meta.dirname, '../../../..')

/** Returns every operation of the web app and of the REST paths by name, with the fragments it uses. */
export function readOperations(): Map<string, Operation> {
  const files = globSync(['frontend/src/**/*.graphql', 'backend/src/rest/operations/*.graphql'], { cwd: root }).sort()
  const definitions = files.flatMap((file) => parse(readFileSync(path.join(root, file), 'utf8')).definitions)
  const fragments = definitions.filter(isFragment)
  const operations = definitions
    .filter((it) => it.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => toOperation(definition, fragments))
  return new Map(operations.map((operation) => [operation.name, operation]))
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION
}

function toOperation(definition: OperationDefinitionNode, fragments: FragmentDefinitionNode[]): Operation {
  const used = new Set<FragmentDefinitionNode>()
  const collect = (node: DefinitionNode) => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.find((candidate) => candidate.name.value === name.value)
        if (!fragment || used.has(fragment)) return
        used.add(fragment)
        collect(fragment)
      },
    })
  }
  collect(definition)
  const document = { kind: Kind.DOCUMENT, definitions: [definition, ...used] } as const
  const kind = definition.operation === 'mutation' ? 'mutation' : 'query'
  return { name: definition.name?.value ?? '', kind, text: print(visit(document, { SelectionSet: withTypename })) }
}

/** Apollo Client adds `__typename` to every selection, so the server receives these texts. */
function withTypename(set: SelectionSetNode, _key: unknown, parent: unknown): SelectionSetNode | undefined {
  if ((parent as DefinitionNode).kind === Kind.OPERATION_DEFINITION) return undefined
  if (set.selections.some((it) => it.kind === Kind.FIELD && it.name.value === '__typename')) return undefined
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
  return { ...set, selections: [...set.selections, typename] }
}
