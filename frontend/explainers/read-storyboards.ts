import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { parseStoryboard, type Storyboard } from './storyboard.ts'

const folder = path.resolve(import.meta.dirname, '../../backend/content/explainers')

/** Reads all storyboards; the file name is the id. @throws with the id and what is wrong with it */
export function readStoryboards(): Storyboard[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parseStoryboard(path.basename(name, '.yaml'), parse(readFileSync(path.join(folder, name), 'utf8'))))
}
