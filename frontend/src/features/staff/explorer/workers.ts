import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker'
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker'
import GraphQLWorker from 'monaco-graphql/esm/graphql.worker.js?worker'

// As `graphiql/setup-workers/vite` does, without its lines in the console. They are files of ours, which the content policy lets run.
Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: (_id: string, label: string): Worker => {
      if (label === 'json') return new JsonWorker()
      return label === 'graphql' ? new GraphQLWorker() : new EditorWorker()
    },
  },
})
