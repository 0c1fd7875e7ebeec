import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { InMemoryCache } from '@apollo/client'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { buildSchema, type DocumentNode, isAbstractType, isObjectType, print, visit } from 'graphql'

const cache = new InMemoryCache()
const operations = new Map<string, string>()
/** Types that are used as fragment type conditions. */
const conditions = new Set<string>()

/**
 * Names an operation by the SHA-256 of its text as Apollo Client sends it, including every `__typename`, and records the text for the
 * server.
 */
function named(document: DocumentNode): { hash: string } {
  const whole = cache.transformDocument(document)
  visit(whole, {
    InlineFragment: ({ typeCondition }) => void (typeCondition && conditions.add(typeCondition.name.value)),
    FragmentDefinition: ({ typeCondition }) => void conditions.add(typeCondition.name.value),
  })
  const text = print(whole)
  const hash = createHash('sha256').update(text).digest('hex')
  operations.set(hash, text)
  return { hash }
}

/** Writes the app's own operations by hash. The build copies the file next to the web app. The server reads it and does not serve it. */
function writeOperations(): void {
  const file = path.join(import.meta.dirname, 'frontend/src/generated/operations.json')
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...operations].sort()), null, 2)}\n`)
}

/**
 * Writes the members of the interfaces and unions that fragments use, for Apollo's cache. Members of other unions are matched by their type
 * name. In development, the cache warns about unknown names, so the file then lists the object types too.
 */
function writePossibleTypes(): void {
  const schema = buildSchema(readFileSync(path.join(import.meta.dirname, 'schema/schema.graphql'), 'utf8'))
  const named = [...conditions].sort().map((name) => schema.getType(name))
  const possible = named.filter(isAbstractType).map((it) => [it.name, schema.getPossibleTypes(it).map(({ name }) => name)])
  const others = named.filter(isObjectType).map(({ name }) => [name, []])
  const [types, known] = [possible, others].map((it) => JSON.stringify(Object.fromEntries(it)))
  const file = path.join(import.meta.dirname, 'frontend/src/generated/possible-types.ts')
  const text = `const known = import.meta.env.DEV ? ${known} : {}\nexport const possibleTypes: Record<string, string[]> = { ...known, ...${types} }\n`
  writeFileSync(file, text)
}

// Generates a file of typed hooks next to each `.graphql` file, so that a screen's documents are part of its own chunk.
const config: CodegenConfig = {
  schema: '../schema/schema.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/generated/graphql.ts': {
      plugins: [{ add: { content: '// @ts-nocheck' } }, 'typescript'],
    },
    'src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/graphql.ts', importTypesNamespace: 'Types' },
      plugins: [{ add: { content: '// @ts-nocheck' } }, 'typescript-operations', 'typescript-react-apollo'],
    },
  },
  config: {
    // The plugin's documentation states that it is incompatible with Apollo Client 4. With these options, its query, lazy and mutation
    // hooks work and are fully typed for their callers. Do not use its suspense hook.
    apolloReactHooksImportFrom: '@apollo/client/react',
    apolloReactCommonImportFrom: '@apollo/client/react',
    withMutationFn: false,
    withMutationOptionsType: false,
    documentMode: 'documentNodeImportFragments',
    // Content of a document's `__meta__`. Apollo's cache copies it when it adds `__typename`.
    unstable_onExecutableDocumentNode: named,
    addDocBlocks: false,
    useTypeImports: true,
    enumsAsTypes: true,
    avoidOptionals: { field: true },
    scalars: {
      DateTime: 'string',
      UUID: 'string',
      ID: 'string',
      JSON: 'unknown',
      LessonText: '@deepm/schema/rules/learning/lesson-text#LessonText',
    },
    emitLegacyCommonJSImports: false,
    importExtension: '.ts',
  },
  hooks: { beforeDone: [writeOperations, writePossibleTypes] },
}

export default config
