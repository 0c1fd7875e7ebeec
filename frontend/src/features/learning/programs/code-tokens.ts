import type { NotesBlock } from '@deepm/schema/rules/learning/notes'

export type Language = Extract<NotesBlock, { kind: 'code' }>['language']

type TokenKind = 'comment' | 'string' | 'number' | 'word' | 'plain'

type Token = { kind: TokenKind; text: string }

const jsWords =
  'async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|of|return|static|switch|this|throw|true|try|typeof|undefined|var|while|yield'
const pythonWords =
  'and|as|break|class|continue|def|del|elif|else|except|False|finally|for|from|if|import|in|is|lambda|None|not|or|pass|raise|return|True|try|while|with|yield'
const quoted = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`
const number = String.raw`\b\d+(?:\.\d+)?\b`

/** One expression for each language. Its groups are comments, strings, numbers and words, in this order. */
const patterns: Record<Exclude<Language, 'text'>, string> = {
  js: String.raw`(\/\/.*|\/\*[^]*?\*\/)|(${quoted}|\`(?:\\.|[^\`\\])*\`)|(${number})|\b(${jsWords})\b`,
  python: String.raw`(#.*)|("""[^]*?"""|'''[^]*?'''|${quoted})|(${number})|\b(${pythonWords})\b`,
  html: String.raw`(<!--[^]*?-->)|(${quoted})|(&\w+;)|(<\/?[a-zA-Z][\w-]*|\/?>)`,
  css: String.raw`(\/\*[^]*?\*\/)|(${quoted})|(#[\da-fA-F]{3,8}\b|\b\d+(?:\.\d+)?(?:[a-z]+|%)?)|([\w-]+(?=\s*:)|@[\w-]+)`,
}

const kinds: readonly TokenKind[] = ['comment', 'string', 'number', 'word']

/** Splits a program into lines of coloured pieces. It knows only the words of a language, not its grammar. */
export function codeLines(source: string, language: Language): Token[][] {
  const lines: Token[][] = [[]]
  for (const { kind, text } of tokensOf(source, language))
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (piece) lines.at(-1)?.push({ kind, text: piece })
    }
  return lines
}

function tokensOf(source: string, language: Language): Token[] {
  if (language === 'text') return [{ kind: 'plain', text: source }]
  const tokens: Token[] = []
  let end = 0
  for (const match of source.matchAll(new RegExp(patterns[language], 'g'))) {
    tokens.push({ kind: 'plain', text: source.slice(end, match.index) })
    tokens.push({ kind: kinds[match.slice(1).findIndex((group) => group !== undefined)] ?? 'plain', text: match[0] })
    end = match.index + match[0].length
  }
  return [...tokens, { kind: 'plain', text: source.slice(end) }]
}
