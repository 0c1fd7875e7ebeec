// `npm run texts` prints every text that a person can read, with its place in the code. `-- --check` prints only texts with a phrase of
// phrases.ts and fails if there is one. `-- FOLDER` limits both to a folder.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { phraseIn } from './phrases.ts'
import { readTexts } from './read-texts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const args = process.argv.slice(2)
const folders = args.filter((arg) => !arg.startsWith('--'))
const isCheck = args.includes('--check')

/** Word lists and patterns for prompts, samples of prompts, instructions to models, and robots.txt: no texts that we write to people. */
const noTexts =
  /lab\/coach\/(kinds|tricks|language|nonsense|reading\/\w+)\.ts|safety\/(child-spellings|crisis-\w+|[\w-]*patterns[\w-]*)\.ts|lab\/models\/system-prompt\.service\.ts|tutor\/tutor-instructions\.service\.ts|tutor\/search\/terms\.service\.ts|prompt-checker\.worker\.ts|http\/routes\/pages\.ts/

const files = (folders.length > 0 ? folders : ['frontend/src', 'backend/src', 'schema/rules']).flatMap((dir) =>
  readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
    .map((name) => `${dir}/${name}`)
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(test|generated|fixture)\.tsx?$|\/generated\//.test(name) && !noTexts.test(name),
    )
    .toSorted(),
)

let isClean = true
for (const { file, line, text } of files.flatMap((file) => readTexts(root, file))) {
  const phrase = isCheck ? phraseIn(text) : null
  if (isCheck && phrase === null) continue
  isClean &&= phrase === null
  console.log(`${file}:${line}\t${phrase ? `[${phrase}] ` : ''}${text}`)
}
process.exitCode = isClean ? 0 : 1
