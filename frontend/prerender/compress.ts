import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Compresses text files once at build time instead of at every request. */
export async function compressFiles(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(js|css|svg|json|vtt|webmanifest)$/.test(file) && !file.startsWith('.vite'),
  )
  for (const file of files) {
    const whole = readFileSync(path.join(folder, file))
    const small = await brotli(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } })
    if (small.length < whole.length) writeFileSync(path.join(folder, `${file}.br`), small)
  }
}
