import { chakra } from '@chakra-ui/react'
import { useGraphiQL } from '@graphiql/react'
import { GraphiQL, type GraphiQLProps } from 'graphiql'
import { useEffect, useState } from 'react'
import { useColorMode } from '../../../ui/forms/color-mode.tsx'
import styles from './explorer.css?inline'
import { memoryStorage } from './memory-storage.ts'
import { fetchSchema, type RunResult, sendRun } from './send-run.ts'
import './workers.ts'

/** A GraphQL document and its variables as a JSON object or an empty string. */
export type ExplorerRequest = { query: string; variables: string }

export type QueryEditorProps = {
  /** Initial content of the editors; a new object resets them. */
  opened: ExplorerRequest
  mayChange: boolean
  onEdit(asked: Partial<ExplorerRequest>): void
  onAnswer(answer: RunResult): void
}

/** Runs GraphiQL against our endpoint. Nothing is stored after the page closes. */
export default function QueryEditor({ opened, mayChange, onEdit, onAnswer }: QueryEditorProps) {
  const { mode } = useColorMode()
  const [storage] = useState(memoryStorage)
  const fetcher: GraphiQLProps['fetcher'] = async (params) => {
    if (params.operationName === 'IntrospectionQuery') return (await fetchSchema(params)) as never
    const answer = await sendRun(params, mayChange)
    onAnswer(answer)
    return answer as never
  }
  return (
    <chakra.div height="full" minHeight="0">
      <style>{styles}</style>
      <GraphiQL
        fetcher={fetcher}
        storage={storage}
        forcedTheme={mode}
        initialQuery={opened.query}
        initialVariables={opened.variables}
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
        onEditQuery={(query) => onEdit({ query })}
        onEditVariables={(variables) => onEdit({ variables })}
      >
        <Filler opened={opened} />
      </GraphiQL>
    </chakra.div>
  )
}

/** Refills the editors when another report is opened. */
function Filler({ opened }: { opened: ExplorerRequest }) {
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  const variableEditor = useGraphiQL((state) => state.variableEditor)
  const responseEditor = useGraphiQL((state) => state.responseEditor)
  useEffect(() => {
    // Monaco's default font isn't bundled, and its default size is too small.
    for (const editor of [queryEditor, variableEditor, responseEditor])
      editor?.updateOptions({
        fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
        fontSize: 16,
        lineNumbersMinChars: 3,
      })
  }, [queryEditor, variableEditor, responseEditor])
  useEffect(() => {
    if (queryEditor && queryEditor.getValue() !== opened.query) queryEditor.setValue(opened.query)
  }, [queryEditor, opened])
  useEffect(() => {
    if (variableEditor && variableEditor.getValue() !== opened.variables) variableEditor.setValue(opened.variables)
  }, [variableEditor, opened])
  return null
}
