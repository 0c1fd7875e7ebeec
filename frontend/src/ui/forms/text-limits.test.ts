import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

// TypeScript requires `value` and `maxLength` for every TextField and TextAreaField. These tests find ways around that.

const source = path.join(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.includes('.fixture.'),
)

type Node = { type: string; [part: string]: unknown }
type Field = { file: string; element: string; attributes: Map<string, string> }

/** Yields the nodes of a tree, outer ones first. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const part of value) yield* nodesOf(part)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node
    for (const part of Object.values(value)) yield* nodesOf(part)
  }
}

const textTypes = /^"(text|email|url|tel|password|search|number)"$/

/** Returns the elements of a file that accept text, with the source of their attributes: the app's fields and native ones. */
function fieldsIn(file: string): Field[] {
  const text = readFileSync(path.join(source, file), 'utf8')
  const sourceOf = (node: unknown) => text.slice((node as { start: number }).start, (node as { end: number }).end)
  const nodes = [...nodesOf(parseSync(file, text, { lang: 'tsx' }).program)]
  // As in `const Input = chakra('input', inputRecipe)`.
  const own = nodes.filter(
    (node) => node.type === 'VariableDeclarator' && node['init'] && /^chakra\(\s*'(input|textarea)'/.test(sourceOf(node['init'])),
  )
  const names = ['input', 'textarea', 'chakra.input', 'chakra.textarea', ...own.map((node) => sourceOf(node['id']))]
  return nodes.flatMap((node) => {
    if (node.type !== 'JSXOpeningElement') return []
    const element = sourceOf(node['name'])
    if (!/^(TextField|TextAreaField)$/.test(element) && !names.includes(element)) return []
    const attributes = new Map(
      (node['attributes'] as Node[])
        .filter((it) => it.type === 'JSXAttribute')
        .map((it) => [sourceOf(it['name']), it['value'] ? sourceOf(it['value']) : 'true'] as const),
    )
    const type = attributes.get('type')
    return type === undefined || textTypes.test(type) ? [{ file, element, attributes }] : []
  })
}

const fields = files.flatMap(fieldsIn)
const isOurs = ({ element }: Field) => element === 'TextField' || element === 'TextAreaField'
const inFile = ({ file, element }: Field) => `${file}: ${element}`

/** Fields whose text is not stored, or that have a separate limit and message. */
const withoutLimit: Record<string, string> = {
  'features/accounts/privacy/request-erasure.tsx': 'compared with one word in the browser',
  'features/accounts/second-factor/code-field.tsx': 'compared with the code, and not stored',
  'features/accounts/sign-in/code-sign-in-form.tsx': 'compared with the code, and not stored',
  'features/accounts/sign-in/demo-sign-in-form.tsx': 'read by no one, and not stored',
  'features/experiments/word-map/word-field.tsx': 'compared with the words of the map, and not stored',
  'features/lab/prompt/prompt-form.tsx': 'its own counter, and an error that names the limit',
  'features/staff/content/fields/lesson-fields.tsx': 'the duration, which is read as a number',
  'features/staff/content/fields/more-fields.tsx': 'points, which are read as a number',
  'features/staff/audit-log/filter.tsx': 'the id of an account, which is looked up',
}

test('requires a limit for every field except the listed ones', () => {
  const open = fields.filter((field) => isOurs(field) && field.attributes.get('maxLength') === '{undefined}')
  expect([...new Set(open.map(({ file }) => file))].toSorted()).toEqual(Object.keys(withoutLimit).toSorted())
})

test('uses only TextField and TextAreaField for text; a short answer shows its limit itself', () => {
  expect(
    fields
      .filter((field) => !isOurs(field))
      .map(inFile)
      .toSorted(),
  ).toEqual([
    'features/learning/check/answers/short-answer.tsx: Input',
    // Programs are not stored.
    'features/learning/programs/code-editor.tsx: Field',
    'ui/forms/text-field.tsx: Input',
    'ui/forms/text-field.tsx: TextArea',
  ])
})

test('truncates only search texts in the browser', () => {
  const cut = fields.filter((field) => !isOurs(field) && field.attributes.has('maxLength'))
  expect(cut.map((field) => `${inFile(field)} ${field.attributes.get('maxLength')}`)).toEqual([
    'ui/forms/text-field.tsx: Input {isSearch ? maxLength : undefined}',
  ])
})

test('requires limits to be named rules instead of numbers', () => {
  expect(fields.length).toBeGreaterThan(50)
  const numbers = fields.filter(({ attributes }) => /\d/.test(attributes.get('maxLength') ?? ''))
  expect(numbers.map(inFile)).toEqual([])
})
