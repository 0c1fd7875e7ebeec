import { Box } from '@chakra-ui/react'
import ReactMarkdown, { type Components } from 'react-markdown'

const allowed = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br']

/** Text from a model keeps its line breaks, as a poem needs, and shows code as code. It has no links. */
const allowedFromAfar = [...allowed.filter((name) => name !== 'a'), 'code', 'pre', 'blockquote']

/** The page has the only h1, so headings in a text start one level lower. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h2>{children}</h2>,
  h3: ({ children }) => <h3>{children}</h3>,
  h4: ({ children }) => <h3>{children}</h3>,
  h5: ({ children }) => <h3>{children}</h3>,
  h6: ({ children }) => <h3>{children}</h3>,
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
}

/** Foreign text is always below a heading of the page, so its headings are lowered to h3 and deeper. */
const fromAfar: Components = { ...components, h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' }

function onlyWeb(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : null
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address.href : ''
}

type Props = {
  source: string
  /** Whether the text comes from outside the academy. It has no links, and its HTML is shown as text. */
  isForeign?: boolean
  /** For a short text that has the screen to itself. */
  isLarge?: boolean
}

/** Renders headings, lists, paragraphs, emphasis and web links of a Markdown text. Everything else is removed. */
export function Markdown({ source, isForeign = false, isLarge = false }: Props) {
  return (
    <Box
      maxWidth="prose"
      fontSize={isLarge ? { base: '1.125rem', md: '1.3125rem' } : '1.125rem'}
      lineHeight="1.7"
      css={{
        '& > * + *': { marginTop: '1em' },
        '& h2': { fontSize: '1.75rem' },
        '& h3': { fontSize: '1.375rem' },
        '& > * + h2, & > * + h3': { marginTop: '1.4em' },
        '& ul, & ol': { paddingLeft: '1.6em' },
        '& ul': { listStyle: 'disc' },
        '& ol': { listStyle: 'decimal' },
        '& li + li, & li > ul, & li > ol': { marginTop: '0.45em' },
        '& li::marker': { color: 'colorPalette.line', fontWeight: '700' },
        '& strong': { fontWeight: '700' },
        '& em': { fontStyle: 'italic' },
        '& a': { color: 'accent.text', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        '& a:hover': { textDecorationThickness: '0.16em' },
        '& code': { fontFamily: 'mono', fontSize: '0.95em' },
        '& pre': { whiteSpace: 'pre-wrap', bg: 'bg.sunken', borderRadius: 'xl', padding: '3' },
        '& blockquote': { borderLeft: '4px solid', borderColor: 'border.soft', paddingLeft: '4' },
        ...(isForeign && { '& p': { whiteSpace: 'pre-line' } }),
      }}
    >
      <ReactMarkdown
        allowedElements={isForeign ? allowedFromAfar : allowed}
        unwrapDisallowed
        skipHtml={!isForeign}
        urlTransform={onlyWeb}
        components={isForeign ? fromAfar : components}
      >
        {source}
      </ReactMarkdown>
    </Box>
  )
}
