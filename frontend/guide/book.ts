import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import matter from 'gray-matter'

const folder = path.resolve(import.meta.dirname, '../../backend/content/guide')

/** The printed guide that the server serves. */
export const pdfFile = path.join(folder, 'guide-for-parents.pdf')

/** A chapter, or an unnumbered part before or after the chapters. */
export type Part = z.infer<typeof partFront> & { id: string; number: number | null; markdown: string }

export type Book = z.infer<typeof bookFront> & { parts: Part[] }

const partFront = z.object({
  title: z.string(),
  summary: z._default(z.string(), ''),
  /** A file in `art/`. */
  drawing: z.optional(z.string()),
  type: z._default(z.enum(['small', 'normal', 'large']), 'normal'),
  /** Whether the page has a frame. Families print and sign such a page. */
  frame: z._default(z.boolean(), false),
})

const bookFront = z.object({
  title: z.string(),
  subtitle: z.string(),
  author: z.string(),
  language: z.string(),
  edition: z.date(),
  foreword: z.string(),
  drawing: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
})

/** Reads the guide. `book.md` contains the foreword and lists the parts around the chapters `01-….md`, `02-….md` and so on. */
export function readBook(): Book {
  const { data, content } = read('book')
  const book = bookFront.parse(data)
  const foreword = { ...partFront.parse({ title: book.foreword, drawing: book.drawing }), id: 'foreword', number: null }
  const chapters = readdirSync(folder)
    .filter((name) => /^\d+-.*\.md$/.test(name))
    .sort()
  return {
    ...book,
    parts: [
      { ...foreword, markdown: content },
      ...book.before.map((name) => readPart(name, null)),
      ...chapters.map((name, index) => readPart(path.basename(name, '.md'), index + 1)),
      ...book.after.map((name) => readPart(name, null)),
    ],
  }
}

function readPart(name: string, number: number | null): Part {
  const { data, content } = read(name)
  // A CSS name cannot begin with a digit.
  return { ...partFront.parse(data), id: name.replace(/^\d+-/, ''), number, markdown: content }
}

function read(name: string) {
  return matter(readFileSync(path.join(folder, `${name}.md`), 'utf8'))
}
