import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { keepOnce } from '../../keep-once.ts'

const folder = path.resolve(import.meta.dirname, '../../../content/guide')

/** The guide for parents as a PDF, printed when it is first asked for and kept as long as the server runs. */
export const guideBook = keepOnce(printGuide)

async function printGuide(): Promise<Uint8Array> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const files = await Promise.all(
    names.map(async (name) => [path.basename(name, '.md'), await readFile(path.join(folder, name), 'utf8')] as const),
  )
  // The printing press is heavy, and most processes never need it.
  const [{ readBook }, { setBook }] = await Promise.all([
    import('../../adapters/pdf/book.ts'),
    import('../../adapters/pdf/set-book.ts'),
  ])
  return setBook(readBook(new Map(files)))
}
