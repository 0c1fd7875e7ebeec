import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { codeLines, type Language } from './code-tokens.ts'

const colors = { comment: 'fg.muted', string: 'success.text', number: 'coral.text', word: 'accent.text', plain: undefined }

const Pre = chakra('pre', {
  base: {
    width: 'max-content',
    minWidth: '100%',
    padding: '3',
    paddingLeft: '2.75rem',
    fontFamily: 'mono',
    fontSize: 'md',
    lineHeight: '1.6',
    whiteSpace: 'pre',
    counterReset: 'line',
    _print: { width: 'auto', whiteSpace: 'pre-wrap' },
  },
})

const Line = chakra('span', {
  base: {
    display: 'block',
    _before: {
      counterIncrement: 'line',
      content: 'counter(line)',
      display: 'inline-block',
      width: '1.5rem',
      marginLeft: '-2.25rem',
      marginRight: '0.75rem',
      textAlign: 'right',
      color: 'fg.muted',
      userSelect: 'none',
    },
  },
})

type Props = { source: string; language: Language; wrongLine?: number | null } & Pick<ComponentProps<'pre'>, 'aria-hidden'>

/** A program with numbered lines. */
export function CodeText({ source, language, wrongLine, ...rest }: Props) {
  return (
    <Pre {...rest}>
      <code>
        {codeLines(source, language).map((tokens, index) => (
          <Line key={index} bg={wrongLine === index + 1 ? 'amber.soft' : undefined}>
            {tokens.map(({ kind, text }, at) => (
              <chakra.span key={at} color={colors[kind]}>
                {text}
              </chakra.span>
            ))}
            {'\n'}
          </Line>
        ))}
      </code>
    </Pre>
  )
}
