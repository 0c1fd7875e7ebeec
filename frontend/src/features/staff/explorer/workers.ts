import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker'
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker'
import GraphQLWorker from 'monaco-graphql/esm/graphql.worker.js?worker'

// Same as `graphiql/setup-workers/vite` without its console output. The workers are our own files, so the CSP allows them.
Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: (_id: string, label: string): Worker => {
      if (label === 'json') return new JsonWorker()
      return label === 'graphql' ? new GraphQLWorker() : new EditorWorker()
    },
  },
})
