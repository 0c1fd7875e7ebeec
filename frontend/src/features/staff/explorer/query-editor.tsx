import { chakra } from '@chakra-ui/react'
import { useGraphiQL } from '@graphiql/react'
import { GraphiQL, type GraphiQLProps } from 'graphiql'
import { useEffect, useState } from 'react'
import { useColorMode } from '../../../ui/forms/color-mode.tsx'
import styles from './explorer.css?inline'
import { memoryStorage } from './memory-storage.ts'
import { type Answer, askSchema, sendRun } from './send-run.ts'
import './workers.ts'

/** What is asked: a document, and its variables as a JSON object or nothing. */
export type Asked = { query: string; variables: string }

export type QueryEditorProps = {
  /** What the editors are filled with; a new object fills them anew. */
  opened: Asked
  mayChange: boolean
  onEdit(asked: Partial<Asked>): void
  onAnswer(answer: Answer): void
}

/** GraphiQL over our own endpoint. What is written here is forgotten with the page. */
export default function QueryEditor({ opened, mayChange, onEdit, onAnswer }: QueryEditorProps) {
  const { mode } = useColorMode()
  const [storage] = useState(memoryStorage)
  const fetcher: GraphiQLProps['fetcher'] = async (params) => {
    if (params.operationName === 'IntrospectionQuery') return (await askSchema(params)) as never
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

/** Fills the editors when another report is opened. */
function Filler({ opened }: { opened: Asked }) {
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  const variableEditor = useGraphiQL((state) => state.variableEditor)
  const responseEditor = useGraphiQL((state) => state.responseEditor)
  useEffect(() => {
    // Their font is not among ours, and their sizes are smaller than ours.
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
