import matter from 'gray-matter'
import { lexer, type Token } from 'marked'
import { z } from 'zod'

/** A chapter, or one of the unnumbered parts before and after the chapters. */
export type Part = {
  name: string
  number: number | null
  title: string
  summary: string
  type: 'normal' | 'large'
  /** Whether its page has a frame, as what is printed and signed. */
  isFramed: boolean
  /** Whether the rest of its last page shows the scene of the cover. */
  hasScene: boolean
  tokens: Token[]
}

export type Book = {
  title: string
  subtitle: string
  author: string
  language: string
  edition: Date
  /** In reading order; the first is the foreword. */
  parts: Part[]
}

const bookFront = z.object({
  title: z.string(),
  subtitle: z.string(),
  author: z.string(),
  language: z.string(),
  edition: z.date(),
  foreword: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
})

const partFront = z.object({
  title: z.string(),
  summary: z.string().default(''),
  type: z.enum(['normal', 'large']).default('normal'),
  frame: z.boolean().default(false),
  scene: z.boolean().default(false),
})

/**
 * Reads a book from Markdown files by name: `book` says what stands before and after the chapters, `01-…` and on are the chapters.
 *
 * @throws Error when a file is missing or its front matter is not what a book needs
 */
export function readBook(files: Map<string, string>): Book {
  const { data, content } = matter(source(files, 'book'))
  const { foreword, before, after, ...book } = bookFront.parse(data)
  const chapters = [...files.keys()].filter((name) => /^\d+-/.test(name)).sort()
  return {
    ...book,
    parts: [
      part('foreword', null, partFront.parse({ title: foreword }), content),
      ...before.map((name) => readPart(files, name, null)),
      ...chapters.map((name, index) => readPart(files, name, index + 1)),
      ...after.map((name) => readPart(files, name, null)),
    ],
  }
}

function readPart(files: Map<string, string>, name: string, number: number | null): Part {
  const { data, content } = matter(source(files, name))
  return part(name, number, partFront.parse(data), content)
}

function part(name: string, number: number | null, front: z.infer<typeof partFront>, content: string): Part {
  const { frame, scene, ...rest } = front
  return { name, number, ...rest, isFramed: frame, hasScene: scene, tokens: lexer(content) }
}

function source(files: Map<string, string>, name: string): string {
  const text = files.get(name)
  if (text === undefined) throw new Error(`the book has no file named ${name}`)
  return text
}
