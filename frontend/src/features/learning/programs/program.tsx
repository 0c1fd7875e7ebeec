import { Box, Flex, Text } from '@chakra-ui/react'
import { languageNames } from '@deepm/schema/rules/learning/notes'
import { Button } from '../../../ui/components/button.tsx'
import { AgainIcon } from '../../../ui/components/icons.tsx'
import { copyText } from '../../../ui/feedback/copy-text.ts'
import { useScrollTo } from '../../../ui/motion/use-scroll-to.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ActivityDrafts } from '../activities/use-activity-drafts.ts'
import { CodeBox, CodeEditor } from './code-editor.tsx'
import { CodeText } from './code-text.tsx'
import type { Language } from './code-tokens.ts'
import { Output } from './output.tsx'
import { useSandbox } from './use-sandbox.ts'

type Props = { language: Language; source: string; drafts: ActivityDrafts; hue: Hue }

/** Shows a program. One in JavaScript can be changed and run. */
export function Program({ language, source, drafts, hue }: Props) {
  const isRunnable = language === 'js'
  const shown = isRunnable ? drafts.program(source) : source
  const name = languageNames[language]
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Flex justify="space-between" align="center" gap="3">
        <Text fontFamily="heading" fontWeight="600" color={`${hue}.text`}>
          {name}
        </Text>
        <Box _print={{ display: 'none' }}>
          <Button variant="ghost" onClick={() => void copy(shown)}>
            <span aria-hidden="true">📋</span> Copy
          </Button>
        </Box>
      </Flex>
      {isRunnable ? (
        <RunnableProgram source={source} drafts={drafts} hue={hue} />
      ) : (
        <CodeBox role="region" aria-label={`Program in ${name}`} tabIndex={0} data-arrow-keys="">
          <CodeText source={source} language={language} />
        </CodeBox>
      )}
    </Box>
  )
}

function RunnableProgram({ source, drafts, hue }: Omit<Props, 'language'>) {
  const shown = drafts.program(source)
  const { run, start, forget } = useSandbox()
  const output = useScrollTo<HTMLDivElement>(run !== null && run.end !== null)
  const isChanged = shown !== source
  const change = (changed: string) => {
    forget()
    drafts.setProgram(source, changed)
  }
  return (
    <>
      <CodeEditor
        label="Program in JavaScript. You can change it."
        source={shown}
        language="js"
        wrongLine={run?.error?.line ?? null}
        onChange={change}
      />
      <Flex gap="3" wrap="wrap" _print={{ display: 'none' }}>
        <Button hue={hue} loading={run?.end === null} onClick={() => start(shown)}>
          Run
        </Button>
        <Button
          variant="outline"
          icon={<AgainIcon />}
          aria-disabled={!isChanged || undefined}
          onClick={() => isChanged && change(source)}
        >
          Reset
        </Button>
      </Flex>
      <Box ref={output} aria-live="polite" _print={{ display: run ? 'block' : 'none' }}>
        {run && <Output run={run} />}
      </Box>
    </>
  )
}

function copy(source: string): Promise<void> {
  return copyText(source, {
    copied: 'You can paste the program now.',
    failed: 'Select the program and copy it yourself.',
  })
}
