import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { type Fact, fact } from '@deepm/schema/rules/learning/lesson-content'
import matter from 'gray-matter'

const folder = path.resolve(import.meta.dirname, '../../../content/guide')

const front = z.object({ title: z.string(), facts: z._default(z.array(fact), []) })

/** A part of the guide for parents with its statements that can become wrong. The id begins with `guide-`. */
type GuidePart = { id: string; title: string; facts: Fact[] }

/** Reads the parts of the guide for parents that list statements with the day of their last check. */
export function readGuideFacts(): GuidePart[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      id: `guide-${path.basename(name, '.md')}`,
      ...front.parse(matter(readFileSync(path.join(folder, name), 'utf8')).data),
    }))
    .filter(({ facts }) => facts.length > 0)
}
