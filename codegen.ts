import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { InMemoryCache } from '@apollo/client'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { type DocumentNode, print } from 'graphql'

const cache = new InMemoryCache()
const operations = new Map<string, string>()

/** Names an operation by the SHA-256 of its text as Apollo Client sends it, with the type of every object, and keeps it for the server. */
function named(document: DocumentNode): { hash: string } {
  const text = print(cache.transformDocument(document))
  const hash = createHash('sha256').update(text).digest('hex')
  operations.set(hash, text)
  return { hash }
}

/** The app's own operations by hash. The build puts them beside the web app, where the server reads them and sends them to nobody. */
function writeOperations(): void {
  const file = path.join(import.meta.dirname, 'frontend/src/generated/operations.json')
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...operations].sort()), null, 2)}\n`)
}

// Every `.graphql` beside a component becomes a file of typed hooks beside it, so that a screen's documents travel in its own chunk.
const config: CodegenConfig = {
  schema: '../schema/schema.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/generated/graphql.ts': {
      plugins: [{ add: { content: '// @ts-nocheck' } }, 'typescript'],
    },
    'src/generated/possible-types.ts': { plugins: ['fragment-matcher'] },
    'src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/graphql.ts', importTypesNamespace: 'Types' },
      plugins: [{ add: { content: '// @ts-nocheck' } }, 'typescript-operations', 'typescript-react-apollo'],
    },
  },
  config: {
    // The plugin's documentation calls itself incompatible with Apollo Client 4; with these, its query, lazy and mutation hooks
    // run and are fully typed for their callers. Its suspense hook is not to be used.
    apolloReactHooksImportFrom: '@apollo/client/react',
    apolloReactCommonImportFrom: '@apollo/client/react',
    withMutationFn: false,
    withMutationOptionsType: false,
    documentMode: 'documentNodeImportFragments',
    // What `__meta__` of a document holds. Apollo's cache copies it along when it adds `__typename`.
    unstable_onExecutableDocumentNode: named,
    addDocBlocks: false,
    useTypeImports: true,
    enumsAsTypes: true,
    avoidOptionals: { field: true },
    scalars: {
      DateTime: 'string',
      UUID: 'string',
      ID: 'string',
      LessonText: '@deepm/schema/rules/lesson-text#LessonText',
    },
    emitLegacyCommonJSImports: false,
    importExtension: '.ts',
  },
  hooks: { beforeDone: writeOperations },
}

export default config
