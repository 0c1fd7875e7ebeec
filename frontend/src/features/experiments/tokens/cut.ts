import { mergeSteps, type Ranks, splitWords } from './core.ts'

export type Token = {
  id: number
  /** The text of the token; `null` if it is only a part of a letter. */
  text: string | null
}

/** A word with the space before it, a number, or a sign. */
export type Word = {
  text: string
  /** The pieces before the first step and after each one. The last are the tokens. */
  steps: readonly (readonly Token[])[]
}

/** Texts that the worker cuts. */
export type Request = readonly string[]

export type Answer = readonly { text: string; words: readonly Word[] }[]

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Returns the UTF-8 bytes of a text as characters from 0 to 255. */
export function bytesOf(text: string): string {
  return String.fromCharCode(...encoder.encode(text))
}

/** Cuts texts into words, and these into tokens. */
export function respond(texts: Request, ranks: Ranks): Answer {
  return texts.map((text) => ({
    text,
    words: splitWords(text).map((word) => ({
      text: word,
      steps: mergeSteps(bytesOf(word), ranks).map((pieces) => pieces.map((piece) => tokenOf(piece, ranks))),
    })),
  }))
}

function tokenOf(piece: string, ranks: Ranks): Token {
  const id = ranks.get(piece)
  if (id === undefined) throw new Error('Every single byte is a piece of the vocabulary')
  try {
    return { id, text: decoder.decode(Uint8Array.from(piece, (it) => it.charCodeAt(0))) }
  } catch {
    return { id, text: null }
  }
}
