import { Box, chakra } from '@chakra-ui/react'
import { CodeText } from './code-text.tsx'
import type { Language } from './code-tokens.ts'

const Field = chakra('textarea', {
  base: {
    gridArea: '1 / 1',
    width: '100%',
    height: '100%',
    padding: '3',
    paddingLeft: '2.75rem',
    fontFamily: 'mono',
    fontSize: 'md',
    lineHeight: '1.6',
    whiteSpace: 'pre',
    overflow: 'hidden',
    resize: 'none',
    bg: 'transparent',
    // The coloured copy below shows the text.
    color: 'transparent',
    caretColor: 'fg.ink',
    outline: 'none',
    '&::selection': { bg: 'color-mix(in srgb, {colors.amber.solid} 45%, transparent)', color: 'transparent' },
    _print: { display: 'none' },
  },
})

type Props = { label: string; source: string; language: Language; wrongLine: number | null; onChange(source: string): void }

/** Edits a program above its coloured copy. Both have the same size, and the box around them scrolls. */
export function CodeEditor({ label, source, language, wrongLine, onChange }: Props) {
  return (
    <CodeBox css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}>
      <Box
        display="grid"
        width="max-content"
        minWidth="100%"
        css={{ '& > pre': { gridArea: '1 / 1' } }}
        _print={{ width: 'auto' }}
      >
        <CodeText source={source} language={language} wrongLine={wrongLine} aria-hidden />
        <Field
          aria-label={label}
          value={source}
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          wrap="off"
        />
      </Box>
    </CodeBox>
  )
}

/** A box that scrolls sideways. */
export const CodeBox = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    bg: 'bg.sunken',
    borderRadius: 'xl',
    _print: { overflow: 'visible' },
  },
})
