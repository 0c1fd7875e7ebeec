import type { CodegenConfig } from '@graphql-codegen/cli'

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
    documentMode: 'documentNode',
    addDocBlocks: false,
    useTypeImports: true,
    enumsAsTypes: true,
    avoidOptionals: { field: true },
    scalars: {
      DateTime: 'string',
      EmailAddress: 'string',
      UUID: 'string',
      ID: 'string',
      LessonText: '@deepm/schema/rules/lesson-text#LessonText',
    },
    emitLegacyCommonJSImports: false,
    importExtension: '.ts',
  },
}

export default config
