import { maxOrder } from '@deepm/schema/rules/experiments/next-word'
import { seededRandom, weightedIndex } from '../engine/random.ts'
import { type Counts, chances, nextWords, train } from './core.ts'
import { prepared } from './data.ts'

type Written = { word: string; chance: number }

/** Texts that were written from the same start, to compare them. */
export type Run = { start: string; order: number; temperature: number; words: readonly string[]; share: number }

export type State = {
  setup: string
  /** Text of the learner; used when the setup is `own`. */
  own: string
  order: number
  temperature: number
  start: string
  written: readonly Written[]
  runs: readonly Run[]
  seed: number
  /** Number of chosen words since the start, so that no random number is used twice. */
  turn: number
}

/** Longest own text, in characters. */
export const maxOwnLength = 10_000

/** Texts that are kept for comparison. */
const keptRuns = 20

/** Words that one press writes. */
const runLength = 20

/** Shortest part of a text that counts as copied, in words. */
const copyLength = 6

export function startState(setup: string, seed: number): State {
  const start = prepared[setup]?.starts[0] ?? ''
  return { setup, own: '', order: 2, temperature: 1, start, written: [], runs: [], seed, turn: 0 }
}

/** Splits a text into lower-case words and full stops. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+|[.!?]/gu) ?? []
}

export function isStop(word: string): boolean {
  return /^[.!?]$/.test(word)
}

/** Joins words to readable text: capitals after full stops, no space before them. */
export function textOf(words: readonly string[]): string {
  let text = ''
  for (const word of words) {
    const isEnd = isStop(word)
    const isFirst = text === '' || /[.!?]$/.test(text)
    text += `${text === '' || isEnd ? '' : ' '}${isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word}`
  }
  return text
}

export function trainingText({ setup, own }: Pick<State, 'setup' | 'own'>): string {
  return prepared[setup]?.text ?? own.slice(0, maxOwnLength)
}

export type Machine = { counts: Counts; words: readonly string[]; copies: ReadonlySet<string> }

/** Trains the machine on a text. */
export function trainMachine(text: string, order: number): Machine {
  const words = wordsOf(text)
  const copies = new Set(words.map((_, place) => words.slice(place, place + copyLength).join(' ')))
  return { counts: train(words, order), words, copies }
}

export type Candidate = { word: string; count: number; chance: number }

/** Returns the possible next words with their chances, the most likely first. */
export function candidates({ counts }: Machine, state: State): Candidate[] {
  const next = nextWords(counts, allWords(state), state.order)
  const share = chances(next, state.temperature)
  return next.map(([word, count], index) => ({ word, count, chance: share[index] ?? 0 }))
}

/** Returns the start and the written words. */
export function allWords({ start, written }: Pick<State, 'start' | 'written'>): string[] {
  return [...wordsOf(start), ...written.map(({ word }) => word)]
}

/** Adds the chosen word, or one by chance. */
export function writeWord(machine: Machine, state: State, chosen?: string): State {
  const list = candidates(machine, state)
  const random = seededRandom(state.seed + state.turn * 7919)
  const index =
    chosen === undefined
      ? weightedIndex(
          list.map((it) => it.chance),
          random,
        )
      : list.findIndex((it) => it.word === chosen)
  const candidate = list[index]
  if (!candidate) return state
  const { word, chance } = candidate
  return { ...state, written: [...state.written, { word, chance }], turn: state.turn + 1 }
}

/** Writes a run of words from the start and keeps it for comparison. */
export function writeRun(machine: Machine, state: State): State {
  let now: State = { ...state, written: [] }
  for (let count = 0; count < runLength; count += 1) now = writeWord(machine, now)
  const words = allWords(now)
  const { start, order, temperature } = now
  const run = { start, order, temperature, words, share: copiedShare(machine, words) }
  return { ...now, runs: [run, ...state.runs].slice(0, keptRuns) }
}

/** Returns for each word whether it is part of at least six words in a row from the training text. */
export function copiedWords({ copies }: Machine, words: readonly string[]): boolean[] {
  const marks = words.map(() => false)
  for (let place = 0; place + copyLength <= words.length; place += 1) {
    if (copies.has(words.slice(place, place + copyLength).join(' '))) marks.fill(true, place, place + copyLength)
  }
  return marks
}

function copiedShare(machine: Machine, words: readonly string[]): number {
  return copiedWords(machine, words).filter(Boolean).length / Math.max(1, words.length)
}

type Comparison = { careful: number; bold: number; isCarefulSame: boolean; isBoldSame: boolean }

/** Compares two runs at the lowest and two at the highest measured temperature; `null` while one of them is missing. */
export function compareTemperatures(runs: readonly Run[], limits: { careful: number; bold: number }): Comparison | null {
  const [first] = runs
  if (!first) return null
  const alike = runs.filter((it) => it.start === first.start && it.order === first.order)
  const pair = (isWanted: (temperature: number) => boolean) => {
    const one = alike.find((it) => isWanted(it.temperature))
    const other = one && alike.find((it) => it !== one && it.temperature === one.temperature)
    return one && other ? { temperature: one.temperature, isSame: one.words.join(' ') === other.words.join(' ') } : null
  }
  const low = pair((it) => it <= limits.careful)
  const high = pair((it) => it >= limits.bold)
  if (!low || !high) return null
  return { careful: low.temperature, bold: high.temperature, isCarefulSame: low.isSame, isBoldSame: high.isSame }
}

/** Returns the latest run of each look-back, from 1 word on; `null` for those that are missing. */
export function latestRuns(runs: readonly Run[]): (Run | null)[] {
  return Array.from({ length: maxOrder }, (_, index) => runs.find((it) => it.order === index + 1) ?? null)
}

/** Returns the evidence of mission 2: the copied share of the latest text of each look-back; `null` until there are all. */
export function copyEvidence(runs: readonly Run[]) {
  const latest = latestRuns(runs).filter((it) => it !== null)
  return latest.length === maxOrder ? { runs: latest.map(({ order, share }) => ({ order, share })) } : null
}

/** Returns whether an earlier run with the same settings wrote the same text. `index` is the place in the list, the latest first. */
export function isRepeated(runs: readonly Run[], index: number): boolean {
  const key = ({ start, order, temperature, words }: Run) => JSON.stringify([start, order, temperature, words])
  const run = runs[index]
  return run !== undefined && runs.slice(index + 1).some((it) => key(it) === key(run))
}
