import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A text that a person can read, with its place in the code. Expressions in it are shown as `{}`, elements as `<>`. */
export type Text = { file: string; line: number; text: string }

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Attributes and properties whose values are never read by people. */
const silent =
  /^(className|class|href|to|src|key|id|type|role|rel|target|method|fill|stroke|d|viewBox|transform|path|kind|code|source|hue|variant|tone|size|columns|grid\w*|transition|animation|boxShadow|background\w*|bg|color|border\w*|padding\w*|margin\w*|font\w*|width|height|(min|max)(Width|Height)|css|style|autoComplete|inputMode|headers|query|fields|description)$/
/** Attributes whose values people read even if they are one word. */
const spoken =
  /^(label|title|text|alt|aria-label|placeholder|intro|hint|question|consequence|yes|no|legend|message|subject|note|button)$/
const style = /\b\d*(px|rem|fr|ms|dvh|vw)\b|var\(|minmax\(|srgb|cubic-bezier|^\d|^[.#/@&:[(]|^\w+-\w+( \w+-\w+)*$/

/** Returns the texts of a TypeScript file, from JSX, attributes, messages and templates. */
export function readTexts(root: string, file: string): Text[] {
  const source = readFileSync(`${root}/${file}`, 'utf8')
  const { program } = parseSync(file, source)
  const found: Text[] = []
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  const add = (node: Node, text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (/\p{L}{2}/u.test(plain.replaceAll(/\{\}|<>/g, ''))) found.push({ file, line: lineOf(node.start), text: plain })
  }
  const visit = (node: Node, name: string | null) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
        if (node['source']) return
        break
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TaggedTemplateExpression':
        return
      case 'NewExpression':
        // Unexpected errors are for the log.
        if ((node['callee'] as Node)['name'] === 'Error') return
        break
      case 'JSXElement':
      case 'JSXFragment': {
        const parts = (node['children'] as Node[]).map(jsxPart)
        if (parts.some((part) => /\p{L}/u.test(part.replaceAll(/\{\}|<>/g, '')))) add(node, parts.join(''))
        break
      }
      case 'JSXAttribute': {
        const attribute = (node['name'] as Node)['name'] as string
        if (silent.test(attribute)) return
        return node['value'] ? visit(node['value'] as Node, attribute) : undefined
      }
      case 'Property': {
        const key = node['key'] as Node
        const property = String(key['name'] ?? key['value'] ?? '')
        if (silent.test(property)) return
        return visit(node['value'] as Node, property)
      }
      case 'Literal':
        if (typeof node['value'] === 'string' && isRead(node['value'], name)) add(node, node['value'])
        return
      case 'TemplateLiteral': {
        const text = templateText(node)
        if (isRead(text, name)) add(node, text)
        break
      }
      default:
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, name)
    }
  }
  visit(program as unknown as Node, null)
  return found
}

function isRead(text: string, name: string | null): boolean {
  if (style.test(text.trim())) return false
  return text.trim().includes(' ') || (name !== null && spoken.test(name))
}

function jsxPart(child: Node): string {
  if (child.type === 'JSXText') return child['value'] as string
  if (child.type !== 'JSXExpressionContainer') return '<>'
  const expression = child['expression'] as Node
  if (expression.type === 'Literal' && typeof expression['value'] === 'string') return expression['value']
  return expression.type === 'TemplateLiteral' ? templateText(expression) : '{}'
}

function templateText(node: Node): string {
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
